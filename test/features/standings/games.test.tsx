import { screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { kickOffTime } from '../../../src/lib/dates';
import { decimals } from '../../../src/lib/numbers';
import { get } from '../../support/call';
import { failFirst, holdRequests, respondToCalls } from '../../support/interceptCalls';
import { renderPage } from '../../support/renderPage';
import { sleep } from '../../support/sleep';

type Games = Schema<'Games'>;
const CALL = '/api/League/GetGames';

afterEach(() => server.intercept(null));

const week = async (number: number) => (await get(`${CALL}?leagueId=132&week=${number}`)).json<Games>();
const cardOf = async (number: number) =>
  (await screen.findByRole('heading', { name: new RegExp(`^2025, week ${number}(,|$)`) })).closest('div')!;
const rowsOf = (card: HTMLElement) => within(within(card).getByRole('list', { name: 'Games' })).getAllByRole('listitem');

const sideText = ({ teamName, record }: Schema<'GameSide'>) => `${teamName} ${record!.wins}-${record!.losses}`;
/** The order on the page: the rounds for the title, then the others. */
const inOrder = (games: Games['games']) => {
  const rounds = ['Final', 'Semi-final', 'Quarter-final', 'Third-place game'];
  return [
    ...rounds.flatMap((name) => games.filter(({ round }) => round === name)),
    ...games.filter(({ round }) => !rounds.includes(round!)),
  ];
};

test('the games are a view of the standings: the last two weeks, each game with its round, records, score and the winner in bold and in words', async () => {
  const { user } = renderPage('/league/132');
  await user.click(await screen.findByRole('link', { name: 'Games' }));
  const { weeks } = (await get(`${CALL}?leagueId=132`)).json<Games>();
  for (const number of weeks.slice(-2)) {
    const { games, idle } = await week(number);
    const card = await cardOf(number);
    expect(rowsOf(card).map((row) => row.textContent)).toEqual(
      inOrder(games).map(
        ({ round, teams: [a, b] }) => `${round ?? ''}${sideText(a!)}${decimals(a!.score)} – ${decimals(b!.score)}${sideText(b!)}`,
      ),
    );
    const winners = inOrder(games).flatMap(({ teams }) => teams.filter(({ result }) => result === 'W'));
    expect([...card.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(
      winners.map(({ teamName }) => teamName),
    );
    for (const mark of within(card).getAllByRole('img', { name: 'won' }))
      expect(mark.parentElement!.querySelector('strong')).not.toBeNull();
    for (const { teamId, teamName } of idle)
      expect(within(card).getByRole('link', { name: teamName })).toHaveAttribute('href', `/league/132/team/${teamId}`);
  }
});

test('the weeks before and after are a link each, which keeps the focus', async () => {
  const { user } = renderPage('/league/132?view=games&week=5');
  await cardOf(5);
  await cardOf(6);
  await user.click(screen.getByRole('link', { name: 'Week 4' }));
  await cardOf(4);
  await cardOf(5);
  expect(screen.queryByRole('heading', { name: /week 6/ })).not.toBeInTheDocument();
  expect(window.location.search).toBe('?view=games&week=4');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Week 3' })).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Divisions' }));
  expect((await screen.findAllByRole('table')).length).toBeGreaterThan(2);
});

