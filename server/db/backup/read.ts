import { BackupError } from './backupError';
import { type End, type Header, migrations, type Part, type RowCounts } from './write';

type Line = Partial<Header & Part & End>;

function parseLine(line: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    throw new BackupError('a line is not JSON');
  }
}

/** The version of a back-up, from its first line. */
function versionOf({ sideline, migrations: made }: Line): number {
  if (sideline !== 'backup' || !made) throw new BackupError('it does not begin like a back-up');
  if (made > migrations) throw new BackupError('it was made by a newer version of Sideline');
  return made;
}

/**
 * Reads the lines of a back-up: calls `begin` with its version, then `take` with each part.
 * @returns the number of rows
 * @throws BackupError for an incomplete back-up, or one of a newer version; `take` may have got rows of it
 */
export async function readLines(
  lines: AsyncIterable<string>,
  begin: (version: number) => Promise<void>,
  take: (part: Part) => Promise<void>,
): Promise<number> {
  let hasBegun = false;
  let isWhole = false;
  let total = 0;
  for await (const line of lines) {
    const parsed = parseLine(line);
    const { table, rows, total: expected } = parsed;
    if (!hasBegun) {
      await begin(versionOf(parsed));
      hasBegun = true;
    } else if (table !== undefined && rows) {
      await take({ table, rows });
      total += rows.length;
    } else if (expected === total) isWhole = true;
    else throw new BackupError('rows are missing');
  }
  if (!isWhole) throw new BackupError('its end is missing');
  return total;
}

/** Reads a whole back-up and counts the rows of each table. @throws BackupError as {@link readLines} does */
export async function countRows(lines: AsyncIterable<string>): Promise<RowCounts> {
  const counts: RowCounts = new Map();
  const count = async ({ table, rows }: Part) => void counts.set(table, (counts.get(table) ?? 0) + rows.length);
  await readLines(lines, () => Promise.resolve(), count);
  return counts;
}
