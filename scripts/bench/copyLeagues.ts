/** Copies of all seed leagues under new ids. */
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Database } from '../../server/db';
import {
  draftPick,
  keeper,
  league,
  leagueSource,
  pickTrade,
  rosterEntry,
  team,
  teamSeason,
  game,
  teamWeek,
  teamWeekPlayer,
} from '../../server/db/schema';

const tables = [leagueSource, team, teamSeason, rosterEntry, keeper, teamWeek, game, teamWeekPlayer, draftPick, pickTrade];
/** Columns with a league's or a team's id. A copy appends its two-digit number. */
const ids = /^(league_id|team_id|original_team_id|from_team_id|to_team_id|opponent_id)$/;
const others = ['team', 'league'];
const originals = `select id from league where name not like '% (copy __)'`;

function copyOf(table: (typeof tables)[number] | typeof league): string {
  const { name, columns } = getTableConfig(table);
  const names = columns.map((column) => column.name).filter((column) => name !== 'pick_trade' || column !== 'id');
  const isId = (column: string) => ids.test(column) || (others.includes(name) && column === 'id');
  const valueOf = (column: string) => {
    if (isId(column)) return `"${column}" || '$1'`;
    return name === 'league' && column === 'name' ? `name || ' (copy $1)'` : `"${column}"`;
  };
  const source = `from "${name}" where "${name === 'league' ? 'id' : 'league_id'}" in (${originals})`;
  return `insert into "${name}" ("${names.join('", "')}") select ${names.map(valueOf).join(', ')} ${source}`;
}

/** The most copies that fit into the ids: a league's id has up to 20 digits. */
export const mostCopies = 99;

/** The statements that copy every league of the seed once more, as number `copy`. */
export const copyLeagues = (copy: number): string[] =>
  [league, ...tables].map((table) => copyOf(table).replaceAll('$1', String(copy).padStart(2, '0')));

/** Adds a number of copies of every league of the seed, unless they exist. @throws Error when there are more. */
export async function addCopies(db: Database, copies: number): Promise<void> {
  const there = (await db.select({ copies: sql<number>`count(*)::int / 10` }).from(league))[0]!.copies - 1;
  if (copies > mostCopies || there > copies)
    throw new Error(`The database has ${there} copies; at most ${mostCopies} are possible.`);
  for (let copy = there + 1; copy <= copies; copy++) {
    process.stderr.write(`\rcopying the leagues: ${copy} of ${copies}`);
    await db.transaction(async (tx) => {
      for (const statement of copyLeagues(copy)) await tx.execute(sql.raw(statement));
    });
  }
  if (there >= copies) return;
  process.stderr.write('\n');
  await db.execute(sql.raw('vacuum analyze'));
}
