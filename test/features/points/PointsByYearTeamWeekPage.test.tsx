import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Schema } from '../../../src/api/types';
import type { PlayerScoreRow } from '../../../src/entities/tables';
import { GameOfWeek } from '../../../src/features/points/GameOfWeek';
import { playerColumns } from '../../../src/features/points/playerColumns';
import { goTo } from '../../support/goTo';
import { respondToCalls } from '../../support/interceptCalls';
import { get } from '../../support/call';
import { findRowTexts, headersOf } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';
import { sleep } from '../../support/sleep';
import { viewOf } from '../../support/tableView';
import { platforms, yearScreen } from './scorePages';

type Game = Schema<'TeamGame'>;
type Player = { teamName: string; playerPosition: string; playerName: string; score: number | null; index: number; slot: string };

const slots: Record<string, string> = { starter: 'Starter', bench: 'Bench', reserve: 'Reserve' };

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

afterEach(() => server.intercept(null));

describe.each(platforms)('player scores, $name', (platform) => {
  const { leagueId, teamId, teamParameter } = platform;
  const call = `${platform.call}TeamWeek`;
  const team = `${yearScreen(platform)}/${teamId}`;

  test('both sides’ players in line-up order, with their slots and sums; links lead up to the team’s weeks and to the year, to both line-ups and to the opponent; the scores say who won', async () => {
    const weekOf = async (id: string) => {
      const response = await get(`${call}?leagueId=${leagueId}&year=2025&${teamParameter}=${id}&week=3`);
      return response.json<{ details: Player[]; games: [Game] }>();
    };
    const own = await weekOf(teamId);
    const [{ opponentId, opponentName, score, opponentScore, result }] = own.games;
    const { details: others } = await weekOf(opponentId);
    respondToCalls(call, () => ({ ...own, details: own.details.toReversed() }));
    renderPage(`${team}/3`);
    const cellsOf = (details: Player[]) =>
      details
        .toSorted((a, b) => a.index - b.index)
        .map(({ playerPosition, slot, playerName, score: points }) => [
          `${playerPosition}${slots[slot]}`,
          playerName,
          points?.toFixed(2) ?? 'N/A',
        ]);
    expect(await findRowTexts('Player Scores')).toEqual(cellsOf(own.details));
    expect(headersOf('Player Scores')).toEqual(['Position', 'Player Name', 'Score']);
    expect(new Set(own.details.map(({ slot }) => slot)).size).toBeGreaterThan(1);
    const name = `Player Scores of ${opponentName}`;
    const other = await screen.findByRole('region', { name });
    await within(other).findByRole('row', { name: /^Starters/ });
    expect(within(other).getByRole('row', { name: /^Starters/ })).toHaveTextContent(opponentScore!.toFixed(2));
    const [, ...rows] = within(other).getAllByRole('row');
    expect(rows.slice(0, others.length).map((row) => row.textContent)).toEqual(cellsOf(others).map((cells) => cells.join('')));
    expect(heading()).toBe(`${own.details[0]!.teamName} · 2025 · Week 3`);

    const { screens } = platform;
    const lineups = screen.getByRole('link', { name: 'Both line-ups' });
    expect(lineups).toHaveAttribute('href', `${screens}/matchup/${leagueId}/2025/3/${teamId}`);
    const won = result === 'W' ? 'Won' : 'Lost';
    expect(lineups.closest('p')).toHaveTextContent(
      `Player Scores · ${won} ${score!.toFixed(2)} – ${opponentScore!.toFixed(2)} against ${opponentName} · Both line-ups`,
    );
    expect(screen.getByRole('link', { name: opponentName })).toHaveAttribute('href', `${yearScreen(platform)}/${opponentId}/3`);
    expect(await screen.findByRole('link', { name: 'Weekly Scores' })).toHaveAttribute('href', team);
    const year = screen.getAllByRole('link', { name: '2025 Team Scores' }).find((link) => link.closest('.page'));
    expect(year).toHaveAttribute('href', yearScreen(platform));
  });

  test('the week page reloads only when the league, year or team changes; its heading names the week that it shows', async () => {
    const calls = respondToCalls(call, ({ leagueId: league, year, week, ...rest }) => ({
      details: [
        {
          teamName: `T${rest[teamParameter]}`,
          playerPosition: 'QB',
          playerName: `${league} ${year} ${week}`,
          score: 1,
          index: 0,
          slot: 'starter',
        },
      ],
    }));
    const history = team.split('/pointsbyyear')[0]!;
    renderPage(`${team}/3`);
    await screen.findByText(`${leagueId} 2025 3`);
    const first = heading();
    expect(first).toBe(`T${teamId} · 2025 · Week 3`);

    goTo(`${team}/4`);
    goTo(`${team}/5`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).toHaveLength(1);
    expect(heading()).toBe(first);
    expect(screen.getByText(`${leagueId} 2025 3`)).toBeInTheDocument();

    goTo(`${history}/pointsbyyear/2025/777/6`);
    await screen.findByText(`${leagueId} 2025 6`);
    expect(heading()).toBe('T777 · 2025 · Week 6');
    goTo(`${history}/pointsbyyear/2024/777/7`);
    await screen.findByText(`${leagueId} 2024 7`);
    goTo(`${history.replace(leagueId, '348764')}/pointsbyyear/2024/777/8`);
    await screen.findByText('348764 2024 8');
    expect(heading()).toBe('T777 · 2024 · Week 8');
    expect(calls.map(({ leagueId: league, year, week }) => [league, year, week])).toEqual([
      [leagueId, '2025', '3'],
      [leagueId, '2025', '6'],
      [leagueId, '2024', '7'],
      ['348764', '2024', '8'],
    ]);
  });
});

