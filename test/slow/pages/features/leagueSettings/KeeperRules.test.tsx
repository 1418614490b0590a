import { screen, waitFor, within } from '@testing-library/react';
import { get, send } from '../../../../support/call';
import { logIn } from '../../../../support/logIn';
import { renderRoute } from '../../../../support/renderRoute';

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
  const { user, unmount } = renderRoute(`/league/${leagueId}/settings`);
  await screen.findByRole('heading', { name: 'League settings' });
  await screen.findByRole('region', { name: 'Invite people' });
  const form = within(await screen.findByRole('form', { name: 'Rules for keepers' }));
  const card = within(screen.getByRole('region', { name: 'Rules for keepers' }));
  const choose = (label: string, option: string) => user.selectOptions(form.getByLabelText(label), option);
  const type = async (label: RegExp | string, text: string) => {
    const field = form.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
    return field;
  };
  const press = (name: string) => user.click(form.getByRole('button', { name }));
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

test('each cost has its own figures, and the others stay as they are stored', async () => {
  const { form, choose, type, press } = await open();
  await choose(cost, 'The price he was bought for (auction)');
  await type('Dollars more for each year kept', '2.5');
  expect(form.queryByRole('combobox', { name: 'Without a pick of that round' })).not.toBeInTheDocument();
  await choose(cost, 'Set rounds');
  await type('Rounds, the best keeper’s first', '5, 6');
  await choose(cost, 'The price he was bought for (auction)');
  expect(form.getByLabelText('Dollars more for each year kept')).toHaveValue(2.5);
  await press('Save rules');
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect((await stored()).rules).toEqual({ ...usual, cost: 'auction', pricePerYear: 2.5 });
});

test('nothing changes where rules say the same', async () => {
  await setRules({ ...usual, cost: 'auction' });
  const { card, press } = await open();
  await press('Try');
  expect(await card.findByText('Nothing changes for the keepers that are marked now.')).toBeInTheDocument();
  expect(card.queryByRole('table')).not.toBeInTheDocument();
});

test('the form keeps its values after a failure and a reload', async () => {
  const { form, choose, type, press, unmount } = await open();
  await choose(cost, 'The round of his average draft position (ADP)');
  await type('Round of a player without an ADP', '12');
  server.intercept(({ url }) => (url.includes('SetKeeperRules') ? new Response('{}', { status: 503 }) : undefined));
  for (const name of ['Try', 'Save rules']) {
    await press(name);
    expect(await form.findByRole('alert')).toBeInTheDocument();
    expect(form.getByRole('button', { name })).toHaveAttribute('aria-busy', 'false');
  }
  unmount();
  const again = await open();
  expect(again.form.getByLabelText(cost)).toHaveValue('adp');
  expect(again.form.getByLabelText('Round of a player without an ADP')).toHaveValue(12);
  server.intercept(null);
  await again.press('Save rules');
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect((await stored()).rules).toEqual({ ...usual, cost: 'adp', undraftedRound: 12 });
});

test('rules that another commissioner sets show while nothing is typed', async () => {
  const { form } = await open();
  await setRules({ ...usual, cost: 'fixedRounds', fixedRounds: [3, 4] });
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(form.getByLabelText(cost)).toHaveValue('fixedRounds'));
});

test('a commissioner hides keepers until the deadline, and hears that there must be one', async () => {
  const { user, form, choose, type, press } = await open();
  await choose(cost, 'The round he was drafted in');
  await user.click(form.getByLabelText('Hide keepers until the deadline'));
  await press('Save rules');
  expect(await form.findByText(/^Hide keepers until the deadline: needs a deadline/)).toBeVisible();
  await choose('Time zone of the deadline', 'America/New_York');
  await type(/^Deadline/, '2099-08-25T18:00');
  await press('Save rules');
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(screen.getByText('Until then only a team’s owners see whom it keeps.')).toBeInTheDocument();
  expect((await stored()).rules).toMatchObject({ isHidden: true, deadline: '2099-08-25T22:00:00.000Z' });
});
