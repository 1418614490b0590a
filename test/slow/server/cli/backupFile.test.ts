/** The file of a back-up: encrypted, damaged, or none. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { completeSamples } from '../../../contract/calls';
import { responses, file, folder, linesOf, restore } from './backups';

jest.setTimeout(180_000);

let before: string[];

beforeAll(async () => {
  await completeSamples();
  // Most rows are of this table.
  await server.rows('truncate team_week_player');
  before = await responses();
  expect(await server.command('backup', [file])).toMatchObject({ status: 0, stderr: '' });
});

const passphrase = 'a long pass phrase';

it('encrypts with a passphrase, and restores with the same one only', async () => {
  const secret = join(folder, 'secret.gz');
  const BACKUP_PASSPHRASE = passphrase;
  expect((await server.command('backup', [secret, '--encrypt'], { input: 'short' })).stderr).toContain('at least 12 characters');
  const written = await server.command('backup', [secret, '--encrypt'], { environment: { BACKUP_PASSPHRASE } });
  expect(written).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/, encrypted\.\n$/) as string });
  expect(statSync(secret).mode & 0o777).toBe(0o600);
  expect(() => gunzipSync(readFileSync(secret))).toThrow('incorrect header');

  const wrong = await server.command('restore', [secret, '--replace'], { input: 'another pass phrase' });
  expect(wrong).toMatchObject({ status: 1, stderr: `${secret} cannot be restored: the passphrase is wrong.\n` });
  expect(await responses()).toEqual(before);

  await server.rows("update league set name = 'Lost'");
  expect(await server.command('restore', [secret, '--replace'], { input: passphrase })).toMatchObject({ status: 0, stderr: '' });
  await server.restart();
  expect(await responses()).toEqual(before);
});

it.each([
  ['changed', (bytes: Buffer) => bytes.fill(bytes[80]! ^ 1, 80, 81)],
  ['cut at its end', (bytes: Buffer) => bytes.subarray(0, -20)],
  ['cut in its header', (bytes: Buffer) => bytes.subarray(0, 40)],
  ['of a newer version', (bytes: Buffer) => bytes.fill(9, 8, 9)],
])('refuses an encrypted file that was %s, and changes nothing', async (_, damage) => {
  const other = join(folder, 'damaged.gz');
  writeFileSync(other, damage(readFileSync(join(folder, 'secret.gz'))));
  const { status, stderr } = await server.command('restore', [other, '--replace'], { input: passphrase });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/cannot be restored: .*(damaged|newer version)/)]);
  expect(stderr).not.toMatch(/ {4}at /);
});

it.each([
  ['no file', undefined, '<file> must be a file; there is no '],
  ['another file', Buffer.from('plain'), 'it is no compressed file, or damaged'],
  ['a cut file', () => readFileSync(file).subarray(0, 100_000), 'it is no compressed file, or damaged'],
  ['other lines', gzipSync('{"a":1}\n'), 'it does not begin like a back-up'],
  ['an end too early', () => gzipSync(linesOf(file).slice(0, 5).join('\n')), 'its end is missing'],
  ['a newer version', gzipSync('{"sideline":"backup","migrations":999}\n'), 'it was made by a newer version of Sideline'],
  [
    'an unknown table',
    gzipSync('{"sideline":"backup","migrations":1}\n{"table":"watermark","rows":[{}]}\n'),
    'its table watermark is unknown',
  ],
])('refuses %s', async (_, content, message) => {
  const other = join(folder, 'other.gz');
  rmSync(other, { force: true });
  if (content) writeFileSync(other, typeof content === 'function' ? content() : content);
  const { status, stderr } = await restore(other, '--replace');
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(stderr).not.toMatch(/ {4}at /);
});

it('leaves everything as it was after a refusal', async () => {
  await server.restart();
  expect(await responses()).toEqual(before);
});

it.each(['backup', 'restore'] as const)('%s prints its usage and requires its file', async (command) => {
  const help = { status: 0, stdout: expect.stringContaining('Usage: npm run') as string };
  expect(await server.command(command, ['--help'])).toMatchObject(help);
  expect((await server.command(command, [])).stderr).toMatch(/^<file> must be given/);
});
