/** The filters of number columns, and of columns whose values are chosen from. */
import { screen, waitFor, within } from '@testing-library/react';
import { respondToCalls } from '../../../../support/interceptCalls';
import { renderRoute } from '../../../../support/renderRoute';
import { findGrid, shownColumn } from '../../../../support/table';

const ADDRESS = '/availableplayers/132';
const positions = ['QB', 'RB', 'WR', 'TE'];

const player = (name: string, position: string, nflTeam: string | null, nflRank: number | null, age: number | null) => ({
  ...{ name, position, nflTeam, nflRank, isRookie: age === 21 },
  positionSortOrder: positions.indexOf(position) + 1,
  fantasyProsInfo: { avg: null, age, best: null, worst: null, stdDev: null, bye: null },
});

beforeEach(() => {
  respondToCalls('/api/League/GetAvailablePlayers', () => ({
    leagueName: 'Global League',
    players: [
      player('Young Ram', 'WR', 'LA', 5, 21),
      player('Grown Falcon', 'TE', 'ATL', 12, 25),
      player('Old Charger', 'QB', 'LAC', 13, 33.4),
      player('Free Agent', 'RB', null, 40, 24.9),
      player('Unknown Falcon', 'WR', 'ATL', null, null),
    ],
  }));
});
afterEach(() => server.intercept(null));

type User = ReturnType<typeof renderRoute>['user'];
const names = () => shownColumn(2);
const address = () => decodeURIComponent(window.location.search);

async function open(user: User, column: string) {
  await user.click(screen.getByRole('button', { name: `Filter ${column}` }));
  return within(screen.getByRole('dialog', { name: `Filter ${column}` }));
}

