import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { kickOffTime } from '../../../src/lib/dates';
import { get } from '../../support/call';
import { respondToCalls } from '../../support/interceptCalls';
import { cellsOf, headersOf, rowsOf, texts } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';

type Matchup = Schema<'Matchup'>;
const gurus = '13204';
const pathOf = (week: number, teamId = gurus, year = 2025) => `/matchup/132/${year}/${week}/${teamId}`;
const matchup = async (week: number, teamId = gurus) =>
  (await get(`/api/History/GetMatchup?leagueId=132&year=2025&week=${week}&teamId=${teamId}`)).json<Matchup>();
const rowsOfTable = (name: string) => rowsOf(name).map((row) => texts(cellsOf(row)));
const main = () => within(screen.getByRole('main'));

/** Opens a matchup and waits for its figures. */
async function open(address: string) {
  renderPage(address);
  await screen.findByRole('table', { name: 'Figures' });
  return screen.getByRole('heading', { level: 1 });
}

test('a played week shows both line-ups by slot, with score, result, best possible score and records', async () => {
  const heading = await open(pathOf(17));
  expect(heading).toHaveTextContent('Gridiron Gurus against Monsoon Season');
  expect(within(heading).getByRole('link', { name: 'Monsoon Season' })).toHaveAttribute('href', '/league/132/team/13209');
  expect(main().getByText('Final', { exact: false }).closest('p')).toHaveTextContent('2025 · Week 17 · Final');
  expect(rowsOfTable('Figures')).toEqual([
    ['88.06', 'Score', '88.08'],
    ['Lost', 'Result', 'Won'],
    ['116.92', 'Best possible', '106.18'],
    ['28.86', 'Left on the bench', '18.10'],
    ['8-6', 'Record before', '8-6'],
    ['8-6', 'Record after', '8-6'],
  ]);
  expect(headersOf('Line-ups')).toEqual(['Gridiron Gurus', 'Points', 'Slot', 'Points', 'Monsoon Season']);
  const rows = rowsOfTable('Line-ups');
  const slots = ['QB', 'RB', 'RB', 'WR', 'WR', 'TE', 'FLEX', 'K', 'DEF', 'Score'];
  expect(rows.map((row) => row[2]).slice(0, 10)).toEqual(slots);
  expect(rows[9]).toEqual(['', '88.06', 'Score', '88.08', '']);
  const { team, opponent } = await matchup(17);
  const names = (of: Schema<'MatchupSide'>) => {
    const { starters, bench, reserve } = of.lineups[0]!;
    return [...starters.map(({ player }) => player!), ...bench, ...reserve].map(({ playerName }) => playerName);
  };
  const links = within(screen.getByRole('table', { name: 'Line-ups' })).getAllByRole('link');
  expect(texts(links).sort()).toEqual([...names(team), ...names(opponent!)].sort());
  const benched = [team, opponent!].flatMap(({ lineups }) => lineups[0]!.bench.filter(({ isBest }) => isBest));
  expect(screen.getAllByRole('img', { name: 'in the best line-up' })).toHaveLength(benched.length);
  expect(benched.length).toBeGreaterThan(2);
});

test('the games of the two so far are a link each, and so are the weeks before and after', async () => {
  await open(pathOf(16));
  expect(main().getByText('Gridiron Gurus won 4 and lost 7 against Redwood Rushers.')).toBeInTheDocument();
  const { headToHead } = await matchup(16);
  const rows = rowsOf('Head-to-head');
  expect(rows).toHaveLength(headToHead!.games.length);
  expect(rowsOfTable('Head-to-head').slice(0, 3)).toEqual([
    ['2025, week 16', 'Won', '98.68 – 89.00'],
    ['2025, week 5', 'Won', '122.04 – 108.82'],
    ['2024, week 17', 'Lost', '102.38 – 134.48'],
  ]);
  expect(within(rows[2]!).getByRole('link')).toHaveAttribute('href', pathOf(17, gurus, 2024));
  const weeks = within(screen.getByRole('navigation', { name: 'Weeks' })).getAllByRole('link');
  expect(weeks.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Week 15', pathOf(15)],
    ['Week 17', pathOf(17)],
  ]);
});

test('a week without an opponent shows the line-up of the one team', async () => {
  const { idle } = (await get('/api/League/GetGames?leagueId=132&year=2025&week=15')).json<Schema<'Games'>>();
  const { teamId, teamName, score } = idle[0]!;
  expect(await open(pathOf(15, teamId))).toHaveTextContent(teamName);
  expect(main().getByText('No opponent', { exact: false })).toBeInTheDocument();
  expect(rowsOfTable('Figures')[0]).toEqual([score!.toFixed(2), 'Score']);
  expect(headersOf('Line-ups')).toEqual([teamName, 'Points', 'Slot']);
  expect(screen.queryByRole('region', { name: 'Head-to-head' })).not.toBeInTheDocument();
});

test('a team that the league does not have is not found', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage(pathOf(3, '34876401'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Not Found' })).toBeInTheDocument();
  log.mockRestore();
});

test('a game of two weeks is one, with the line-ups of each week', async () => {
  const response = await matchup(17);
  const twice = (side: Schema<'MatchupSide'>) => {
    const [lineup] = side.lineups as [Schema<'MatchupSide'>['lineups'][number]];
    return { ...side, lineups: [{ ...lineup, week: 16, score: 101.5 }, lineup] };
  };
  respondToCalls('/api/History/GetMatchup', () => ({
    ...response,
    ...{ weeks: [16, 17], team: twice(response.team), opponent: twice(response.opponent!) },
  }));
  await open(pathOf(16));
  expect(main().getByText('Final', { exact: false }).closest('p')).toHaveTextContent('2025 · Weeks 16 and 17 · Final');
  expect(rowsOfTable('Line-ups of week 16')[9]).toEqual(['', '101.50', 'Score', '101.50', '']);
  expect(rowsOfTable('Line-ups of week 17')[9]).toEqual(['', '88.06', 'Score', '88.08', '']);
  server.intercept(null);
});

test('a game that is not over tells the kick-off of its week', async () => {
  const response = await matchup(17);
  const settings = (await get('/api/Settings?leagueId=132')).json<Schema<'Settings'>>();
  server.intercept(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === '/api/History/GetMatchup') return Response.json({ ...response, isOver: false });
    const kickOff = { season: 2025, week: 17, at: '2025-12-25T18:00:00Z' };
    return pathname === '/api/Settings' ? Response.json({ ...settings, kickOff }) : undefined;
  });
  await open(pathOf(17));
  const line = await main().findByText('Kick-off', { exact: false });
  expect(line.closest('p')).toHaveTextContent(
    `2025 · Week 17 · Final · Not over yet · Kick-off ${kickOffTime('2025-12-25T18:00:00Z')}`,
  );
  server.intercept(null);
});
