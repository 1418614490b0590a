import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { get, send } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderPage } from '../../support/renderPage';

/** A league whose teams have marked keepers for its coming draft. */
const leagueId = '132';
const commissioner = { email: 'rules@example.com', role: 'commissioner' as const, scopes: [{ leagueId }] };
const stored = async () => (await get(`/api/League/GetKeeperRules?leagueId=${leagueId}`)).json() as { rules: unknown };
/** The whole rules of the form's usual values. */
const usual = {
  isHidden: false,
  ...{
    cost: 'draftRound',
    roundsPerYear: 1,
    earliestRound: 1,
    undraftedRound: 10,
    fixedRounds: [],
    pricePerYear: 5,
    undraftedPrice: 5,
  },
  ...{ sameRound: 'later', afterTrade: 'follow', afterClaim: 'restart', keepers: null, positions: [], years: null },
  ...{ keepsFirstRounders: true, deadline: null, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
};
const setRules = async (rules: object | null) =>
  expect((await send('POST', '/api/League/SetKeeperRules', { leagueId, ...(rules && { rules }) })).statusCode).toBe(200);

/** Opens the settings as the league's commissioner. */
async function open() {
  await logIn(commissioner.email);
  const { user, unmount } = renderPage(`/league/${leagueId}/settings`);
  await screen.findByRole('heading', { name: 'League settings' });
  await screen.findByRole('region', { name: 'Invite people' });
  const form = within(await screen.findByRole('form', { name: 'Rules for keepers' }));
  const card = within(screen.getByRole('region', { name: 'Rules for keepers' }));
  const choose = (label: string, option: string) => user.selectOptions(form.getByLabelText(label), option);
  const type = (label: RegExp | string, text: string) => {
    const field = form.getByLabelText(label);
    fireEvent.change(field, { target: { value: text } });
    return field;
  };
  // By role it would look at the options of all time zones.
  const press = (name: string) => user.click(form.getByText(name, { selector: 'button' }));
  return { user, unmount, form, card, choose, type, press };
}
const cost = 'What a keeper costs';

beforeAll(async () => {
  await get('/api/health');
  await server.addAccount(commissioner);
});
beforeEach(() => setRules(null));
afterEach(() => {
  server.intercept(null);
  localStorage.clear();
  sessionStorage.clear();
});

test('a commissioner chooses rules, sees what they change before they are saved, saves them, and finds them again', async () => {
  const { form, card, choose, type, press, unmount } = await open();
  expect(form.getByLabelText(cost)).toHaveDisplayValue('No rules of the league’s own');
  expect(form.getByText(/^A keeper costs the round in which last season’s draft took him/)).toBeInTheDocument();
  expect(form.queryByLabelText('Not before round')).not.toBeInTheDocument();

  await choose(cost, 'The round he was drafted in');
  type('Round of a player who was not drafted', '7');
  type(/^Most keepers/, '2');
  type('Most of a position', 'qb 1, TE 0');
  type('Time zone of the deadline', 'America/New_York');
  type(/^Deadline/, '2099-08-25T18:00');
  await press('Try');
  expect(await card.findByText('A player who was not drafted costs round 7 in his first year.')).toBeInTheDocument();
  expect(card.getByText(/^Keepers can be changed until Tue, Aug 25, 2099, 6:00 PM EDT\.$/)).toBeInTheDocument();
  const table = within(card.getByRole('table', { name: 'What keepers cost' }));
  expect(table.getByRole('rowheader', { name: 'Café Touchdown' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /^Josh Allen 1\.07 7\.01/ })).toBeInTheDocument();
  expect(card.getByText('Café Touchdown: 3 of 2 keepers: take a mark back.')).toBeInTheDocument();
  expect((await stored()).rules).toBeNull();

  await press('Save rules');
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  const saved = {
    ...{
      ...usual,
      undraftedRound: 7,
      keepers: 2,
      positions: [
        { position: 'QB', keepers: 1 },
        { position: 'TE', keepers: 0 },
      ],
    },
    ...{ deadline: '2099-08-25T22:00:00.000Z', timeZone: 'America/New_York' },
  };
  expect(await stored()).toMatchObject({ rules: saved });
  await waitFor(() => expect(form.getByLabelText('Most of a position')).toHaveValue('QB 1, TE 0'));

  unmount();
  const again = await open();
  expect(again.form.getByLabelText(cost)).toHaveDisplayValue('The round he was drafted in');
  expect(again.form.getByLabelText('Round of a player who was not drafted')).toHaveValue(7);
  expect(again.form.getByLabelText(/^Deadline/)).toHaveValue('2099-08-25T18:00');
  expect(again.form.getByLabelText('Time zone of the deadline')).toHaveValue('America/New_York');
  await again.press('Try');
  expect(await again.card.findByText('No keeper costs anything else.', { exact: false })).toBeInTheDocument();

  // Without rules of its own, what the league does then shows at once.
  await again.choose(cost, 'No rules of the league’s own');
  expect(await again.card.findByText(/^A keeper costs the round in which last season’s draft took him/)).toBeInTheDocument();
  await again.press('Save rules');
  await waitFor(async () => expect((await stored()).rules).toBeNull());
});

test('what the server refuses stands at its field, which has the focus, and what was typed stays', async () => {
  const { form, choose, type, press } = await open();
  await choose(cost, 'Set rounds');
  const rounds = type('Rounds, the best keeper’s first', '99');
  const positions = type('Most of a position', 'QB 1');
  await press('Save rules');
  await waitFor(() => expect(rounds).toHaveAccessibleDescription('Must be at most 40'));
  expect(rounds).toHaveFocus();
  expect(rounds).toBeInvalid();
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
  type('Rounds, the best keeper’s first', '5');
  type('Most of a position', 'QB 1, QB 2');
  await press('Save rules');
  await waitFor(() => expect(positions).toHaveAccessibleDescription('Must have each position once'));
  expect(positions).toHaveFocus();
  expect(rounds).toBeValid();
  type('Most of a position', 'two QBs');
  await press('Try');
  expect(positions).toHaveAccessibleDescription('Must be positions and numbers, such as QB 1, TE 1');
  expect(positions).toHaveValue('two QBs');
  expect((await stored()).rules).toBeNull();
});
