/** A folder for the back-ups of a test file, and what they are compared by. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { queryOf, sampleCalls } from '../../../contract/calls';
import { operations } from '../../../contract/contract';

export const folder = mkdtempSync(join(tmpdir(), 'sideline-backup-'));
export const file = join(folder, 'backup.gz');
afterAll(() => rmSync(folder, { recursive: true }));

/** The operations by which data are compared. */
export const reading = operations.filter(({ id, method, secured }) => method === 'GET' && !secured && id !== 'health');

/** What this server responds to every reading operation. */
export async function responses(): Promise<string[]> {
  const bodies: string[] = [];
  for (const { id, path } of reading) bodies.push((await server.inject(`${path}?${queryOf(sampleCalls[id]!.params)}`)).payload);
  return bodies;
}

/** Restores a back-up in place of nothing, or with --replace of everything. */
export const restore = (from = file, ...more: string[]) => server.command('restore', [from, ...more]);
/** The lines of a back-up. */
export const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n');
