/** The product under measurement: `npm start`'s own script, on seeded data of the benchmark's own. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../server/db/openDatabase';
import { prepareDatabase } from '../../server/bootstrap';
import { getLeagueOf } from '../../server/http/handlers/find';
import { selectAvailablePlayers } from '../../server/db/queries/players';
import { player } from '../../server/db/schema';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const dataDir = join(root, '.cache/bench/data');

/** The league whose list of available players is filled up, and to how many. */
export const measuredLeague = '132';
const availablePlayers = 2500;

/** Fills the benchmark's database once; players made up beyond the seeded ones bring the longest list to its full length. */
export async function fill() {
  if (existsSync(join(dataDir, 'pgdata/PG_VERSION'))) return;
  const { db, close } = await openDatabase({ dataDir });
  try {
    await prepareDatabase(db, { email: 'bench@example.com' }, () => undefined);
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
  } finally {
    await close();
  }
}

/** Builds and starts the product; resolves with its address and a way to stop it. */
export async function startProduct(port = 0): Promise<{ address: string; pid: number; stop: () => Promise<void> }> {
  await fill();
  const environment = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' };
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
