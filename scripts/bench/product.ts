/** The product under measurement: `npm start`'s own script, on the benchmark's own seeded data. */
import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database, DatabaseLocation } from '../../server/db';
import { openDatabase } from '../../server/db/openDatabase';
import { prepareDatabase } from '../../server/bootstrap';
import { getLeagueOf } from '../../server/http/handlers/find';
import { selectAvailablePlayers } from '../../server/db/queries/players/availablePlayers';
import { player } from '../../server/db/schema';
import { addCopies } from './copyLeagues';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = join(root, '.cache/bench/data');

/** The league whose list of available players is filled, and its length. */
export const measuredLeague = '132';
const availablePlayers = 2500;

/** The admin of the benchmark's database. */
export const admin = { email: 'bench@example.com', password: 'bench-on-this-machine' };

async function addPlayers(db: Database): Promise<void> {
  const league = await getLeagueOf(db, measuredLeague);
  const missing = availablePlayers - (await selectAvailablePlayers(db, league)).length;
  const madeUp = Array.from({ length: missing }, (_, index) => ({
    id: `bench-${index}`,
    name: `Measured Player ${index}`,
    position: (['QB', 'RB', 'WR', 'TE'] as const)[index % 4]!,
    positionSortOrder: (index % 4) + 1,
    nflTeam: 'DEN',
  }));
  if (missing > 0) await db.insert(player).values(madeUp);
}

async function fillDatabase(location: DatabaseLocation, copies: number): Promise<void> {
  const { db, close } = await openDatabase(location);
  try {
    await prepareDatabase(db, admin, () => undefined);
    await addPlayers(db);
    await addCopies(db, copies);
  } finally {
    await close();
  }
}

/**
 * Fills the benchmark's database: the demo leagues, copies of each, and made-up players that fill the longest list. It is a separate
 * directory, created once, or the empty database of `DATABASE_URL`.
 */
export async function fill(copies = 0): Promise<DatabaseLocation> {
  const { DATABASE_URL: databaseUrl } = process.env;
  const directory = copies ? `${dataDir}-${copies}` : dataDir;
  const location = databaseUrl ? { databaseUrl } : { dataDir: directory };
  if (!databaseUrl && existsSync(directory)) return location;
  if (databaseUrl) await fillDatabase(location, copies);
  else {
    const inTheMaking = `${directory}-new`;
    rmSync(inTheMaking, { recursive: true, force: true });
    await fillDatabase({ dataDir: inTheMaking }, copies);
    renameSync(inTheMaking, directory);
  }
  return location;
}

/** Builds and starts the product; resolves with its address and a way to stop it. */
export async function startProduct({ port = 0, copies = 0 } = {}): Promise<{
  address: string;
  pid: number;
  stop: () => Promise<void>;
}> {
  const location = await fill(copies);
  const where = 'dataDir' in location ? { DATA_DIR: location.dataDir } : { DATABASE_URL: location.databaseUrl };
  const environment = { ...process.env, ...where, PORT: String(port), LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['scripts/start.js'], { cwd: root, env: environment });
  process.once('exit', () => child.kill());
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Ready on (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`The product did not start:\n${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { address, pid: child.pid!, stop };
}
