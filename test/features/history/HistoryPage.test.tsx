import { act, screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { respondToCalls } from '../../support/interceptCalls';
import { get } from '../../support/call';
import { cellsOf, headersOf, rowsOf, texts } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';

const CALL = '/api/League/GetLeagueYears';
const ADDRESS = '/league/history/132';

const league = async () => (await get(`${CALL}?leagueId=132`)).json<Schema<'LeagueYears'>>();
const card = (year: number) => screen.findByRole('region', { name: String(year) });
const heading = () => screen.getByRole('heading', { level: 1 });

const team = (id: string, changes: Partial<Schema<'LeagueYearTeam'>>): Schema<'LeagueYearTeam'> => ({
  id,
  teamName: `Team ${id}`,
  avatar: null,
  division: null,
  position: 1,
  divisionPosition: 1,
  wins: 9,
  losses: 4,
  draws: 1,
  percentage: 0.679,
  pointsFor: 1234.5,
  pointsAgainst: 1000,
  victoryPoints: null,
  finalPosition: null,
  ...changes,
});

afterEach(() => server.intercept(null));

test('it starts as a list of years, each card with champion, second and third', async () => {
  const { records } = await league();
  renderPage(ADDRESS);
  await card(records[0]!.year);
  expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual(records.map(({ year }) => String(year)));
  expect(records.length).toBeGreaterThan(1);
  for (const { year, teams } of records) {
    const inCard = within(await card(year));
    const named = (position: number) => teams.find(({ finalPosition }) => finalPosition === position)!.teamName;
    expect(texts(inCard.getAllByRole('term'))).toEqual(['Champion', 'Second', 'Third']);
    expect(texts(inCard.getAllByRole('definition'))).toEqual([named(1), named(2), named(3)]);
    expect(texts(inCard.getAllByRole('button'))).toEqual(['Regular Season', 'Final Standings']);
  }
  expect(heading()).toHaveTextContent(/^History$/);
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

test('a season whose champion nothing decides says why, on its card and beside its final standings', async () => {
  const openPlaces = 'The host has no winner of the final.';
  const records = [
    { year: 2024, teams: [team('1', {})], openPlaces },
    { year: 2023, teams: [team('1', { finalPosition: 1 })] },
  ];
  respondToCalls(CALL, () => ({ leagueName: 'Global League', records }));
  const { user } = renderPage(ADDRESS);
  expect(await card(2024)).toHaveTextContent(openPlaces);
  expect(await card(2023)).not.toHaveTextContent(openPlaces);
  await user.click(within(await card(2024)).getByRole('button', { name: 'Final Standings' }));
  expect(screen.getByText(openPlaces)).toBeVisible();
});

test('Regular Season shows the division standings for that year, ascending by divisionPosition', async () => {
  const { records } = await league();
  const { year, teams } = records[1]!;
  const { user } = renderPage(ADDRESS);
  await user.click(within(await card(year)).getByRole('button', { name: 'Regular Season' }));
  expect(heading()).toHaveTextContent(`${year} Regular Season`);
  const divisions = [...new Set(teams.map(({ division }) => division!))].sort();
  expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual(divisions);
  for (const division of divisions) {
    const shown = within(screen.getByRole('table', { name: division })).getAllByRole('rowheader');
    const members = teams.filter((each) => each.division === division);
    expect(texts(shown)).toEqual(
      members.toSorted((a, b) => a.divisionPosition - b.divisionPosition).map(({ teamName }) => teamName),
    );
  }
});

test('Final Standings shows final position, avatar, team, and the text record W-L-T plus points for', async () => {
  const { records } = await league();
  const { year, teams } = records[1]!;
  const { user } = renderPage(ADDRESS);
  await user.click(within(await card(year)).getByRole('button', { name: 'Final Standings' }));
  expect(heading()).toHaveTextContent(`${year} Final Standings`);
  const table = `${year} Final Standings`;
  expect(headersOf(table)).toEqual(['Final Position', 'Avatar', 'Team', 'Record', 'Points For']);
  const rows = rowsOf(table);
  expect(rows.map((row) => texts(cellsOf(row)))).toEqual(
    teams
      .toSorted((a, b) => a.finalPosition! - b.finalPosition!)
      .map((each) => [
        String(each.finalPosition),
        '',
        each.teamName,
        `${each.wins}-${each.losses}-${each.draws}`,
        each.pointsFor.toFixed(2),
      ]),
  );
  for (const row of rows) expect(row.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/avatars/'));
});

test('Back returns to the list and clears the year; no view refetches; the focus moves to the heading', async () => {
  const calls = respondToCalls(CALL, () => undefined);
  const { user } = renderPage(ADDRESS);
  await user.click(within(await card(2024)).getByRole('button', { name: 'Final Standings' }));
  expect(window.location.search).toBe('?view=final&year=2024');
  expect(heading()).toContainElement(document.activeElement as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await card(2024)).toBeInTheDocument();
  expect(window.location.search).toBe('');
  expect(heading()).toHaveTextContent(/^History$/);
  await waitFor(() => expect(heading()).toContainElement(document.activeElement as HTMLElement));
  await user.click(within(await card(2023)).getByRole('button', { name: 'Regular Season' }));
  expect(heading()).toHaveTextContent('2023 Regular Season');
  expect(calls).toEqual([{ leagueId: '132' }]);
});

test('a shared link opens its view, and the browser’s back button leaves it', async () => {
  const opened = renderPage(`${ADDRESS}?view=regular&year=2024`);
  await waitFor(() => expect(heading()).toHaveTextContent('2024 Regular Season'));
  expect(document.body).toHaveFocus();
  opened.unmount();

  const { user } = renderPage(ADDRESS);
  await user.click(within(await card(2023)).getByRole('button', { name: 'Final Standings' }));
  act(() => window.history.back());
  expect(await card(2023)).toBeInTheDocument();
  act(() => window.history.forward());
  expect(await screen.findByRole('table', { name: '2023 Final Standings' })).toBeInTheDocument();
});

test.each([
  ['from the list', ''],
  ['by a link', '?view=final&year=2024'],
])('after a season opened %s and left by Back, one step of the browser’s Back leaves the page', async (_case, search) => {
  window.history.pushState(null, '', '/depthchart/132');
  const { user } = renderPage(ADDRESS + search);
  if (search === '') await user.click(within(await card(2024)).getByRole('button', { name: 'Final Standings' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await card(2024);
  act(() => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/depthchart/132'));
});

test('the chart of final positions leads to the scores of the highlighted team in its last year', async () => {
  const { user } = renderPage(ADDRESS);
  const figure = within(await screen.findByRole('figure', { name: 'Final positions over the years' }));
  const { records } = await league();
  const past = records.find(({ year }) => year === 2024)!.teams.find(({ finalPosition }) => finalPosition === 2)!;
  await user.selectOptions(figure.getByRole('combobox', { name: 'Team' }), past.id);
  expect(figure.getByRole('link', { name: 'Scores of 2025' })).toHaveAttribute(
    'href',
    `/history/132/pointsbyyear/2025/${past.id}`,
  );
});

test.each(['?view=regular&year=1999', '?view=other&year=2024', '?view=final'])(
  'an unknown view is the list: %s',
  async (search) => {
    renderPage(ADDRESS + search);
    expect(await card(2024)).toBeInTheDocument();
    expect(heading()).toHaveTextContent(/^History$/);
  },
);

test('a season that is on has no places yet; names are text; a league without divisions is one group', async () => {
  const teams = [
    team('1', { teamName: '<b>Bold</b> 🏈', divisionPosition: 2 }),
    team('2', { finalPosition: 3, draws: 0 }),
    team('3', { finalPosition: 3 }),
  ];
  respondToCalls(CALL, () => ({ leagueName: 'L & <i>', records: [{ year: 2024, teams }] }));
  const { user } = renderPage(ADDRESS);
  const inCard = within(await card(2024));
  expect(texts(inCard.getAllByRole('definition'))).toEqual(['–', '–', 'TTeam 2', 'TTeam 3']);
  expect(heading().nextSibling).toHaveTextContent('L & <i>');

  await user.click(inCard.getByRole('button', { name: 'Final Standings' }));
  const rows = rowsOf('2024 Final Standings');
  expect(rows.map((row) => cellsOf(row)[0]!.textContent)).toEqual(['3', '3', '–']);
  expect(within(rows[2]!).getByRole('rowheader')).toHaveTextContent('<b>Bold</b> 🏈');
  expect(within(rows[0]!).getByText('9-4-0')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(within(await card(2024)).getByRole('button', { name: 'Regular Season' }));
  expect(within(screen.getByRole('table', { name: '2024' })).getAllByRole('rowheader')).toHaveLength(3);
  const title = screen.getByRole('heading', { level: 2, name: '2024' });
  expect(within(title).getByRole('link')).toHaveAttribute('href', '/history/132/pointsbyyear/2024');
});
