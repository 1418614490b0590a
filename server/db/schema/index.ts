/**
 * The tables of the reference API, the same on embedded PGlite and on PostgreSQL.
 *
 * Ids are the product's own, as text; a host's ids are in `league_source`, `team.external_id` and `player_external_id`. Entered data
 * (`keeper`, `hidden_keeper`, `entered_trade`, `entered_pick`, `pick_trade` with source `manual`) is separate from the host's data, so that no import overwrites it.
 */
export * from './leagues';
export * from './players';
export * from './rosters';
export * from './scores';
export * from './drafts';
export * from './transactions';
export * from './newSeason';
export * from './accounts';
export * from './sessions';
export * from './security';
export * from './sync';
