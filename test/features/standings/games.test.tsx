import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { decimals } from '../../../src/lib/numbers';
import { get } from '../../support/call';
import { failFirst, respondToCalls } from '../../support/interceptCalls';
import { renderRoute } from '../../support/renderRoute';
import { rest } from '../../support/rest';

type Games = Schema<'Games'>;
const CALL = '/api/League/GetGames';

afterEach(() => server.intercept(null));

const week = async (number: number) => (await get(`${CALL}?leagueId=132&week=${number}`)).json<Games>();
const cardOf = async (number: number) =>
  (await screen.findByRole('heading', { name: new RegExp(`^2025, week ${number}(,|$)`) })).closest('div')!;
const rowsOf = (card: HTMLElement) => within(card).getAllByRole('listitem');

test('the games are a view of the standings: the last two weeks, each game with its score and the winner in bold', async () => {
  const { user } = renderRoute('/league/132');
  await user.click(await screen.findByRole('link', { name: 'Games' }));
  const { weeks } = (await get(`${CALL}?leagueId=132`)).json<Games>();
  for (const number of weeks.slice(-2)) {
    const { games, idle } = await week(number);
    const card = await cardOf(number);
    expect(rowsOf(card).map((row) => row.textContent)).toEqual(
      games.map(({ teams: [a, b] }) => `${a!.teamName}${decimals(a!.score)} – ${decimals(b!.score)}${b!.teamName}`),
    );
    const winners = games.flatMap(({ teams }) => teams.filter(({ result }) => result === 'W'));
    expect([...card.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(
      winners.map(({ teamName }) => teamName),
    );
    for (const { teamId, teamName } of idle)
      expect(within(card).getByRole('link', { name: teamName })).toHaveAttribute('href', `/league/132/team/${teamId}`);
  }
});

test('the weeks before and after are a link each', async () => {
  const { user } = renderRoute('/league/132?view=games&week=5');
  await cardOf(5);
  await cardOf(6);
  await user.click(screen.getByRole('link', { name: 'Week 4' }));
  await cardOf(4);
  await cardOf(5);
  expect(screen.queryByRole('heading', { name: /week 6/ })).not.toBeInTheDocument();
  expect(window.location.search).toBe('?view=games&week=4');
  await user.click(screen.getByRole('link', { name: 'Divisions' }));
  expect((await screen.findAllByRole('table')).length).toBeGreaterThan(2);
});

test('in a season the games of the last and the coming week stand below the standings', async () => {
  const side = (teamId: string, teamName: string) => ({ teamId, teamName, score: null, result: null });
  const coming = [{ teams: [side('1', 'Ants'), side('2', '<b>Bees</b>')] }];
  const standings = (await get('/api/League/GetLeague?leagueId=132')).json<Schema<'League'>>();
  server.intercept(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/api/League/GetLeague') return Response.json({ ...standings, hasComingGames: true });
    if (pathname !== CALL) return undefined;
    const isComing = searchParams.get('week') === '4';
    const week = { week: isComing ? 4 : 3, games: isComing ? coming : [] };
    return Response.json({ leagueName: 'L', season: 2025, weeks: [1, 2, 3, 4], idle: [], ...week });
  });
  renderRoute('/league/132');
  expect(rowsOf(await cardOf(4)).map((row) => row.textContent)).toEqual(['Antsplays<b>Bees</b>']);
  await cardOf(3);
  expect(screen.getAllByRole('table').length).toBeGreaterThan(2);
});

test('in a season the newest transactions stand below the games, with a link to all', async () => {
  const standings = (await get('/api/League/GetLeague?leagueId=132')).json<Schema<'League'>>();
  respondToCalls('/api/League/GetLeague', () => ({ ...standings, hasComingGames: true }));
  const { transactions } = (await get('/api/League/GetTransactions?leagueId=132&year=2025&limit=5')).json<
    Schema<'Transactions'>
  >();
  expect(transactions).toHaveLength(5);
  renderRoute('/league/132');
  const lately = within(await screen.findByRole('region', { name: 'Lately' }));
  expect(lately.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    transactions.map(({ moves }) => expect.stringContaining(moves[0]!.player!.playerName) as string),
  );
  const [{ moves }] = transactions as [Schema<'Transaction'>];
  const { to, player } = moves[0]!;
  expect(lately.getAllByRole('listitem')[0]).toHaveTextContent(`${player!.playerName} from the free agents to ${to!.teamName}`);
  expect(lately.getByRole('link', { name: 'All transactions' })).toHaveAttribute('href', '/transactions/132/2025');
});

test('outside of a season no games are asked for', async () => {
  const asked: string[] = [];
  server.intercept(({ url }) => {
    if (url.includes(CALL)) asked.push(url);
    return undefined;
  });
  renderRoute('/league/132');
  await screen.findAllByRole('table');
  await rest(200);
  expect(asked).toEqual([]);
});

test('a league without weeks has no games', async () => {
  respondToCalls(CALL, () => ({ leagueName: 'L', season: 2026, week: null, weeks: [], games: [], idle: [] }));
  renderRoute('/league/132?view=games');
  expect(await screen.findByText('No data available')).toBeInTheDocument();
});

test('games that cannot be loaded can be loaded again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  failFirst(CALL, new Response(null, { status: 500 }));
  const { user } = renderRoute('/league/132?view=games');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await cardOf(17)).toBeInTheDocument();
  log.mockRestore();
});

test('a team that plays on later has a bye, another one no opponent', async () => {
  const side = (teamId: string, teamName: string) => ({ teamId, teamName, score: 90, result: null });
  const idle = [{ ...side('1', 'Ants'), isBye: true }, side('2', 'Bees'), { ...side('3', 'Crows'), isBye: true }];
  respondToCalls(CALL, () => ({ leagueName: 'L', season: 2025, week: 15, weeks: [15], round: 1, games: [], idle }));
  renderRoute('/league/132?view=games');
  const texts = within(await cardOf(15))
    .getAllByText(/^(Bye|No opponent):/)
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['Bye: Ants 90.00, Crows 90.00', 'No opponent: Bees 90.00']);
});

test('a week of the play-offs names its round; where a second game is against the median, it is told', async () => {
  respondToCalls(CALL, (call) => {
    const isLater = call['week'] === '15';
    const common = { leagueName: 'L', season: 2025, weeks: [14, 15], games: [], idle: [] };
    return { ...common, week: isLater ? 15 : 14, round: isLater ? 1 : null, median: isLater ? null : 101.25 };
  });
  renderRoute('/league/132?view=games&week=14');
  expect(await screen.findByRole('heading', { name: '2025, week 15, round 1 of the play-offs' })).toBeInTheDocument();
  expect(await cardOf(14)).toHaveTextContent('The median is 101.25');
});
