import { screen } from '@testing-library/react';
import { get, send } from '../../support/call';
import { logIn } from '../../support/logIn';
import { quickPolls } from '../../support/quickPolls';
import { renderPage } from '../../support/renderPage';

const league = '620000000000000149';
const member = 'member@example.com';
const allow = (leaguesPerAccount: number) => send('POST', '/api/Admin/SetAccountRules', { leaguesPerAccount });

beforeAll(async () => {
  await get('/api/health');
  await server.rows(`delete from league where id = '${league}'`);
  await server.addAccount({ email: member, role: 'member' });
});
afterEach(() => localStorage.clear());

test('a member reads that only admins add leagues, and the calls are refused', async () => {
  await logIn(member);
  renderPage('/add-league');
  expect(await screen.findByText(/cannot add leagues/)).toBeInTheDocument();
  const refused = await send('POST', '/api/Leagues', { platform: 'sleeper', league }, member);
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([403, 'Only an admin may add leagues here.']);
});

test('where accounts may, the member adds one, becomes its commissioner, and may add no second', async () => {
  await allow(1);
  await logIn(member);
  const worker = (await server.jobs()).startWorker();
  const slowPolls = quickPolls(5_000);
  const { user } = renderPage('/add-league');
  await user.type(await screen.findByRole('textbox', { name: /^League id/ }), league);
  await user.click(screen.getByRole('button', { name: 'Find league' }));
  await user.click(await screen.findByRole('button', { name: 'Add Sunday Dynasty' }));
  await screen.findByRole('link', { name: 'Open its standings' }, { timeout: 30_000 });
  slowPolls();
  await worker.stop();
  const account = (await send('GET', '/api/Account', undefined, member)).json<object>();
  expect(account).toMatchObject({
    ...{ role: 'commissioner', scopes: [{ leagueId: league, teamId: null }], mayAddLeagues: false },
    leagues: [{ leagueId: league, leagueName: 'Sunday Dynasty' }],
  });
  const settings = await send('GET', `/api/Leagues/Settings?leagueId=${league}`, undefined, member);
  expect(settings.statusCode).toBe(200);
  const second = await send('GET', '/api/Leagues/Find?platform=sleeper&league=620000000000000260', undefined, member);
  expect(second.json<{ detail: string }>().detail).toBe('An account may add one league here, and you run as many.');
});
