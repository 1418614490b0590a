/** The file of a daily back-up: encrypted, damaged, on a full disk, or left by a killed process. */
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { values } from '../../../server/sync/calls';
import { eventually } from '../../../support/eventually';
import { fill, tryDisk } from '../../../support/tryDisk';

const root = mkdtempSync(join(tmpdir(), 'sideline-daily-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A folder of its own for a test. */
function makeFolder(name: string, passphrase: string | null = null) {
  const directory = join(root, name);
  mkdirSync(directory);
  return { directory, keep: 1, passphrase };
}

const at = (time: string) => Date.parse(`2026-09-${time}Z`);

beforeAll(async () => {
  // Most rows are of this table.
  await server.rows('truncate team_week_player');
});

test('with a passphrase it is encrypted, and restored with that passphrase', async () => {
  const passphrase = 'a long pass phrase';
  const folder = makeFolder('encrypted', passphrase);
  const { backUp } = await server.jobs();
  expect(await backUp(folder, at('12T09:00'))).toBeNull();
  const file = join(folder.directory, 'sideline-daily-2026-09-12T090000Z.gz');
  expect(() => gunzipSync(readFileSync(file))).toThrow('incorrect header');
  const wrong = await server.command('restore', [file, '--replace'], { input: 'another pass phrase' });
  expect(wrong.stderr).toContain('the passphrase is wrong');
  expect(await server.command('restore', [file, '--replace'], { input: passphrase })).toMatchObject({ status: 0, stderr: '' });
  await server.restart();
});

/** Waits until the draft of a back-up has begun, and changes its first bytes. */
async function damageDraft(directory: string): Promise<void> {
  const findDraft = () =>
    readdirSync(directory).find((name) => name.endsWith('.part') && statSync(join(directory, name)).size > 2);
  let draft: string | undefined;
  while (!(draft = findDraft())) await nextTurn();
  const file = openSync(join(directory, draft), 'r+');
  writeSync(file, Buffer.from('damaged'), 0, 7, 0);
  closeSync(file);
}

test.each([
  ['plain', null, 'it is no compressed file, or damaged'],
  ['encrypted', 'a long pass phrase', ''],
])('a file that the disk damaged (%s) gets no name, and removes no older one', async (name, passphrase, reason) => {
  const folder = makeFolder(`damaged ${name}`, passphrase);
  const { backUp } = await server.jobs();
  expect(await backUp(folder, at('11T09:00'))).toBeNull();
  const [outcome] = await Promise.all([backUp(folder, at('12T09:00')), damageDraft(folder.directory)]);
  expect(outcome).toContain(reason);
  expect(readdirSync(folder.directory)).toEqual(['sideline-daily-2026-09-11T090000Z.gz']);
});

const disk = tryDisk(4);
afterAll(() => disk?.remove());

(disk ? test : test.skip)('a full disk leaves nothing broken, and removes no older one', async () => {
  const folder = { directory: disk!.directory, keep: 1, passphrase: null };
  const { backUp } = await server.jobs();
  expect(await backUp(folder, at('11T09:00'))).toBeNull();
  const ballast = join(disk!.directory, 'ballast');
  fill(ballast);
  expect(await backUp(folder, at('12T09:00'))).toContain('ENOSPC');
  expect(readdirSync(disk!.directory).sort()).toEqual(['ballast', 'sideline-daily-2026-09-11T090000Z.gz']);
  rmSync(ballast);
  expect(await backUp(folder, at('12T09:00'))).toBeNull();
  expect(readdirSync(disk!.directory)).toEqual(['sideline-daily-2026-09-12T090000Z.gz']);
});

test('one that a killed process had begun is made again', async () => {
  const folder = makeFolder('killed');
  const { enqueueBackup, startWorker } = await server.jobs();
  await enqueueBackup(Date.now());
  await server.rows("update pgboss.job set state = 'active', started_on = now() - interval '1 minute' where name = 'backup'");
  const state = () => values("select state from pgboss.job where name = 'backup'");
  const first = startWorker(folder);
  await eventually(async () => expect(await state()).toEqual([['retry']]));
  await first.stop();
  await server.rows("update pgboss.job set start_after = now() where name = 'backup'");
  const second = startWorker(folder);
  await eventually(async () => expect(await state()).toEqual([['completed']]));
  await second.stop();
  expect(readdirSync(folder.directory).length).toBe(1);
});
