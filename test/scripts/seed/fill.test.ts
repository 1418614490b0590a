import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { composeRows, mergeRows } from '../../../scripts/seed/fill';
import { emptySeedRows } from '../../../scripts/seed/seedRows';
import { seedFile } from '../../../server/seed/restoreSeed';

type Row = Record<string, unknown>;

/** The rows of the seed file by table, tables named as the schema's exports. */
async function readSeedFile() {
  const tables = new Map<string, Row[]>();
  for await (const line of createInterface({ input: createReadStream(seedFile).pipe(createGunzip()) })) {
    const { table, rows } = JSON.parse(line) as { table?: string; rows: Row[] };
    const name = table?.replaceAll(/_[a-z]/g, (match) => match.slice(1).toUpperCase());
    if (name) tables.set(name, [...(tables.get(name) ?? []), ...rows]);
  }
  return tables;
}

/** A missing value is null; timestamps are in one notation, and the keys of JSON in one order. */
const normalise = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !(value instanceof Date)
    ? Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, member]) => [key, normalise(member)])
    : typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:/.test(value)
      ? new Date(value).toISOString()
      : (value ?? null);

/** Rows as sorted text, with the given fields. */
const asText = (rows: readonly Row[], fields: string[]) =>
  rows.map((row) => JSON.stringify(fields.map((field) => normalise(row[field])))).sort();

test('the seed file holds the rows that the script composes; run npm run seed when this fails', async () => {
  const file = await readSeedFile();
  const composed = Object.entries(await composeRows());
  expect([...file.keys()].sort()).toEqual(composed.map(([name]) => name).sort());
  for (const [name, rows] of composed) {
    const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    // Jest would take minutes to print the difference of 200,000 rows.
    expect([name, asText(file.get(name)!, fields).join() === asText(rows, fields).join()]).toEqual([name, true]);
  }
});

test('a restored database holds every row of the seed file', async () => {
  for (const [name, rows] of await readSeedFile()) {
    const table = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const [stored] = await server.rows<{ count: number }>(`select count(*)::int as count from ${table}`);
    expect([name, stored!.count]).toEqual([name, rows.length]);
  }
});

test('a player of both sources is taken from the first', () => {
  const row = { id: '4034', name: 'Christian McCaffrey', position: 'RB', positionSortOrder: 2 };
  const first = { ...emptySeedRows(), player: [row] };
  const second = {
    ...emptySeedRows(),
    player: [
      { ...row, name: 'Other' },
      { ...row, id: '1' },
    ],
  };
  expect(mergeRows(first, second).player).toEqual([row, { ...row, id: '1' }]);
});
