import { screen, waitFor } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { recordText } from '../../../src/league/recordText';
import { ordinal } from '../../../src/lib/numbers';
import { respondToCalls } from '../../support/interceptCalls';
import { get } from '../../support/call';
import { renderRoute } from '../../support/renderRoute';
import { columnNames, findGrid, shownColumn, shownRows } from '../../support/table';
import { catchSaved, platforms, scores, yearScreen } from './scorePages';

type Week = Schema<'TeamWeekScore'>;
type Body = { weeks: Week[] };

/** A week's cells of its one game, if any. */
const gameCells = ({ games: [game] = [], recordAfter, place }: Week) => [
  game ? [game.opponentName, game.round].filter(Boolean).join(' ') : '–',
  game?.result ?? '–',
  recordAfter ? recordText(recordAfter) : '–',
  place ? ordinal(place) : '–',
];

afterEach(() => {
  server.intercept(null);
  jest.restoreAllMocks();
});

describe.each(platforms)('weekly scores, $name', (platform) => {
  const { leagueId, teamId, teamParameter } = platform;
  const call = `${platform.call}Team`;
  const address = `${yearScreen(platform)}/${teamId}`;

  test('Week (a link to the week page), opponent, result, record, place, Team Score (a link to the matchup) and the other scores, by week', async () => {
    const { weeks } = (await get(`${call}?leagueId=${leagueId}&year=2025&${teamParameter}=${teamId}`)).json<Body>();
    expect(weeks.length).toBeGreaterThan(9);
    respondToCalls(call, () => ({ weeks: weeks.toReversed() }));
    renderRoute(address);
    await findGrid('Weekly Scores');
    expect(columnNames()).toEqual([
      'Week',
      'Opponent',
      'Result',
      'Record',
      'Place',
      'Team Score',
      'Bench Score',
      'Res Score',
      'Total Score',
    ]);
    expect(shownRows()).toEqual(
      weeks.map((week) => [
        String(week.week),
        ...gameCells(week),
        week.teamScoreTotal.toFixed(2),
        week.benchScoreTotal.toFixed(2),
        week.resScoreTotal.toFixed(2),
        week.teamScoreIncBenchAndRes.toFixed(2),
      ]),
    );
    const { opponentId, opponentName } = weeks.find(({ week }) => week === 10)!.games![0]!;
    const [opponent] = screen.getAllByRole('link', { name: opponentName });
    expect(opponent).toHaveAttribute('href', `${yearScreen(platform)}/${opponentId}`);
    const results = weeks.flatMap(({ games = [] }) => games.flatMap(({ result }) => result ?? []));
    const words = { W: 'Won', L: 'Lost', T: 'Tied' };
    const shown = screen.getAllByRole('img', { name: /^(Won|Lost|Tied)$/ }).map((each) => each.getAttribute('aria-label'));
    expect(shown).toEqual(results.map((result) => words[result]));
    expect(screen.getByRole('link', { name: '10' })).toHaveAttribute('href', `${address}/10`);
    const score = weeks.find(({ week }) => week === 10)!.teamScoreTotal.toFixed(2);
    const { screens } = platform;
    expect(screen.getByRole('link', { name: score })).toHaveAttribute('href', `${screens}/matchup/${leagueId}/2025/10/${teamId}`);
  });

  test('the heading names team and year, and a link leads up to the year’s scores', async () => {
    const calls = respondToCalls(call, () => ({ weeks: [{ week: 1, teamName: 'The Name of Then', ...scores(1) }] }));
    renderRoute(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'The Name of Then · 2025' })).toBeInTheDocument();
    expect(calls).toEqual([{ leagueId, year: '2025', [teamParameter]: teamId }]);
    const up = screen.getAllByRole('link', { name: '2025 Team Scores' }).find((link) => link.closest('.page'));
    expect(up).toHaveAttribute('href', yearScreen(platform));
  });
});

test('a team’s weekly scores name the team before they are loaded', async () => {
  const { user } = renderRoute(yearScreen(platforms[0]));
  await findGrid('Team Scores');
  const [, score] = screen.getAllByRole('link', { name: /^(Gridiron Gurus|\d+\.\d\d)$/ });
  respondToCalls('/api/History/PointsByYearTeam', () => new Promise(() => undefined));
  await user.click(score!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Gridiron Gurus · 2025' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
});

test('weeks sort as numbers in both directions', async () => {
  respondToCalls('/api/History/PointsByYearTeam', () => ({
    weeks: [9, 10, 1].map((week) => ({ week, teamName: 'A', ...scores(week) })),
  }));
  const { user } = renderRoute('/history/132/pointsbyyear/2025/13204');
  await findGrid('Weekly Scores');
  expect(shownColumn(0)).toEqual(['1', '9', '10']);
  await user.click(screen.getByRole('columnheader', { name: /Week/ }));
  expect(shownColumn(0)).toEqual(['10', '9', '1']);
});

describe('weeks with several games, none, one of two weeks, and one that is not over', () => {
  const game = (opponentName: string, rest: Partial<Schema<'TeamGame'>> = {}): Schema<'TeamGame'> => ({
    ...{ opponentId: opponentName.slice(-1), opponentName, weeks: [1], score: 1, opponentScore: 2, result: 'L', round: null },
    ...rest,
  });
  const final = game('Team D', { weeks: [3, 4], result: 'W', round: 'Final' });
  const week = (number: number, rest: Partial<Week>): Week => ({
    ...{ week: number, teamName: 'A', ...scores(number) },
    ...{ games: [], recordAfter: { wins: 1, losses: 1, draws: 0 }, place: 3 },
    ...rest,
  });
  beforeEach(() => {
    respondToCalls('/api/History/PointsByYearTeam', () => ({
      weeks: [
        week(1, { games: [game('Team B'), game('Team C', { result: 'T' })], recordAfter: { wins: 0, losses: 1, draws: 1 } }),
        week(2, {}),
        week(3, { games: [final] }),
        week(4, { games: [final] }),
        week(5, { games: [game('Team E', { weeks: [5], result: null })], recordAfter: null, place: null }),
      ],
    }));
  });

  test('each game of a week is named, a longer one has its result in its last week, and what is not known is a dash', async () => {
    renderRoute('/history/132/pointsbyyear/2025/13204');
    await findGrid('Weekly Scores');
    expect(shownRows().map((row) => row.slice(1, 5))).toEqual([
      ['Team B, Team C', 'L, T', '0-1-1', '3rd'],
      ['–', '–', '1-1', '3rd'],
      ['Team D Final, weeks 3 and 4', '–', '1-1', '3rd'],
      ['Team D Final, weeks 3 and 4', 'W', '1-1', '3rd'],
      ['Team E', '–', '–', '–'],
    ]);
    expect(screen.getByRole('link', { name: 'Team C' })).toHaveAttribute('href', '/history/132/pointsbyyear/2025/C');
  });

  test('Export CSV has opponents, results, records and places', async () => {
    const { user } = renderRoute('/history/132/pointsbyyear/2025/13204');
    await findGrid('Weekly Scores');
    const saved = catchSaved();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = saved[0]!.bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toMatch(/Week,Opponent,Result,Record,Place,Team Score,/);
    expect(lines.slice(1, 3)).toEqual(['1,"Team B, Team C","L, T",0-1-1,3,1,0,0,1', '2,,,1-1,3,2,0,0,2']);
  });
});
