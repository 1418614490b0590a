import { screen, within } from '@testing-library/react';
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { respondToCalls } from '../../support/interceptCalls';
import { rowsOf } from '../../support/plainTable';
import { renderRoute } from '../../support/renderRoute';

const second = '620000000000000149';

afterEach(() => server.intercept(null));

test('what is special about a league stands under its name, and its rules are a view', async () => {
  const { user } = renderRoute(`/sleeper/league/${second}`);
  expect(await screen.findByText(/Dynasty, Superflex, Half PPR/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Rules' }));
  const card = (await screen.findByRole('heading', { name: 'Rules 2026' })).closest('div')!;
  const { lines } = (await get(`/api/League/GetRules?leagueId=${second}`)).json<Schema<'RulesOfSeason'>>();
  expect(lines.length).toBeGreaterThan(5);
  for (const { label, text } of lines) expect(within(card).getByText(label).nextSibling).toHaveTextContent(text);
});

test('a league of which no rules are known says so', async () => {
  respondToCalls('/api/League/GetRules', () => ({ leagueName: 'L', season: null, formats: [], lines: [], rules: null }));
  renderRoute('/league/132?view=rules');
  expect(await screen.findByText('No data available')).toBeInTheDocument();
});

test('a line stands below the last place in the play-offs, and says so', async () => {
  renderRoute('/league/132?view=league');
  await screen.findByRole('table', { name: 'Global League' });
  expect(rowsOf('Global League').map((row) => row.classList.contains('row-playoffs'))).toEqual(
    Array.from({ length: 12 }, (_, i) => i === 5),
  );
  expect(screen.getByText(/The line is below place 6/)).toHaveTextContent('Winners of divisions may take places');
});

test('without a known number of teams there is no line', async () => {
  const league = (await get('/api/League/GetLeague?leagueId=132')).json<Schema<'League'>>();
  respondToCalls('/api/League/GetLeague', () => ({ ...league, playoffTeams: null, formats: undefined }));
  renderRoute('/league/132?view=league');
  await screen.findByRole('table', { name: 'Global League' });
  expect(rowsOf('Global League').some((row) => row.classList.contains('row-playoffs'))).toBe(false);
  expect(screen.queryByText(/The line is/)).not.toBeInTheDocument();
});
