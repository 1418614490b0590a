import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postJson, type RunningServer, startServer } from '../../support/startServer';

/** Each test starts on what the ones before left. */
const dataDir = mkdtempSync(join(tmpdir(), 'sideline-empty-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let running: RunningServer | undefined;
const start = async (environment: Record<string, string>) => (running = await startServer({ DATA_DIR: dataDir, ...environment }));
afterEach(() => running?.stop());

const expectNoLeague = async ({ address }: RunningServer) =>
  expect((await fetch(`${address}/api/League/GetLeague?leagueId=132`)).status).toBe(404);

it('refuses a common ADMIN_PASSWORD by its rule', async () => {
  const refused = start({ SEED: 'none', ADMIN_PASSWORD: 'Trustno1' });
  await expect(refused).rejects.toThrow(/ended: ADMIN_PASSWORD: must not be one of the 3,000 most common passwords\.\n$/);
});

it('starts without a league with SEED=none, and generates a password of the first admin that must be changed', async () => {
  const server = await start({ SEED: 'none' });
  await expectNoLeague(server);
  const password = /^Password: (\S{20}) \(shown this once\)$/m.exec(server.output())?.[1];
  const response = await postJson(`${server.address}/api/token`, { userEmail: 'admin@example.com', password });
  expect(await response.json()).toMatchObject({ mustChangePassword: true });
});

it('does not restore the demo leagues later', async () => {
  await expectNoLeague(await start({ SEED: 'demo' }));
});
