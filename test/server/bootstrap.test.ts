import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postJson, startServer } from '../support/startServer';

it('begins without a league where no seed is asked for, and does not restore the demo leagues later', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sideline-empty-'));
  for (const SEED of ['none', 'demo']) {
    const server = await startServer({ DATA_DIR: dataDir, SEED });
    const response = await fetch(`${server.address}/api/League/GetLeague?leagueId=132`);
    expect([SEED, response.status]).toEqual([SEED, 404]);
    await server.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
});

it('makes up a password of the first admin that must be changed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sideline-empty-'));
  const server = await startServer({ DATA_DIR: dataDir, SEED: 'none' });
  const password = /password (\S{20}) \(shown this once\)/.exec(server.output())?.[1];
  const answer = await postJson(`${server.address}/api/token`, { userEmail: 'admin@example.com', password });
  expect(await answer.json()).toMatchObject({ mustChangePassword: true });
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('refuses an ADMIN_PASSWORD that everybody uses, by its rule', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sideline-empty-'));
  const refused = startServer({ DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: 'Trustno1' });
  await expect(refused).rejects.toThrow(/ended: ADMIN_PASSWORD: must not be one of the 3,000 most common passwords\.\n$/);
  rmSync(dataDir, { recursive: true, force: true });
});
