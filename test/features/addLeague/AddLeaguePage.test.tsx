import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { get, send } from '../../support/call';
import { logIn } from '../../support/logIn';
import { quickPolls } from '../../support/quickPolls';
import { renderPage } from '../../support/renderPage';
import { recordedDir } from '../../support/startServer';

const league = '620000000000000149';
const member = 'member@example.com';
const second = 'second@example.com';
const allow = (leaguesPerAccount: number) => send('POST', '/api/Admin/SetAccountRules', { leaguesPerAccount });

/** The host, on which the commissioner names the league. */
const recorded = mkdtempSync(join(tmpdir(), 'sideline-named-'));
cpSync(recordedDir, recorded, { recursive: true });
function nameOnHost(name: string) {
  const file = join(recorded, `sleeper/league/${league}.json`);
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), name }));
}
const openPage = async (email: string) => {
  await logIn(email);
  const { user } = renderPage('/add-league');
  await user.type(await screen.findByRole('textbox', { name: /^League id/ }), league);
  await user.click(screen.getByRole('button', { name: 'Find league' }));
  const code = (await screen.findByText(/^sideline-[2-7][a-z2-7]{7}$/)).textContent;
  return { user, code };
};

beforeAll(async () => {
  server.importFrom({ recorded });
  await get('/api/health');
  await server.rows(`delete from league where id = '${league}'`);
  await server.addAccount({ email: member, role: 'member' });
  await server.addAccount({ email: second, role: 'member' });
});
afterEach(() => localStorage.clear());
afterAll(() => rmSync(recorded, { recursive: true, force: true }));

test('a member reads that only admins add leagues, and the calls are refused', async () => {
  await logIn(member);
  renderPage('/add-league');
  expect(await screen.findByText(/cannot add leagues/)).toBeInTheDocument();
  const refused = await send('POST', '/api/Leagues', { platform: 'sleeper', league }, member);
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([403, 'Only an admin may add leagues here.']);
});

test('where accounts may, the member shows by a code to run one, adds it, becomes its commissioner, and may add no second', async () => {
  await allow(1);
  const worker = (await server.jobs()).startWorker();
  const slowPolls = quickPolls(5_000);
  const { user, code } = await openPage(member);
  expect(screen.getByText(/^Show that you run this league: /)).toHaveTextContent(
    `put the code ${code} anywhere into the league’s or your own team’s name on Sleeper, and take it out again afterwards. Or ask an admin.`,
  );
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await navigator.clipboard.readText()).toBe(code);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who can see the league here' }), 'Its members only');
  await user.click(screen.getByRole('button', { name: 'Add Sunday Dynasty' }));
  expect(await screen.findByText(/^League: needs a proof/)).toHaveTextContent('At the moment there is “Sunday Dynasty”');
  expect(screen.getByRole('textbox', { name: /^League id/ })).toHaveValue(league);
  expect(screen.getByRole('combobox', { name: 'Who can see the league here' })).toHaveDisplayValue('Its members only');
  nameOnHost(`Sunday Dynasty (${code})`);
  await user.click(screen.getByRole('button', { name: 'Add Sunday Dynasty' }));
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
  const more = await send('GET', '/api/Leagues/Find?platform=sleeper&league=620000000000000260', undefined, member);
  expect(more.json<{ detail: string }>().detail).toBe('An account may add one league here, and you run as many.');
});

test('the commissioner on the host runs a league that is here already, after the same proof, and keeps the page', async () => {
  await send('PUT', '/api/Leagues/Settings', { leagueId: league, visibility: 'public' });
  const { user, code } = await openPage(second);
  expect(screen.getByRole('link', { name: 'its standings' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Who can see the league here' })).toBeNull();
  nameOnHost(`${code} Sunday Dynasty`);
  await user.click(screen.getByRole('button', { name: 'Run this league' }));
  const done = await screen.findByText(/^You run Sunday Dynasty now\./);
  expect(done.querySelector('a')).toHaveAttribute('href', `/sleeper/league/${league}/settings`);
  expect((await send('GET', '/api/Account', undefined, second)).json<object>()).toMatchObject({ role: 'commissioner' });
});
