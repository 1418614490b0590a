import { execFileSync } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { seedFile } from '../../../server/seed/restoreSeed';

const root = join(__dirname, '../../..');

type Row = Record<string, unknown>;

/** The rows of a seed file by table. */
async function readSeed(file: string) {
  const tables = new Map<string, Row[]>();
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    const { table, rows } = JSON.parse(line) as { table?: string; rows: Row[] };
    if (table) tables.set(table, [...(tables.get(table) ?? []), ...rows]);
  }
  return tables;
}

/** Rows as sorted text, with the given fields. */
const asText = (rows: readonly Row[], fields: string[]) =>
  rows.map((row) => JSON.stringify(fields.map((field) => row[field] ?? null))).sort();

test('the seed file holds the rows that the script makes; run npm run seed when this fails', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'sideline-seed-test-'));
  const made = join(directory, 'made.gz');
  execFileSync(join(root, 'node_modules/.bin/tsx'), ['scripts/seed/build.ts', made], { cwd: root });
  const [file, rebuilt] = [await readSeed(seedFile), await readSeed(made)];
  rmSync(directory, { recursive: true });
  expect([...file.keys()]).toEqual([...rebuilt.keys()]);
  for (const [name, rows] of file) {
    const fields = Object.keys(rows[0]!);
    // Jest would take minutes to print the difference of 200,000 rows.
    expect([name, asText(rows, fields).join() === asText(rebuilt.get(name)!, fields).join()]).toEqual([name, true]);
  }
});

test('a restored database holds every row of the seed file', async () => {
  for (const [table, rows] of await readSeed(seedFile)) {
    const [stored] = await server.rows<{ count: number }>(`select count(*)::int as count from ${table}`);
    expect([table, stored!.count]).toEqual([table, rows.length]);
  }
});