async function type(user: User, column: string, text: string) {
  const form = await open(user, column);
  const input = form.getByRole('textbox', { name: column });
  await user.clear(input);
  await user.type(input, text);
  await user.click(form.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function choose(user: User, column: string, choices: string[]) {
  const form = await open(user, column);
  for (const choice of choices) await user.click(form.getByRole('checkbox', { name: choice }));
  await user.click(form.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('999 in the ADP filter finds the players who show 999, 0 in the Age filter those who show 0', async () => {
  const { user } = renderRoute(ADDRESS);
  await findGrid('Available Players');
  for (const text of ['999', '>=900', '5-1000', '999-1000']) {
    await type(user, 'ADP', text);
    expect([text, names().length]).toEqual([text, 5]);
  }
  await type(user, 'ADP', '<999');
  expect(names()).toEqual([]);
  await type(user, 'ADP', '999');
  for (const text of ['<1', '0-5', 'N/A']) {
    await type(user, 'Age', text);
    expect([text, names()]).toEqual([text, ['Unknown Falcon']]);
  }
  await type(user, 'Age', '0');
  expect(names()[0]).toBe('Unknown Falcon');
});

test('a text above the choices narrows them, and is the filter while none is ticked', async () => {
  const { user } = renderRoute(ADDRESS);
  await findGrid('Available Players');
  const form = await open(user, 'NFL Team');
  const input = form.getByRole('textbox', { name: 'NFL Team' });
  const apply = form.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
  expect([document.activeElement, apply.disabled]).toEqual([input, true]);
  await user.type(input, ' ');
  expect(apply.disabled).toBe(true);
  await user.type(input, 'los angeles');
  const choices = () => form.getAllByRole('checkbox').map((box) => box.closest('label')!.textContent);
  expect(choices()).toEqual(['LA Los Angeles Rams', 'LAC Los Angeles Chargers']);
  expect(form.getByRole('status').textContent).toBe('2 choices match');
  await user.type(input, '{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names().sort()).toEqual(['Old Charger', 'Young Ram']);
  await waitFor(() => expect(address()).toContain('filter.nflTeam=~los'));
  const again = await open(user, 'NFL Team');
  expect(again.getByRole<HTMLInputElement>('textbox').value).toBe('los angeles');
  await user.click(again.getByRole('checkbox', { name: /Rams/ }));
  await user.clear(again.getByRole('textbox'));
  await user.type(again.getByRole('textbox'), 'falcons');
  expect(again.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(again.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(names()).toEqual(['Young Ram']));
  await waitFor(() => expect(address()).toContain('filter.nflTeam=LA'));
});

test('a typed choice comes from the URL, and a word that no choice has finds nothing', async () => {
  const { user } = renderRoute(`${ADDRESS}?filter.position=~qb`);
  await findGrid('Available Players');
  expect(names()).toEqual(['Old Charger']);
  await type(user, 'Position', 'goalkeeper');
  expect(names()).toEqual([]);
});

test('a number column refuses a value that is no number and leaves it in the field', async () => {
  const { user } = renderRoute(ADDRESS);
  await findGrid('Available Players');
  const form = await open(user, 'Age');
  const input = form.getByRole('textbox', { name: 'Age' });
  await user.type(input, 'young{Enter}');
  expect(form.getByRole('alert')).toHaveTextContent('Type a number, <25, >=10, 5-12 or N/A.');
  expect(input).toHaveAccessibleDescription('Type a number, <25, >=10, 5-12 or N/A.');
  expect(input).toHaveValue('young');
  expect(address()).toBe('');
  await user.clear(input);
  await user.type(input, 'n/a{Enter}');
  await waitFor(() => expect(names()).toEqual(['Unknown Falcon']));
});

test('a number column supports comparisons and ranges of what it shows', async () => {
  const { user } = renderRoute(ADDRESS);
  await findGrid('Available Players');
  await type(user, 'Age', '<25');
  expect(names()).toEqual(['Young Ram', 'Free Agent', 'Unknown Falcon']);
  expect(screen.getByRole('button', { name: 'Remove Age: <25' })).toBeVisible();
  await type(user, 'Age', '>= 25');
  expect(names()).toEqual(['Grown Falcon', 'Old Charger']);
  await type(user, 'Rank', '5-12');
  expect(names()).toEqual(['Grown Falcon']);
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await type(user, 'Rank', '<=12');
  expect(names()).toEqual(['Young Ram', 'Grown Falcon']);
  await type(user, 'Rank', '>12');
  expect(names()).toEqual(['Old Charger', 'Free Agent']);
  await type(user, 'Rank', '13');
  expect(names()).toEqual(['Old Charger']);
  await user.click(screen.getByRole('button', { name: 'Remove Rank: 13' }));
  await type(user, 'ADP', '<999');
  expect(screen.getByText('No results found. Adjust filters to find results')).toBeVisible();
});

test('positions and teams are chosen from those of the table, players without a team too, and stay after a reload', async () => {
  const { user, unmount } = renderRoute(ADDRESS);
  await findGrid('Available Players');
  const teams = await open(user, 'NFL Team');
  expect(teams.getAllByRole('checkbox').map((box) => box.closest('label')!.textContent)).toEqual([
    'ATL Atlanta Falcons',
    'LA Los Angeles Rams',
    'LAC Los Angeles Chargers',
    'No team',
  ]);
  expect(teams.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await choose(user, 'NFL Team', ['LA Los Angeles Rams', 'No team']);
  expect(names()).toEqual(['Young Ram', 'Free Agent']);
  expect(screen.getByRole('button', { name: 'Remove NFL Team: LA, No team' })).toBeVisible();
  await choose(user, 'Position', ['RB']);
  expect(names()).toEqual(['Free Agent']);
  await waitFor(() => expect(address()).toBe('?filter.nflTeam=LA,none&filter.position=RB'));

  unmount();
  renderRoute(`${ADDRESS}${window.location.search}`);
  await findGrid('Available Players');
  expect(names()).toEqual(['Free Agent']);
  expect(screen.getByRole('button', { name: 'Remove NFL Team: LA, No team' })).toBeVisible();
});

test('chosen values keep the order of the table; one that no row has is ignored', async () => {
  const { user } = renderRoute(`${ADDRESS}?filter.position=wr,te,XX&filter.nflTeam=Nowhere`);
  await findGrid('Available Players');
  expect(names()).toEqual(['Young Ram', 'Grown Falcon', 'Unknown Falcon']);
  expect(screen.getByRole('columnheader', { name: /Rank/ })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  const form = await open(user, 'Position');
  expect(form.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')!.textContent)).toEqual(['WR', 'TE']);
  await user.click(form.getByRole('button', { name: 'Clear' }));
  expect(names()).toHaveLength(5);
});
