import { screen } from '@testing-library/react';
import { get } from '../../../../support/call';
import { logIn } from '../../../../support/logIn';
import { renderRoute } from '../../../../support/renderRoute';

interface Player {
  playerId: string;
  nflRank: number | null;
  fantasyProsInfo: { avg: number | null; age: number | null } | null;
}

const league = 'leagueId=132';
const players = async () => (await get(`/api/League/GetAvailablePlayers?${league}`)).json<{ players: Player[] }>().players;
const best = async () => (await players())[0]!;
const seasons = async () => {
  const { season, nflRankSeason, adpSeason } = (await get(`/api/Settings?${league}`)).json<Record<string, number | null>>();
  return { season, nflRankSeason, adpSeason };
};
/** Changes stored rankings or players, and starts the server anew: it has cached what it responded. */
async function change(...statements: string[]) {
  for (const statement of statements) await server.rows(statement);
  await server.restart();
}

beforeAll(() => get('/api/health'));

test("an age is a birth date's, today; the ranking's where there is no birth date", async () => {
  const { playerId } = await best();
  await change(`update player set birthdate = current_date - 8949 where id = '${playerId}'`);
  expect((await best()).fantasyProsInfo?.age).toBe(24.5);
  await change(
    `update player set birthdate = null where id = '${playerId}'`,
    `update ranking set age = 31.2 where player_id = '${playerId}'`,
  );
  expect((await best()).fantasyProsInfo?.age).toBe(31.2);
});

test('ranks and ADP of the season are shown without a note', async () => {
  expect(await seasons()).toEqual({ season: 2026, nflRankSeason: 2026, adpSeason: 2026 });
  renderRoute('/availableplayers/132');
  expect(await screen.findByRole('table', { name: 'Available Players' })).toBeInTheDocument();
  expect(screen.queryByText(/^Shown until/)).not.toBeInTheDocument();
});

test('while the season has no ADP, that of the newest season before is shown, which the page says', async () => {
  const { playerId, nflRank, fantasyProsInfo } = await best();
  await change(
    `insert into ranking (season, player_id, avg) values (2025, '${playerId}', 7.25), (2024, '${playerId}', 99)
      on conflict (season, player_id) do update set avg = excluded.avg`,
    'update ranking set best = null, worst = null, avg = null, std_dev = null where season = 2026',
  );
  expect(fantasyProsInfo?.avg).not.toBe(7.25);
  expect(await seasons()).toMatchObject({ nflRankSeason: 2026, adpSeason: 2025 });
  expect(await best()).toMatchObject({ playerId, nflRank, fantasyProsInfo: { avg: 7.25 } });
  renderRoute('/availableplayers/132');
  expect(await screen.findByText('Shown until there are newer ones: ADP of 2025.')).toBeInTheDocument();
});

test('an older ranking has the day on which it was read, if known', async () => {
  await change(`insert into installation values ('adpAsOf/2025', '2025-08-28')`);
  expect((await get(`/api/Settings?${league}`)).json()).toMatchObject({ nflRankAsOf: null, adpAsOf: '2025-08-28' });
  renderRoute('/availableplayers/132');
  expect(await screen.findByText('Shown until there are newer ones: ADP of 2025 (28 Aug 2025).')).toBeInTheDocument();
  await change(`delete from installation where name = 'adpAsOf/2025'`);
});

test('without any ranking of the season the ranks are of the newest season before too', async () => {
  const { playerId } = await best();
  await change(
    'delete from ranking where season = 2026',
    `update ranking set nfl_rank = 1 where season = 2025 and player_id = '${playerId}'`,
  );
  expect(await best()).toMatchObject({ playerId, nflRank: 1 });
  renderRoute('/availableplayers/132');
  expect(await screen.findByText('Shown until there are newer ones: ranks of 2025, ADP of 2025.')).toBeInTheDocument();
});

test('without any ranking the page says so once', async () => {
  await change('delete from ranking');
  expect(await seasons()).toMatchObject({ nflRankSeason: null, adpSeason: null });
  renderRoute('/availableplayers/132');
  expect(await screen.findByText(/^No ranks and no ADP are loaded yet\. They come with the next daily read/)).toHaveTextContent(
    'an admin of this site can read them now or upload a file.',
  );
  expect(screen.getByText(/^Until then the players are in the order of their points of 2025 in this league/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /upload a file/ })).not.toBeInTheDocument();
});

test.each(['/availableplayers/132', '/rookies/132/2031'])('%s links an admin to what loads the missing rows', async (url) => {
  await logIn();
  renderRoute(url);
  expect(await screen.findByRole('link', { name: 'Read them from the hosts' })).toHaveAttribute('href', '/admin');
  expect(screen.getByRole('link', { name: 'upload a file' })).toHaveAttribute('href', '/admin?view=players');
});
