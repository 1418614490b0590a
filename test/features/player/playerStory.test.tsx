import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { cellsOf, headersOf, rowsOf, texts } from '../../support/plainTable';
import { renderRoute } from '../../support/renderRoute';

/** A receiver whom teams of the league drafted, kept, claimed and dropped. */
const league = '6199037';
const godwin = '4037';
const page = `/player/${league}/${godwin}`;
const story = async (leagueId = league, playerId = godwin) =>
  (await get(`/api/League/GetPlayerStory?leagueId=${leagueId}&playerId=${playerId}`)).json<Schema<'PlayerStory'>>();
const rowsOfTable = (name: string) => rowsOf(name).map((row) => texts(cellsOf(row)));
const bar = () => within(screen.getByRole('group', { name: 'Season' }));

/** Opens a player's page and waits for his name. */
async function open(address: string) {
  const shown = renderRoute(address);
  await screen.findByRole('region', { name: 'How he came here' });
  return shown;
}

beforeEach(() => server.intercept(null));

test('the page has his name, his seven figures, and the weeks of his newest season with team, opponent, slot and points', async () => {
  const { player, seasons } = await story();
  await open(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Chris Godwin' })).toBeInTheDocument();
  expect(document.title).toBe('Chris Godwin · Player · Premier · Sideline');
  const ranks = within(screen.getByRole('region', { name: 'Ranks' }));
  expect(texts(ranks.getAllByRole('term'))).toEqual(['Best', 'Average', 'Worst', 'Std Dev', 'NFL Rank', 'Age', 'Bye Week']);
  expect(ranks.getByRole('link', { name: player.team!.name })).toHaveAttribute(
    'href',
    `/league/${league}/team/${player.team!.id}`,
  );
  const [{ season, weeks }] = seasons as [Schema<'PlayerSeason'>];
  expect(season).toBe(2025);
  expect(headersOf('Weeks of 2025')).toEqual(['Week', 'Team', 'Opponent', 'Slot', 'Points']);
  const slots = { starter: 'Starter', bench: 'Bench', reserve: 'Reserve' };
  expect(rowsOfTable('Weeks of 2025')).toEqual(
    weeks.map(({ week, team, opponent, slot, points, isBye }) => [
      `Week ${week}`,
      team.teamName,
      opponent?.teamName ?? '–',
      slots[slot],
      isBye ? 'Bye' : (points?.toFixed(2) ?? '–'),
    ]),
  );
  expect(weeks.some(({ slot }) => slot === 'bench')).toBe(true);
  const [first] = weeks as [Schema<'PlayerWeek'>];
  expect(screen.getByRole('link', { name: `Week ${first.week}` })).toHaveAttribute(
    'href',
    `/matchup/${league}/2025/${first.week}/${first.team.teamId}`,
  );
});

test('the season’s chart says in how many weeks he played, and how many of them he started', async () => {
  const { seasons } = await story();
  const { weeks } = seasons.find(({ season }) => season === 2023)!;
  await open(`${page}?year=2023`);
  const played = weeks.filter(({ points, isBye }) => points !== null && !isBye);
  const started = played.filter(({ slot }) => slot === 'starter');
  const chart = within(screen.getByRole('figure', { name: 'Points by week, 2023' }));
  expect(chart.getByRole('img')).toHaveAccessibleName(
    `Line of the points of Chris Godwin in ${played.length} weeks; he started ${started.length} of them. The table below has the numbers.`,
  );
  expect(texts(chart.getAllByRole('listitem'))).toEqual(['Points', 'Not started']);
});

test('a bye and a week that he did not play say so', async () => {
  await open(`${page}?year=2024`);
  const rows = rowsOfTable('Weeks of 2024');
  expect(rows[10]).toEqual(['Week 11', 'First Among Equals', 'Crown & Anchor', 'Bench', 'Bye']);
  expect(rows[14]).toEqual(['Week 15', 'First Among Equals', '–', 'Reserve', '–']);
});

test('each season has its points, those as a starter, and the place among the players of his position; it leads to its weeks', async () => {
  const { seasons } = await story();
  const { user } = await open(page);
  expect(headersOf('Seasons')).toEqual(['Season', 'Teams', 'Rank', 'Started', 'Points']);
  expect(rowsOfTable('Seasons')).toEqual(
    seasons.map(({ season, points, startedPoints, positionRank: { place, players }, weeks }) => [
      String(season),
      [...new Set(weeks.map(({ team }) => team.teamName))].join(', '),
      `WR ${place} of ${players}`,
      startedPoints.toFixed(2),
      points.toFixed(2),
    ]),
  );
  await user.click(within(screen.getByRole('table', { name: 'Seasons' })).getByRole('link', { name: '2022' }));
  expect(await screen.findByRole('table', { name: 'Weeks of 2022' })).toBeInTheDocument();
  expect(document.title).toBe('Chris Godwin · Player 2022 · Premier · Sideline');
});

test('the season in the bar goes through his own seasons', async () => {
  const { user } = await open(page);
  expect(await screen.findByRole('group', { name: 'Season' })).toHaveTextContent('◂Season 2025');
  expect(bar().queryByRole('link', { name: 'Season 2026' })).not.toBeInTheDocument();
  await user.click(bar().getByRole('link', { name: 'Season 2024' }));
  expect(await screen.findByRole('table', { name: 'Weeks of 2024' })).toBeInTheDocument();
  expect(window.location.search).toBe('?year=2024');
  await user.click(bar().getByRole('link', { name: 'Season 2025' }));
  expect(await screen.findByRole('table', { name: 'Weeks of 2025' })).toBeInTheDocument();
  expect(window.location.pathname + window.location.search).toBe(page);
});

test('a season without him says so, and the bar leads to his', async () => {
  await open(`${page}?year=2018`);
  expect(screen.getByRole('region', { name: 'Weeks of 2018' })).toHaveTextContent('No line-up of the league had him in 2018.');
  expect(bar().getByRole('link', { name: 'Season 2019' })).toHaveAttribute('href', `${page}?year=2019`);
});

test('how he came here: every draft, keeper mark and transaction, newest first, with the teams’ names of then', async () => {
  const { events } = await story();
  await open(page);
  const items = within(screen.getByRole('region', { name: 'How he came here' })).getAllByRole('listitem');
  expect(items).toHaveLength(events.length);
  expect(items[0]).toHaveTextContent('17 Dec 2025WaiverTop Flight + Chris Godwin WR − Isiah Pacheco RB');
  const all = texts(items);
  expect(all).toContain('2022Kept 16.07Box Seats keep Chris Godwin WR');
  expect(all.at(-1)).toBe('2019Drafted 3.03Box Seats + Chris Godwin WR');
  expect(within(items[0]!).getByRole('link', { name: 'Isiah Pacheco' })).toBeInTheDocument();
});

test('a Sleeper player has his trades, and links of that platform', async () => {
  const { seasons } = await story('620000000000000149', '3294');
  await open('/sleeper/player/620000000000000149/3294');
  const items = texts(within(screen.getByRole('region', { name: 'How he came here' })).getAllByRole('listitem'));
  expect(items[0]).toContain('22 Mar 2026Trade');
  expect(items.at(-1)).toBe('2022DraftedPrairie Kestrels + Dak Prescott QB ($30)');
  const { week, team } = seasons[0]!.weeks[0]!;
  expect(screen.getByRole('link', { name: `Week ${week}` })).toHaveAttribute(
    'href',
    `/sleeper/matchup/620000000000000149/2025/${week}/${team.teamId}`,
  );
});

test('a player whom no team ever had has his figures, and says so', async () => {
  const [nobody] = await server.rows<{ id: string; name: string }>(
    `select id, name from player p where not exists (select from team_week_player w where w.player_id = p.id)
     and not exists (select from transaction_move m where m.player_id = p.id)
     and not exists (select from draft_pick d where d.player_id = p.id)
     and not exists (select from roster_entry r where r.player_id = p.id) order by id limit 1`,
  );
  renderRoute(`/player/132/${nobody!.id}`);
  expect(await screen.findByText('No team of the league ever had him.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: nobody!.name })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Ranks' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Season' })).not.toBeInTheDocument();
});

test('an unknown player is not found', async () => {
  renderRoute('/player/132/nobody');
  expect(await screen.findByRole('heading', { level: 1, name: 'Not Found' })).toBeInTheDocument();
  expect(screen.getByText('There is no such player.')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Not Found · Global League · Sideline'));
});

test('a player’s sheet leads to his whole story', async () => {
  const { user } = renderRoute(`/depthchart/${league}?player=${godwin}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Chris Godwin' }));
  await user.click(dialog.getByRole('link', { name: 'Whole story' }));
  expect(await screen.findByRole('region', { name: 'How he came here' })).toBeInTheDocument();
  expect(window.location.pathname + window.location.search).toBe(page);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
