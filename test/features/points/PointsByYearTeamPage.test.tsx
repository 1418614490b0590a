import { screen } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { recordText } from '../../../src/league/records';
import { ordinal } from '../../../src/lib/numbers';
import { goTo } from '../../support/goTo';
import { respondToCalls } from '../../support/interceptCalls';
import { get } from '../../support/call';
import { columnTexts, findRowTexts, headersOf, rowTexts } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';
import { platforms, scores, yearScreen } from './scorePages';

type Week = Schema<'TeamWeekScore'>;
type Body = { weeks: Week[] };

/** A week's cells of its one game, if any. */
const gameCells = ({ games: [game] = [], recordAfter, place }: Week) => [
  game ? [game.opponentName, game.round].filter(Boolean).join(' ') : '–',
  game?.result ?? '–',
  recordAfter ? recordText(recordAfter) : '–',
  place ? ordinal(place) : '–',
];

afterEach(() => server.intercept(null));

const label = 'Weekly Scores';

describe.each(platforms)('weekly scores, $name', (platform) => {
  const { leagueId, teamId, teamParameter } = platform;
  const call = `${platform.call}Team`;
  const address = `${yearScreen(platform)}/${teamId}`;

  test('Week (a link to the week page), opponent, result, record, place, Team Score (a link to the matchup) and the other scores, by week as a number; the heading names team and year, and a link leads up to the year’s scores', async () => {
    const { weeks } = (await get(`${call}?leagueId=${leagueId}&year=2025&${teamParameter}=${teamId}`)).json<Body>();
    expect(weeks.length).toBeGreaterThan(9);
    const named = weeks.map((week) => ({ ...week, teamName: 'The Name of Then' }));
    const calls = respondToCalls(call, () => ({ weeks: named.toReversed() }));
    renderPage(address);
    await findRowTexts(label);
    expect(headersOf(label)).toEqual([
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
    expect(rowTexts(label)).toEqual(
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

    expect(screen.getByRole('heading', { level: 1, name: 'The Name of Then · 2025' })).toBeInTheDocument();
    const up = screen.getAllByRole('link', { name: '2025 Team Scores' }).find((link) => link.closest('.page'));
    expect(up).toHaveAttribute('href', yearScreen(platform));
    goTo(`${address}?sort=-week`);
    expect(columnTexts(label, 0)).toEqual(weeks.map(({ week }) => String(week)).toReversed());
    expect(calls).toEqual([{ leagueId, year: '2025', [teamParameter]: teamId }]);
  });
});

test('a team’s weekly scores name the team before they are loaded', async () => {
  const { user } = renderPage(yearScreen(platforms[0]));
  await findRowTexts('Team Scores');
  const [, score] = screen.getAllByRole('link', { name: /^(Gridiron Gurus|\d+\.\d\d)$/ });
  respondToCalls('/api/History/PointsByYearTeam', () => new Promise(() => undefined));
  await user.click(score!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Gridiron Gurus · 2025' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
});

test('each game of a week is named, a longer one has its result in its last week, and what is not known is a dash', async () => {
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
  respondToCalls('/api/History/PointsByYearTeam', () => ({
    weeks: [
      week(1, { games: [game('Team B'), game('Team C', { result: 'T' })], recordAfter: { wins: 0, losses: 1, draws: 1 } }),
      week(2, {}),
      week(3, { games: [final] }),
      week(4, { games: [final] }),
      week(5, { games: [game('Team E', { weeks: [5], result: null })], recordAfter: null, place: null }),
    ],
  }));
  renderPage('/history/132/pointsbyyear/2025/13204');
  expect((await findRowTexts(label)).map((row) => row.slice(1, 5))).toEqual([
    ['Team B, Team C', 'L, T', '0-1-1', '3rd'],
    ['–', '–', '1-1', '3rd'],
    ['Team D Final, weeks 3 and 4', '–', '1-1', '3rd'],
    ['Team D Final, weeks 3 and 4', 'W', '1-1', '3rd'],
    ['Team E', '–', '–', '–'],
  ]);
  expect(screen.getByRole('link', { name: 'Team C' })).toHaveAttribute('href', '/history/132/pointsbyyear/2025/C');
});
