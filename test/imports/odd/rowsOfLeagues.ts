import { values } from '../../server/sync/calls';

const tables = [
  ...['league_source', 'team', 'team_season', 'roster_entry', 'keeper', 'team_week', 'team_week_player', 'draft_pick'],
  ...['pick_trade', 'entered_trade', 'roster_snapshot'],
];

/** All rows of leagues as text, by table; stamps and watermarks are left out. */
export async function rowsOfLeagues(): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of tables)
    all[table] = (await values(`select t::text from ${table} t order by 1`)).map(([row]) => String(row));
  const league = 'select id, name, season, standings_season, has_drafted from league order by id';
  return { ...all, league: (await values(league)).map((row) => row.join()) };
}

const shared = ['player', 'player_external_id', 'team_manager', 'league_rules', 'league_transaction', 'transaction_move'];
const others = [...shared, 'game', 'future_pick', 'league_draft', 'bye_week', 'ranking', 'watermark'];

/** All rows that imports write, by table, without numbers that the database gives. */
export async function storedRows(): Promise<Record<string, string[]>> {
  const all = await rowsOfLeagues();
  for (const table of [...others, 'pick_trade'])
    all[table] = (await values(`select (to_jsonb(t) - 'id' - 'trade_id')::text from ${table} t order by 1`)).map(String);
  for (const table of ['player', 'team']) all[table] = (await values(`select t::text from ${table} t order by 1`)).map(String);
  delete all['entered_trade'];
  return all;
}

/** Lets the next import read every season and week again. */
export const forgetWatermarks = () => server.rows('delete from watermark');
