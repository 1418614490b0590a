/** The filter forms of a page's table, which a narrow window shows above it. */
import { screen, waitFor, within } from '@testing-library/react';
import { respondToCalls } from '../../support/interceptCalls';
import { columnTexts, findRowTexts } from '../../support/plainTable';
import { renderPage } from '../../support/renderPage';

const label = 'Available Players';
const player = (name: string, nflTeam: string | null, nflRank: number, age: number | null) => ({
  ...{ name, position: 'WR', nflTeam, nflRank, isRookie: false, positionSortOrder: 3 },
  fantasyProsInfo: { avg: null, age, best: null, worst: null, stdDev: null, bye: null },
});

const wide = window.matchMedia;
beforeEach(() => {
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query === '(width < 37.5rem)' });
});
afterEach(() => {
  window.matchMedia = wide;
  server.intercept(null);
});

test('a text above the choices narrows them, and is the filter while none is ticked; a number column refuses another text and leaves it in the field', async () => {
  respondToCalls('/api/League/GetAvailablePlayers', () => ({
    leagueName: 'Global League',
    players: [
      player('Young Ram', 'LA', 5, 21),
      player('Old Charger', 'LAC', 13, 33.4),
      player('Free Agent', null, 40, 24.9),
      player('Unknown Falcon', 'ATL', 41, null),
    ],
  }));
  const { user } = renderPage('/availableplayers/132');
  await findRowTexts(label);
  const open = async (column: string) => {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by' }), column);
    return within(await screen.findByRole('group', { name: `Filter ${column}` }));
  };
  const names = () => columnTexts(label, 2);
  const address = () => decodeURIComponent(window.location.search);

  const form = await open('NFL Team');
  const input = form.getByRole('textbox', { name: 'NFL Team' });
  const apply = form.getByRole('button', { name: 'Apply' });
  const choices = () => form.getAllByRole('checkbox').map((box) => box.closest('label')!.textContent);
  expect(choices()).toEqual(['ATL Atlanta Falcons', 'LA Los Angeles Rams', 'LAC Los Angeles Chargers', 'No team']);
  expect(input).toHaveFocus();
  expect(apply).toBeDisabled();
  await user.type(input, ' ');
  expect(apply).toBeDisabled();
  await user.paste('los angeles');
  expect(choices()).toEqual(['LA Los Angeles Rams', 'LAC Los Angeles Chargers']);
  expect(form.getByRole('status')).toHaveTextContent('2 choices match');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['Young Ram', 'Old Charger']));
  await waitFor(() => expect(address()).toContain('filter.nflTeam=~los'));

  const again = await open('NFL Team');
  expect(again.getByRole('textbox')).toHaveValue('los angeles');
  await user.click(again.getByRole('checkbox', { name: /Rams/ }));
  await user.clear(again.getByRole('textbox'));
  await user.paste('falcons');
  expect(again.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(again.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(names()).toEqual(['Young Ram']));
  await waitFor(() => expect(address()).toBe('?filter.nflTeam=LA'));
  await user.click(screen.getByRole('button', { name: 'Remove NFL Team: LA' }));

  const number = await open('Age');
  await user.paste('young');
  await user.keyboard('{Enter}');
  const problem = 'Type a number, <25, >=10, 5-12 or N/A.';
  expect(number.getByRole('alert')).toHaveTextContent(problem);
  expect(number.getByRole('textbox')).toHaveAccessibleDescription(problem);
  expect(number.getByRole('textbox')).toHaveValue('young');
  expect(names()).toHaveLength(4);
  await user.clear(number.getByRole('textbox'));
  await user.paste('n/a');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['Unknown Falcon']));
});
