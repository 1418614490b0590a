/** The points of available players, and for who has a team the one of his players whom each beats. */
import { screen } from '@testing-library/react';
import { cellsOf, columnTexts, findRowTexts, headersOf, rowsOf } from '../../support/plainTable';
import { logIn } from '../../support/logIn';
import { renderPage } from '../../support/renderPage';

const label = 'Available Players';
const before = ['#', 'Position', 'Name', 'NFL Team', 'Rank', 'ADP', 'Age', 'Rookie'];

const form = (points: number, games: number, last: (number | null)[], season = 2026) => ({
  ...{ season, points, games },
  last: last.map((each, i) => ({ week: last.length - i, points: each })),
});
const player = (name: string, nflRank: number, form?: unknown) => ({
  ...{
    playerId: name,
    position: 'WR',
    name,
    nflTeam: 'KC',
    nflRank,
    positionSortOrder: 3,
    isRookie: false,
    fantasyProsInfo: null,
  },
  ...(form !== undefined && { form }),
});
const own = (playerName: string, form: unknown) => ({
  ...{ playerId: playerName, position: 'WR', positionSortOrder: 3, playerName, nflTeam: 'KC', isKeeper: false, nflRank: 7 },
  ...{ fantasyProsInfo: null, slot: 'bench', form },
});

let players: ReturnType<typeof player>[];
/** The paths of the requests for a team. */
let teams: string[];
beforeAll(() => server.addAccount({ email: 'own@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13204' }] }));
beforeEach(() => {
  players = [
    player('Riser', 1, form(60, 10, [9.5, 8.504, 12])),
    player('Faller', 2, form(40.005, 4, [2, null, 5])),
    player('Nobody', 3, null),
  ];
  teams = [];
  server.intercept(({ url }) => {
    if (url.includes('GetAvailablePlayers')) return Response.json({ leagueName: 'Global League', players });
    if (!url.includes('Team/GetTeam?')) return undefined;
    teams.push(url.replace(/.*\?/, ''));
    return Response.json({
      teamPlayers: [own('Star', form(99, 3, [33, 33, 33])), own('Filler', form(9, 2, [4, null, 5]))],
      manualKeepersEnabled: true,
      leagueId: '132',
    });
  });
});
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
});

test('a visitor sees the points of the season and a game of the last three weeks, with the trend in words, and no team is requested', async () => {
  renderPage('/availableplayers/132');
  await findRowTexts(label);
  expect(headersOf(label)).toEqual([...before, 'Points', 'Last 3']);
  expect(columnTexts(label, 8)).toEqual(['60.00', '40.005', '–']);
  expect(columnTexts(label, 9)).toEqual(['10.00', '3.50', '–']);
  const [riser, faller, nobody] = rowsOf(label).map((row) => cellsOf(row)[9]!);
  expect(riser!.querySelector('[role=img]')).toHaveAccessibleName('rising');
  expect(faller!.querySelector('[role=img]')).toHaveAccessibleName('falling');
  expect(nobody!.querySelector('[role=img]')).toBeNull();
  expect(teams).toEqual([]);
});

test('the headers say the year of points that are not of the league’s season; a league without any has no such columns', async () => {
  players = [player('Riser', 1, form(60, 10, [9.5, 8.5, 12], 2025))];
  const { unmount } = renderPage('/availableplayers/132');
  await findRowTexts(label);
  expect(headersOf(label)).toEqual([...before, 'Points 2025', 'Last 3 2025']);
  unmount();
  players = [player('Riser', 1)];
  renderPage('/availableplayers/132');
  await findRowTexts(label);
  expect(headersOf(label)).toEqual(before);
});

test('who has a team sees whom of his players each one beats, and filters by it', async () => {
  await logIn('own@example.com');
  const { user } = renderPage('/availableplayers/132?filter.form.beats=mine');
  const name = await screen.findByText('Filler');
  expect(headersOf(label)).toEqual([...before, 'Points', 'Last 3', 'Better Than Your']);
  expect(columnTexts(label, 10)).toEqual(['Filler']);
  expect(name).toHaveAttribute('href', expect.stringContaining('player=Filler'));
  expect(teams).toEqual(['teamId=13204']);
  await user.click(screen.getByRole('button', { name: 'Remove Better Than Your: mine' }));
  expect(columnTexts(label, 10)).toEqual(['Filler', '', '']);
});
