/** More leagues than the seed has: copies of all of them under ids of their own. */
import { getTableConfig } from 'drizzle-orm/pg-core';
import {
  draftPick,
  keeper,
  league,
  leagueSource,
  pickTrade,
  rosterEntry,
  team,
  teamSeason,
  teamWeek,
  teamWeekPlayer,
} from '../../server/db/schema';

const tables = [leagueSource, team, teamSeason, rosterEntry, keeper, teamWeek, teamWeekPlayer, draftPick, pickTrade];
/** Columns that hold a league's or a team's id, which a copy has with `~` and its number behind. */
const ids = /^(league_id|team_id|original_team_id|from_team_id|to_team_id|opponent_id)$/;
const others = ['team', 'league'];

function copyOf(table: (typeof tables)[number] | typeof league): string {
  const { name, columns } = getTableConfig(table);
  const names = columns.map((column) => column.name).filter((column) => name !== 'pick_trade' || column !== 'id');
  const isId = (column: string) => ids.test(column) || (others.includes(name) && column === 'id');
  const values = names.map((column) => (isId(column) ? `"${column}" || '~' || $1` : `"${column}"`));
  const source = `from "${name}" where "${name === 'league' ? 'id' : 'league_id'}" not like '%~%'`;
  return `insert into "${name}" ("${names.join('", "')}") select ${values.join(', ')} ${source}`;
}

/** The statements that copy every league of the seed once more, as number `copy`. */
export const copyLeagues = (copy: number): string[] =>
  [league, ...tables].map((table) => copyOf(table).replaceAll('$1', `'${copy}'`));
