import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaseDirectory } from '../../../server/db/dataDirLock';

const dataDir = mkdtempSync(join(tmpdir(), 'sideline-main-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

function start(environment: Record<string, string>) {
  const { PATH, HOME } = process.env;
  const root = join(__dirname, '../../..');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: '0', ...environment },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stderr };
}

it('refuses to start with a malformed variable', () => {
  expect(start({ PORT: 'x' })).toEqual({ status: 1, stderr: expect.stringMatching(/^PORT must be .*\n$/) as string });
});

it('refuses a data directory that another process has', async () => {
  const lease = await leaseDirectory(dataDir, { onLost: () => undefined });
  const { status, stderr } = start({});
  expect([status, stderr]).toEqual([1, expect.stringContaining(`in use by process ${process.pid}`)]);
  lease.release();
});

it('says that the database server cannot be reached', () => {
  const { stderr } = start({ DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/none' });
  expect(stderr).toMatch(/^The database of DATABASE_URL cannot be opened: .*ECONNREFUSED/);
  expect(stderr).not.toContain('hush');
});
