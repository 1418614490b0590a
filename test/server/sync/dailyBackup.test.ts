import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../support/eventually';
import { values } from './calls';

const root = mkdtempSync(join(tmpdir(), 'sideline-daily-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A folder of its own for a test. */
function makeFolder(name: string, keep = 14) {
  const directory = join(root, name);
  mkdirSync(directory);
  return { directory, keep, passphrase: null };
}

const at = (time: string) => Date.parse(`2026-09-${time}Z`);
const jobs = () => values("select state, retry_count from pgboss.job where name = 'backup' order by created_on");
/** Makes the back-up of the day due again. */
const forget = async () => {
  await server.rows("delete from pgboss.job where name = 'backup'");
  await server.rows("delete from sync_state where key = 'backup'");
};

beforeAll(async () => {
  // Most rows are of this table.
  await server.rows('truncate team_week_player');
});

test('it is due once a day, at 9:00 UTC, for all processes together', async () => {
  const { enqueueBackup } = await server.jobs();
  expect(await enqueueBackup(at('12T08:59'))).toBe(true);
  expect(await enqueueBackup(at('12T08:59:30'))).toBe(false);
  expect((await Promise.all([enqueueBackup(at('12T09:00')), enqueueBackup(at('12T09:00'))])).sort()).toEqual([false, true]);
  expect(await enqueueBackup(at('13T08:59'))).toBe(false);
  await forget();
});

test('a worker writes it, only for its owner, and a restore reads it', async () => {
  const folder = makeFolder('worker');
  const { startWorker } = await server.jobs();
  const worker = startWorker(folder);
  await eventually(async () => expect(await jobs()).toEqual([['completed', 0]]));
  await worker.stop();
  const [name, ...others] = readdirSync(folder.directory);
  expect([name, others]).toEqual([expect.stringMatching(/^sideline-daily-\d{4}-\d\d-\d\dT\d{6}Z\.gz$/), []]);
  const file = join(folder.directory, name!);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await server.logged(/back-up/)).toEqual([]);

  const teams = await values('select * from team order by 1, 2');
  await server.rows("update team set name = 'Lost'");
  expect(await server.command('restore', [file, '--replace'])).toMatchObject({ status: 0, stderr: '' });
  expect(await values('select * from team order by 1, 2')).toEqual(teams);
  await server.restart();
});

test('the newest stay; files that it did not write stay, too, and what a killed process left goes', async () => {
  const folder = makeFolder('kept', 2);
  const foreign = ['notes.txt', 'sideline-2026-08-01.gz', 'sideline-daily-2026-08-01T090000Z.gz.old', 'sideline-daily-2026.gz'];
  for (const name of [...foreign, 'sideline-daily-2026-09-09T090000Z.gz.part']) writeFileSync(join(folder.directory, name), '');
  const { backUp } = await server.jobs();
  for (const day of ['10', '11', '12']) expect(await backUp(folder, at(`${day}T09:00`))).toBeNull();
  const daily = (day: string) => `sideline-daily-2026-09-${day}T090000Z.gz`;
  expect(readdirSync(folder.directory).sort()).toEqual([...foreign, daily('11'), daily('12')].sort());

  // A clock that was put back: the new one is the oldest.
  expect(await backUp(folder, at('01T09:00'))).toBeNull();
  expect(readdirSync(folder.directory).sort()).toEqual([...foreign, daily('01'), daily('12')].sort());
});

test('a failure is logged once, after the last attempt, with what to do', async () => {
  const folder = { directory: join(root, 'missing'), keep: 1, passphrase: null };
  const { enqueueBackup, startWorker } = await server.jobs();
  await forget();
  await enqueueBackup(Date.now());
  const tryOnce = async (expected: unknown[]) => {
    const worker = startWorker(folder);
    await eventually(async () => expect(await jobs()).toEqual([expected]));
    await worker.stop();
  };
  await tryOnce(['retry', 0]);
  expect(await server.logged(/back-up/)).toEqual([]);
  await server.rows("update pgboss.job set retry_limit = 1, start_after = now() where name = 'backup'");
  await tryOnce(['failed', 1]);
  expect((await server.logged(/back-up/)).map(({ level, msg }) => [level, msg])).toEqual([
    [50, 'The daily back-up failed, and no older one was removed. BACKUP_DIR is not there: create or mount it.'],
  ]);
});
