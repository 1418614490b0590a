import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { respondToCalls } from '../../support/interceptCalls';
import { rowsOf } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';

const second = '620000000000000149';

afterEach(() => server.intercept(null));

test('a league’s formats are under its name, and its rules are a view', async () => {
  const { user } = renderPage(`/sleeper/league/${second}`);
  expect(await screen.findByText(/Dynasty, Superflex, Half PPR/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Rules' }));
  const card = (await screen.findByRole('heading', { name: 'Rules 2026' })).closest('div')!;
  const { lines } = (await get(`/api/League/GetRules?leagueId=${second}`)).json<Schema<'RulesOfSeason'>>();
  expect(lines.length).toBeGreaterThan(5);
  for (const { label, text } of lines) expect(within(card).getByText(label).nextSibling).toHaveTextContent(text);
});

test('a league without known rules says so', async () => {
  respondToCalls('/api/League/GetRules', () => ({ leagueName: 'L', season: null, formats: [], lines: [], rules: null }));
  renderPage('/league/132?view=rules');
  expect(await screen.findByText('No data available')).toBeInTheDocument();
});

test('each week of a rule that has games leads to them', async () => {
  const { season, weeks } = (await get('/api/League/GetGames?leagueId=132')).json<Schema<'Games'>>();
  const lines = [
    { label: 'Play-offs', text: '6 teams, weeks 15 to 17, rounds of two weeks' },
    { label: 'Trade deadline', text: 'Week 11' },
    { label: 'Victory points', text: '2 for a win by the rank of the week’s score, until week 30' },
  ];
  expect(weeks).toEqual(expect.arrayContaining([11, 15, 17]));
  respondToCalls('/api/League/GetRules', () => ({ leagueName: 'L', season, formats: [], lines, rules: null }));
  renderPage('/league/132?view=rules');
  const card = (await screen.findByRole('heading', { name: `Rules ${season}` })).closest('div')!;
  for (const { label, text } of lines) expect(within(card).getByText(label).nextSibling).toHaveTextContent(text);
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['15', '/league/132?view=games&week=15'],
    ['17', '/league/132?view=games&week=17'],
    ['Week 11', '/league/132?view=games&week=11'],
  ]);
});

test('a line below the last play-off place is described in words', async () => {
  renderPage('/league/132?view=league');
  await screen.findByRole('table', { name: 'Global League' });
  expect(rowsOf('Global League').map((row) => row.classList.contains('row-playoffs'))).toEqual(
    Array.from({ length: 12 }, (_, i) => i === 5),
  );
  expect(screen.getByText(/play-off cut: 6 teams/)).toHaveTextContent('Division winners may qualify ahead');
});

test('without a known number of teams there is no line', async () => {
  const league = (await get('/api/League/GetLeague?leagueId=132')).json<Schema<'League'>>();
  respondToCalls('/api/League/GetLeague', () => ({ ...league, playoffTeams: null, formats: undefined }));
  renderPage('/league/132?view=league');
  await screen.findByRole('table', { name: 'Global League' });
  expect(rowsOf('Global League').some((row) => row.classList.contains('row-playoffs'))).toBe(false);
  expect(screen.queryByText(/The line is/)).not.toBeInTheDocument();
});
