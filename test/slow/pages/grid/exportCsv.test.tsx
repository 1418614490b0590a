/** Export CSV of the tables' toolbars. */
import { screen, waitFor } from '@testing-library/react';
import type { Schema } from '../../../../src/api/types';
import { get } from '../../../support/call';
import { respondToCalls } from '../../../support/interceptCalls';
import { renderRoute } from '../../../support/renderRoute';
import { findGrid } from '../../../support/table';

let saved: { name: string; blob: Blob }[];

beforeEach(() => {
  saved = [];
  let blob: Blob;
  URL.createObjectURL = (object) => {
    blob = object as Blob;
    return 'blob:csv';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  server.intercept(null);
  localStorage.clear();
});

async function bytesOf(blob: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise((resolve) => (reader.onload = resolve));
  reader.readAsArrayBuffer(blob);
  await read;
  return Buffer.from(reader.result as ArrayBuffer).toString('utf8');
}

async function exported(user: ReturnType<typeof renderRoute>['user']) {
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const { name, blob } = saved.at(-1)!;
  return { name, lines: (await bytesOf(blob)).split('\r\n') };
}

const rookie = (name: string, position: string, weightLbs: number | null, height: string | null) => ({
  ...{ name, position, weightLbs, height },
  ...{ yardDash: null, fantasyProsRank: null, draftBuzzRank: 1 },
});

test('a CSV has the visible columns of the rows in their order, missing values empty, a byte-order mark, and a name of league, page and season', async () => {
  localStorage.setItem('table.Rookies', JSON.stringify({ visibility: { yardDash: false, fantasyProsRank: false } }));
  respondToCalls('/api/Rookies', () => [
    rookie('=Zoë "Z" Smith', 'WR', 201, '6-2'),
    rookie('Carl, Jr.', 'QB', null, null),
    rookie('Al', 'QB', 190, null),
  ]);
  const { user } = renderRoute('/rookies/132/2025?sort=-weightLbs');
  await findGrid('Rookies');
  const { name, lines } = await exported(user);
  expect(name).toBe('2025_Rookies_GlobalLeague.csv');
  expect(lines).toEqual([
    '\uFEFFPlayer Name,Position,Weight (Lbs),Height,DraftBuzz Pos Rank',
    '"_=Zoë ""Z"" Smith",WR,201,6′2″,1',
    'Al,QB,190,,1',
    '"Carl, Jr.",QB,,,1',
  ]);
});

test('a breakdown’s CSV has the columns of defenders where the league has some', async () => {
  const { teams } = (await get('/api/League/GetRosterBreakdown?leagueId=132')).json<Schema<'Breakdown'>>();
  const defended = teams.map((team) => ({ ...team, lbCount: 2, avgLbAdp: 88.125 }));
  respondToCalls('/api/League/GetRosterBreakdown', () => ({ leagueName: 'L', teams: defended }));
  const { user } = renderRoute('/rosterbreakdown/132');
  await findGrid('Roster Breakdown');
  const { lines } = await exported(user);
  expect(lines.slice(0, 2).map((line) => line.split(',').slice(-2))).toEqual([
    ['LB', 'LB Avg ADP'],
    ['2', '88.125'],
  ]);
});

test('a roster, a breakdown, a team’s weeks and a week are exported too, and a team’s season by its page’s own Export', async () => {
  const names: string[] = [];
  for (const [address, grid] of [
    ['/league/132/team/13204', 'Players'],
    ['/rosterbreakdown/132?average=age', 'Roster Breakdown'],
    ['/history/132/pointsbyyear/2025/13204', 'Weekly Scores'],
    ['/history/132/pointsbyyear/2025/13204/1', 'Player Scores'],
  ] as const) {
    const { user, unmount } = renderRoute(address);
    await findGrid(grid);
    names.push((await exported(user)).name);
    unmount();
  }
  expect(names).toEqual([
    '2026_Roster_GridironGurus_GlobalLeague.csv',
    '2026_RosterBreakdown_Age_GlobalLeague.csv',
    '2025_WeeklyScores_GridironGurus_GlobalLeague.csv',
    '2025_Week1_PlayerScores_GridironGurus_GlobalLeague.csv',
  ]);
  renderRoute('/history/132/pointsbyyear/2025');
  await findGrid('Team Scores');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled());
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
});

test('a team’s weeks are exported with opponents, results, records and places', async () => {
  const { weeks } = (await get('/api/History/PointsByYearTeam?leagueId=132&year=2025&teamId=13204')).json<
    Schema<'PointsByYearTeam'>
  >();
  const [week] = weeks as [Schema<'TeamWeekScore'>];
  const [game] = week.games as [Schema<'TeamGame'>];
  const scores = { teamScoreTotal: 1, benchScoreTotal: 0, resScoreTotal: 0, teamScoreIncBenchAndRes: 1 };
  const known = { recordAfter: { wins: 0, losses: 1, draws: 1 }, place: 3 };
  const games = [
    { ...game, opponentName: 'Team B', result: 'L' },
    { ...game, opponentName: 'Team C', result: 'T' },
  ].map((each) => ({ ...each, weeks: [1], round: null }));
  respondToCalls('/api/History/PointsByYearTeam', () => ({
    weeks: [
      { ...week, ...scores, ...known, week: 1, games },
      { ...week, ...scores, ...known, week: 2, games: [] },
    ],
  }));
  const { user } = renderRoute('/history/132/pointsbyyear/2025/13204');
  await findGrid('Weekly Scores');
  const { lines } = await exported(user);
  expect(lines[0]).toMatch(/Week,Opponent,Result,Record,Place,Team Score,/);
  expect(lines.slice(1, 3)).toEqual(['1,"Team B, Team C","L, T",0-1-1,3,1,0,0,1', '2,,,0-1-1,3,1,0,0,1']);
});