test('a player who did not play has no score, last in both directions; Position sorts by the line-up', () => {
  const rows = (['None', 'Minus', 'Ten', 'Nine'] as const).map(
    (playerName, index) =>
      ({ id: playerName, playerName, index, score: [null, -1.5, 10, 9][index], playerPosition: 'WR', slot: 'starter' }) as object,
  ) as PlayerScoreRow[];
  const names = (sort: string) => viewOf({ rows, columns: playerColumns }, { sort }).rows.map(({ playerName }) => playerName);
  expect(names('score')).toEqual(['Minus', 'Nine', 'Ten', 'None']);
  expect(names('-score')).toEqual(['Ten', 'Nine', 'Minus', 'None']);
  expect(names('playerPosition')).toEqual(['None', 'Minus', 'Ten', 'Nine']);
});

test('a late response of the previous team does not overwrite the screen', async () => {
  const waiting = new Map<string, (body: unknown) => void>();
  respondToCalls('/api/History/PointsByYearTeamWeek', ({ teamId }) => new Promise((resolve) => waiting.set(teamId!, resolve)));
  const details = (teamName: string) => ({
    details: [{ teamName, playerPosition: 'QB', playerName: `Of ${teamName}`, score: 1, index: 0, slot: 'starter' }],
  });
  const year = '/history/132/pointsbyyear/2025';
  renderPage(`${year}/13204/3`);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect([...waiting.keys()]).toEqual(['13204']));
  goTo(`${year}/13212/3`);
  await waitFor(() => expect([...waiting.keys()]).toEqual(['13204', '13212']));
  waiting.get('13212')!(details('Now'));
  expect(await screen.findByText('Of Now')).toBeInTheDocument();
  waiting.get('13204')!(details('Then'));
  await sleep(50);
  expect(heading()).toBe('Now · 2025 · Week 3');
  expect(screen.queryByText('Of Then')).not.toBeInTheDocument();
});

test('the own players do not wait for the other side’s; if those fail, they alone can be loaded again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let respond: (body?: Response) => void = () => undefined;
  const calls = respondToCalls('/api/History/GetMatchup', () => new Promise((resolve) => (respond = resolve)));
  const { user } = renderPage('/history/132/pointsbyyear/2025/13204/3');
  await findRowTexts('Player Scores');
  const other = await screen.findByRole('region', { name: /^Player Scores of / });
  expect(within(other).getByRole('progressbar')).toBeInTheDocument();
  respond(new Response(null, { status: 503 }));
  const retry = await within(other).findByRole('button', { name: 'Retry' });
  await user.click(retry);
  await waitFor(() => expect(calls).toHaveLength(2));
  respond();
  expect(await within(other).findByRole('table')).toBeInTheDocument();
});

const game: Game = {
  ...{ opponentId: '13209', opponentName: 'Monsoon Season', weeks: [3] },
  ...{ score: 90, opponentScore: 80.5, result: null, round: null },
};
test.each<[string, Partial<Game>, string]>([
  ['is not over has the points so far', {}, '90.00 – 80.50 so far against Monsoon Season · Both line-ups'],
  ['is to come has the opponent', { score: null, opponentScore: null }, 'against Monsoon Season · Both line-ups'],
  [
    'is of two weeks says which',
    { weeks: [3, 4], round: 'Final', result: 'W' },
    'Won 90.00 – 80.50 against Monsoon Season (Final, weeks 3 and 4) · Both line-ups',
  ],
])('a game that %s', (_, changes, text) => {
  const shown = render(<GameOfWeek game={{ ...game, ...changes }} opponentPath="/opponent" matchupPath="/matchup" />, {
    wrapper: MemoryRouter,
  });
  expect(shown.container).toHaveTextContent(text);
});

test.each<[string, Partial<Game>[], string]>([
  [
    'has two games says both',
    [
      { result: 'T', opponentScore: 90 },
      { result: 'W', opponentId: '13212', opponentName: 'Rams' },
    ],
    'Tied 90.00 – 90.00 against Monsoon Season · Both line-ups · Won 90.00 – 80.50 against Rams · Both line-ups',
  ],
  ['has no game leads to its matchup page', [], 'Matchup'],
])('a week that %s', async (_, games, text) => {
  respondToCalls('/api/History/PointsByYearTeamWeek', () => ({
    teamName: 'A',
    details: [],
    games: games.map((each) => ({ ...game, ...each })),
  }));
  renderPage('/history/132/pointsbyyear/2025/13204/3');
  const [link] = await screen.findAllByRole('link', { name: games.length > 0 ? 'Both line-ups' : 'Matchup' });
  expect(link!.closest('p')).toHaveTextContent(`Player Scores · ${text}`);
  expect(screen.queryAllByRole('region', { name: /^Player Scores of / })).toHaveLength(Math.min(games.length, 1));
  const matchups = screen.getAllByRole('link', { name: link!.textContent! }).map((each) => each.getAttribute('href'));
  const path = '/matchup/132/2025/3/13204';
  expect(matchups).toEqual(games.length > 1 ? [`${path}?opponent=13209`, `${path}?opponent=13212`] : [path]);
});
