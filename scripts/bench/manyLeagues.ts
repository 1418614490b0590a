/** Made-up leagues and accounts in numbers, and a host that has the leagues. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { giveLeague } from '../../server/auth/giveLeague';
import type { Database, OpenDatabase } from '../../server/db';
import { readImports } from '../../server/importSettings';
import { makeWorker } from '../../server/sync/jobs/worker';
import type { Transport } from '../../server/hosts/transport/transport';
import { sleeperBase } from '../../server/hosts/sleeper/reader';
import { root } from './product';

/** The recorded league of Sleeper that all made-up ones are like. */
const original = '620000000000000149';
const recorded = join(root, 'scripts/seed/recorded/sleeper');

/** The id of the first made-up league, here and at its host. */
const firstId = 700_000_000_000;

/** Adds public leagues of Sleeper with the teams and the standings of a recorded one, on the schedule: those of the numbers from `first`. */
export async function addLeagues(db: Database, first: number, leagues: number): Promise<void> {
  const ids = `from generate_series(${firstId + first}, ${firstId + first + leagues - 1}) as n`;
  const tables: Record<string, Record<string, string>> = {
    league: { id: 'n::text', name: `'League ' || (n - ${firstId})`, visibility: `'public'`, is_demo: 'false' },
    league_source: { league_id: 'n::text', external_id: 'n::text' },
    team: { league_id: 'n::text' },
    team_season: { league_id: 'n::text' },
  };
  for (const [table, values] of Object.entries(tables)) {
    const { rows } = await db.execute<{ name: string }>(
      sql`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
    );
    const names = rows.map(({ name }) => name);
    const of = table === 'league' ? 'id' : 'league_id';
    const season = `season = (select season from league where id = '${original}')`;
    const where = `where each.${of} = '${original}' ${names.includes('season') ? `and ${season}` : ''}`;
    const selected = names.map((name) => values[name] ?? `each.${name}`).join(', ');
    await db.execute(
      sql.raw(
        `insert into ${table} (${names.join(', ')}) select ${selected} from ${table} as each, (select n ${ids}) as made ${where}`,
      ),
    );
  }
  await db.execute(sql.raw(`insert into league_schedule (league_id) select n::text ${ids}`));
}

/** Adds accounts that can only be listed, each with a team of one of the leagues: those of the numbers from `first`. */
export async function addAccounts(db: Database, first: number, accounts: number, leagues: number): Promise<void> {
  await db.execute(
    sql.raw(`with added as (
      insert into account (email, role) select 'member' || lpad(n::text, 6, '0') || '@example.com', 'member'
      from generate_series(${first}, ${first + accounts - 1}) as n returning id)
    insert into account_scope (account_id, league_id, team_id)
      select added.id, ${firstId} + added.id % ${leagues}, (select id from team where league_id = '${original}' limit 1) from added`),
  );
}

/** A host that has all the made-up leagues and responds after some milliseconds. */
export function makeHost(responseMs: number): Transport {
  const responses = new Map<string, Promise<string | null>>();
  const read = (path: string) => readFile(join(recorded, `${path}.json`), 'utf8').catch(() => null);
  return {
    async get(url) {
      if (responseMs > 0) await wait(responseMs);
      const path = new URL(url).href.replace(sleeperBase, '');
      if (path === 'state/nfl') return JSON.stringify({ season_type: 'regular', league_season: '2026', week: 2 });
      const [, id, rest = ''] = /^league\/(\d+)(.*)$/.exec(path) ?? [];
      const recordedPath = id === undefined ? path : `league/${original}${rest}`;
      const known = responses.get(recordedPath) ?? read(recordedPath);
      responses.set(recordedPath, known);
      const text = await known;
      return id === undefined || text === null ? text : text.replaceAll(original, id);
    },
  };
}

/** Starts a worker that reads from {@link makeHost}. It queues nothing by itself. */
export function startWorker(database: OpenDatabase, responseMs: number) {
  const log = { warn: console.error, error: console.error };
  const imports = { ...readImports({}), transport: makeHost(responseMs) };
  const worker = makeWorker({ database, imports, log, isScheduling: false, giveLeague });
  worker.start();
  return worker;
}
