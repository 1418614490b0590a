/**
 * `npm run seed`: composes the demo leagues and writes them to `server/seed/leagues.jsonl.gz`, in the format of a back-up, which the first
 * start restores. The rows are the same every time (docs/seed.md). `npm run seed -- <file>` writes them elsewhere.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { totalOf, writeBackup } from '../../server/db/backup/write';
import { openDatabase } from '../../server/db/openDatabase';
import { seedFile } from '../../server/seed/restoreSeed';
import { fillDatabase } from './fill';
import { recordedAt } from './sleeperLeagues';

const dataDir = mkdtempSync(join(tmpdir(), 'sideline-seed-'));
try {
  const { db, close } = await openDatabase({ dataDir });
  await fillDatabase(db, console.log);
  const lines: string[] = [];
  const counts = await writeBackup(db, (line) => Promise.resolve(void lines.push(line)), new Date(recordedAt));
  await close();
  const compressed = gzipSync(lines.join(''), { level: 9 });
  writeFileSync(process.argv[2] ?? seedFile, compressed);
  console.log(`Wrote ${totalOf(counts)} rows, ${(compressed.length / 1e6).toFixed(1)} MB.`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