test.each(['', '&week=16'])('of the last two weeks (%s) only the week before both is a link', async (search) => {
  renderPage(`/league/132?view=games${search}`);
  await cardOf(16);
  await cardOf(17);
  const links = within(screen.getByRole('navigation', { name: 'Weeks' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Week 15']);
});

/** Opens the standings with other parts in their response. */
async function openWith(parts: Partial<Schema<'League'>>) {
  const standings = (await get('/api/League/GetLeague?leagueId=132')).json<Schema<'League'>>();
  const requested: string[] = [];
  server.intercept(({ url }) => {
    const { pathname } = new URL(url);
    requested.push(pathname);
    return pathname === '/api/League/GetLeague' ? Response.json({ ...standings, ...parts }) : undefined;
  });
  renderPage('/league/132');
  await screen.findAllByRole('table');
  return { standings, requested };
}
const lately = () => within(screen.getByRole('region', { name: 'Latest changes' })).getAllByRole('listitem');

test('in a season the games of the last and the coming week are below the standings', async () => {
  const side = (teamId: string, teamName: string) => ({ teamId, teamName, score: null, result: null });
  const weekOf = (week: number, a: string, b: string) => ({
    ...{ leagueName: 'L', season: 2025, week, weeks: [1, 2, 3, 4], idle: [] },
    games: [{ teams: [side('1', a), side('2', b)] }],
  });
  const kickOffs = [Date.parse('2025-09-25T17:00Z'), Date.parse('2025-09-26T00:15Z')];
  const calendar = { season: 2025, phase: 'regular', week: 4, kickOffs };
  await server.rows(`insert into installation values ('nflCalendar', '${JSON.stringify({ readAt: 0, calendar })}')`);
  await server.rowsChanged();
  const { requested } = await openWith({
    comingGames: weekOf(4, 'Ants', '<b>Bees</b>'),
    lastGames: weekOf(3, 'Ants', 'Wasps'),
    latestChanges: {},
  });
  expect(screen.getAllByRole('heading', { name: /week/ }).map((heading) => heading.textContent)).toEqual([
    '2025, week 3',
    '2025, week 4',
  ]);
  expect(rowsOf(await cardOf(4)).map((row) => row.textContent)).toEqual(['Antsplays<b>Bees</b>']);
  expect(await within(await cardOf(4)).findByText('Kick-off', { exact: false })).toHaveTextContent(
    `Kick-off ${kickOffTime('2025-09-25T17:00Z')}`,
  );
  expect(screen.getAllByText('Kick-off', { exact: false })).toHaveLength(1);
  expect(screen.queryByText(/^Final/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Latest changes' })).not.toBeInTheDocument();
  expect(requested).not.toContain(CALL);
});

test('after a season its last week is below the standings, the final first', async () => {
  const { champion, lastGames } = (await openWith({})).standings;
  const card = await cardOf(lastGames!.week!);
  const rows = rowsOf(card);
  expect(rows).toHaveLength(lastGames!.games.length);
  expect(rows.map((row) => row.textContent?.startsWith('Final'))).toEqual(rows.map((_, index) => index === 0));
  expect(within(rows[0]!).getByRole('link', { name: champion!.teamName }).closest('strong')).not.toBeNull();
  expect(lastGames).toEqual(await week(lastGames!.week!));
  expect(within(card).getByRole('link', { name: /^2025, week 17/ })).toHaveAttribute('href', '/league/132?view=games&week=17');
});

test('the newest changes are below the games: transactions, and entered trades of picks', async () => {
  const { transactions } = (await get('/api/League/GetTransactions?leagueId=132&year=2025')).json<Schema<'Transactions'>>();
  const { model } = (await get('/api/PreDraftTrades?leagueId=132&year=2026')).json<Schema<'PreDraftTrades'>>();
  const release = holdRequests('/api/Settings');
  renderPage('/league/132');
  await screen.findByRole('region', { name: 'Latest changes' });
  // Of which season a traded pick is comes with the settings.
  expect(screen.queryByText('Pick traded', { exact: false })).not.toBeInTheDocument();
  await release();
  await screen.findAllByText('Pick traded', { exact: false });
  const standings = (await get('/api/League/GetLeague?leagueId=132')).json<Schema<'League'>>();
  expect(standings.latestChanges).toEqual({
    transactions: transactions.slice(0, 5),
    trades: model.preDraftTrades.toReversed().slice(0, 5),
  });
  const [trade] = standings.latestChanges!.trades!;
  const { round, pick, pickFrom, pickTo } = trade!;
  expect(lately()).toHaveLength(5);
  expect(lately()[0]).toHaveTextContent(
    `Pick traded${pickTo} get ${round}.${String(pick).padStart(2, '0')} of 2026 from ${pickFrom}`,
  );
  const traded = within(lately()[0]!).getByRole('link', { name: `${round}.${String(pick).padStart(2, '0')} of 2026` });
  expect(traded).toHaveAttribute('href', '/draftorder/132');
  expect(screen.getByRole('link', { name: 'All transactions' })).toHaveAttribute('href', '/transactions/132/2025');
});

test('a transaction shows who goes where, and the price', async () => {
  const move = { player: { playerId: '4034', playerName: 'Zane Claim', position: 'RB' }, pick: null, budget: null, from: null };
  const pick = { season: 2027, round: 3, pick: null, teamName: 'Ferrets', teamId: '13201' };
  await openWith({
    latestChanges: {
      transactions: [
        {
          ...{ id: '1', season: 2025, type: 'waiver', at: '2025-12-01T10:00:00Z', week: 13, bid: 7 },
          moves: [
            { ...move, to: { teamId: '13204', teamName: 'Gurus' } },
            { ...move, player: null, pick, from: { teamId: '13204', teamName: 'Gurus' }, to: null },
          ],
        },
      ],
    },
  });
  expect(lately().map((item) => item.textContent)).toEqual([
    '1 Dec 2025WaiverGurus + Zane Claim RB − 2027 round 3 of Ferrets ($7)',
  ]);
  expect(screen.getByRole('link', { name: '2027 round 3 of Ferrets' })).toHaveAttribute('href', '/league/132/team/13201');
});

test('a league without weeks has no games', async () => {
  respondToCalls(CALL, () => ({ leagueName: 'L', season: 2026, week: null, weeks: [], games: [], idle: [] }));
  renderPage('/league/132?view=games');
  expect(await screen.findByText('No data available')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Games' })).toBeInTheDocument();
});

test('games that cannot be loaded have Retry', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  failFirst(CALL, new Response(null, { status: 500 }));
  const { user } = renderPage('/league/132?view=games');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await cardOf(17)).toBeInTheDocument();
  log.mockRestore();
});

const side = (teamId: string, teamName: string) => ({ teamId, teamName, score: 90, result: null });

test('a team that plays on later has a bye, another one no opponent', async () => {
  const idle = [{ ...side('1', 'Ants'), isBye: true }, side('2', 'Bees'), { ...side('3', 'Crows'), isBye: true }];
  respondToCalls(CALL, () => ({ leagueName: 'L', season: 2025, week: 15, weeks: [15], round: 1, games: [], idle }));
  renderPage('/league/132?view=games');
  const card = await cardOf(15);
  const textsOf = (name: string) =>
    within(within(card).getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(textsOf('Bye')).toEqual(['Ants90.00', 'Crows90.00']);
  expect(textsOf('No opponent')).toEqual(['Bees90.00']);
});

test('each score leads to its game; of a team with two games a week the URL names the opponent', async () => {
  const idle = [side('4', 'Dogs')];
  const games = [
    ['1', '2'],
    ['3', '1'],
    ['5', '6'],
  ].map((ids) => ({ teams: ids.map((id) => side(id, `Team ${id}`)) }));
  respondToCalls(CALL, () => ({ leagueName: 'L', season: 2025, week: 9, weeks: [9], games, idle }));
  renderPage('/league/132?view=games');
  const links = within(await cardOf(9)).getAllByRole('link', { name: /^90\.00/ });
  const path = '/matchup/132/2025/9';
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`${path}/1?opponent=2`, `${path}/3`, `${path}/5`, `${path}/4`]);
});

test('a week of the play-offs is named so; a second game against the median is marked', async () => {
  respondToCalls(CALL, (call) => {
    const isLater = call['week'] === '15';
    const common = { leagueName: 'L', season: 2025, weeks: [14, 15], games: [], idle: [] };
    return { ...common, week: isLater ? 15 : 14, round: isLater ? 1 : null, median: isLater ? null : 101.25 };
  });
  renderPage('/league/132?view=games&week=14');
  expect(await screen.findByRole('heading', { name: '2025, week 15, play-offs' })).toBeInTheDocument();
  expect(await cardOf(14)).toHaveTextContent('The median is 101.25:');
});

test.each([
  [100.015, '100.015'],
  [100, '100.00'],
])('a median that is between two cents has three decimals: %d', async (median, text) => {
  respondToCalls(CALL, () => ({
    leagueName: 'L',
    season: 2025,
    week: 14,
    weeks: [14],
    round: null,
    median,
    games: [],
    idle: [],
  }));
  renderPage('/league/132?view=games&week=14');
  expect(await cardOf(14)).toHaveTextContent(`The median is ${text}: each team`);
});

test('a final of two weeks is shown once, below its second week, with the points of both', async () => {
  const side = (teamId: string, teamName: string, score: number, result: string) => ({ teamId, teamName, score, result });
  const final = { weeks: [16, 17], teams: [side('1', 'Ants', 170.5, 'L'), side('2', 'Bees', 180.25, 'W')] };
  const calls = respondToCalls(CALL, (call) => ({
    ...{ leagueName: 'L', season: 2025, week: call['week'] === '16' ? 16 : 17, weeks: [16, 17] },
    ...{ round: 3, games: [final], idle: [] },
  }));
  renderPage('/league/132?view=games');
  const [row, ...others] = rowsOf(await cardOf(17));
  expect([row!.textContent, others]).toEqual(['Ants170.50 – 180.25 in weeks 16 and 17Bees', []]);
  await waitFor(() => expect(calls).toHaveLength(2));
  await sleep(100);
  expect(screen.queryByRole('heading', { name: /week 16/ })).not.toBeInTheDocument();
});

test('a second week that could not be loaded is shown with Retry, which loads it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.intercept(({ url }) => (url.includes(CALL) && url.includes('week=6') ? new Response('', { status: 500 }) : undefined));
  const { user } = renderPage('/league/132?view=games&week=5');
  await cardOf(5);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.intercept(null);
  await user.click(retry);
  await cardOf(6);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  log.mockRestore();
});
