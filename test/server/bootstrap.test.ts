import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postJson, startServer } from '../support/startServer';

it('starts without a league with SEED=none, and does not restore the demo leagues later', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sideline-empty-'));
  for (const SEED of ['none', 'demo']) {
    const server = await startServer({ DATA_DIR: dataDir, SEED });
    const response = await fetch(`${server.address}/api/League/GetLeague?leagueId=132`);
    expect([SEED, response.status]).toEqual([SEED, 404]);
    await server.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
});

it('generates a password of the first admin that must be changed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sideline-empty-'));
  const server = await startServer({ DATA_DIR: dataDir, SEED: 'none' });
  const password = /^Password: (\S{20}) \(shown this once\)$/m.exec(server.output())?.[1];
  const response = await postJson(`${server.address}/api/token`, { userEmail: 'admin@example.com', password });
  expect(await response.json()).toMatchObject({ mustChangePassword: true });
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('refuses a common ADMIN_PASSWORD by its rule', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sideline-empty-'));
  const refused = startServer({ DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: 'Trustno1' });
  await expect(refused).rejects.toThrow(/ended: ADMIN_PASSWORD: must not be one of the 3,000 most common passwords\.\n$/);
  rmSync(dataDir, { recursive: true, force: true });
});
