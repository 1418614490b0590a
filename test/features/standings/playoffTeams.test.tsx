import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { respondToCalls } from '../../support/interceptCalls';
import { cellsOf, headersOf, rowsOf, texts } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';

type League = Schema<'League'>;
type Team = League['teams'][number];

let league: League;
beforeAll(async () => {
  league = (await get('/api/League/GetLeague?leagueId=132')).json<League>();
});
afterEach(() => server.intercept(null));

/** Shows all teams of the league in one table, each changed, best first. */
async function showTeams(change: (team: Team) => Partial<Team>) {
  const teams = league.teams.toSorted((a, b) => a.position - b.position).map((team) => ({ ...team, ...change(team) }));
  respondToCalls('/api/League/GetLeague', () => ({ ...league, teams }));
  renderPage('/league/132?view=league');
  await screen.findByRole('table', { name: 'Global League' });
}

test('the mark is at the teams of the bracket, also where one of them has a worse place than others', async () => {
  const inBracket = [1, 2, 3, 8];
  await showTeams(({ position }) => ({ inPlayoffs: inBracket.includes(position) }));
  const rows = rowsOf('Global League');
  expect(rows.flatMap((row, i) => (row.classList.contains('row-in') ? i + 1 : []))).toEqual(inBracket);
  expect(rows.flatMap((row, i) => (within(row).queryByLabelText('In a play-off spot') ? i + 1 : []))).toEqual(inBracket);
  expect(rows.some((row) => row.classList.contains('row-playoffs'))).toBe(false);
  expect(screen.getByText('A line at the left marks the 4 teams in the bracket of the play-offs.')).toBeInTheDocument();
});

test('without a bracket the best places of a season that has begun are marked', async () => {
  await showTeams(() => ({ inPlayoffs: null }));
  expect(rowsOf('Global League').flatMap((row, i) => (row.classList.contains('row-playoffs') ? i + 1 : []))).toEqual([6]);
});

test('a season without games shows no records; one with eliminations shows their weeks', async () => {
  await showTeams(({ position }) => ({ hasRecord: false, eliminatedWeek: position === 1 ? null : 14 - position }));
  const headers = headersOf('Global League');
  expect(headers).not.toEqual(expect.arrayContaining(['W']));
  expect(headers).not.toEqual(expect.arrayContaining(['Pct']));
  const weeks = rowsOf('Global League').map((row) => texts(cellsOf(row))[headers.indexOf('Out')]);
  expect(weeks.slice(0, 3)).toEqual(['–', 'Week 12', 'Week 11']);
});
