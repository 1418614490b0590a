import { values } from '../server/sync/calls';

/** Tables with the text of a row. */
type Tables = Record<string, string>;

const wholeRows = (...names: string[]): Tables => Object.fromEntries(names.map((name) => [name, 't::text']));

/** The tables of leagues that imports write; stamps are left out. */
const imported: Tables = {
  ...wholeRows('league_source', 'team', 'team_season', 'roster_entry', 'keeper', 'team_week', 'team_week_player', 'draft_pick'),
  ...wholeRows('roster_snapshot'),
  league: "concat_ws(',', id, name, season, standings_season, has_drafted)",
};

/** These, and what people enter. */
const ofLeagues: Tables = { ...imported, ...wholeRows('pick_trade', 'entered_trade') };

/** The tables that imports write; the numbers that the database gives are left out. */
const written: Tables = {
  ...imported,
  ...wholeRows('player', 'player_external_id', 'team_manager', 'league_rules', 'league_transaction', 'transaction_move'),
  ...wholeRows('game', 'future_pick', 'league_draft', 'bye_week', 'ranking', 'watermark'),
  pick_trade: "(to_jsonb(t) - 'id' - 'trade_id')::text",
};

async function rowsOf(tables: Tables): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const [table, row] of Object.entries(tables))
    rows[table] = (await values(`select ${row} from ${table} t order by 1`)).map(String);
  return rows;
}

async function hashesOf(tables: Tables): Promise<Record<string, string>> {
  const hashes = Object.entries(tables).map(
    ([table, row]) => `(select concat(count(*), ' rows ', sum(hashtextextended(${row}, 0))) from ${table} t) as ${table}`,
  );
  return (await server.rows<Record<string, string>>(`select ${hashes.join(', ')}`))[0]!;
}

/** All rows of leagues as text, by table. */
export const rowsOfLeagues = () => rowsOf(ofLeagues);

/** For each table of leagues, the number of its rows and their hash, which costs less than the rows. */
export const hashesOfLeagues = () => hashesOf(ofLeagues);

/** All rows that imports write as text, by table. */
export const storedRows = () => rowsOf(written);

/** For each table that imports write, the number of its rows and their hash, which costs less than the rows. */
export const storedHashes = () => hashesOf(written);

/** Lets the next import read every season and week again. */
export const forgetWatermarks = () => server.rows('delete from watermark');
