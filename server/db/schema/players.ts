import { boolean, date, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, isNotEmpty, isPositive, isSeason, isWeek } from './columns';

/**
 * An NFL player or defence. `position` is QB, RB, WR, TE, K, DEF or a host's code; `nflTeam` one of the 33 codes; `searchRank` his place
 * among the players that people look for on Sleeper, 1 the first.
 */
export const player = pgTable(
  'player',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    position: text('position').notNull(),
    positionSortOrder: integer('position_sort_order').notNull(),
    nflTeam: text('nfl_team'),
    birthdate: date('birthdate', { mode: 'string' }),
    draftYear: integer('draft_year'),
    searchRank: integer('search_rank'),
  },
  (t) => [isNotEmpty(t.id), isNotEmpty(t.name), isPositive(t.positionSortOrder)],
);

/** A player. No player is ever deleted. */
export const playerId = () =>
  text('player_id')
    .notNull()
    .references(() => player.id);

/** Another name of a player, as in files or at hosts, or a host's id (`mfl player 4711`), entered by people. */
export const playerAlias = pgTable('player_alias', {
  name: text('name').primaryKey(),
  playerName: text('player_name').notNull(),
  /** Null for older aliases without this record. */
  givenAt: instant('given_at'),
  /** The author's e-mail address; null for older aliases and for commands. */
  givenBy: text('given_by'),
});

/**
 * The ids of players at hosts and in files; `alias` if an alias created the link; it is deleted with the alias. A `provisional` id belongs
 * to an unknown player, added under his host's id. The host's players, a crosswalk or an alias may identify him later.
 */
export const playerExternalId = pgTable(
  'player_external_id',
  {
    provider: text('provider').notNull(),
    externalId: text('external_id').notNull(),
    playerId: playerId(),
    alias: text('alias').references(() => playerAlias.name, { onDelete: 'cascade' }),
    provisional: boolean('provisional').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.provider, t.externalId] })],
);

export const byeWeek = pgTable(
  'bye_week',
  { season: integer('season').notNull(), nflTeam: text('nfl_team').notNull(), week: integer('week').notNull() },
  (t) => [primaryKey({ columns: [t.season, t.nflTeam] }), isSeason(t.season), isWeek(t.week)],
);

/** A player's rank before a season. `nflRank` is the host's, the rest the rankings provider's (`avg` is the ADP; `age` in years). */
export const ranking = pgTable(
  'ranking',
  {
    season: integer('season').notNull(),
    playerId: playerId(),
    nflRank: integer('nfl_rank'),
    best: integer('best'),
    worst: integer('worst'),
    avg: numeric('avg', { precision: 7, scale: 2, mode: 'number' }),
    stdDev: numeric('std_dev', { precision: 7, scale: 2, mode: 'number' }),
    age: numeric('age', { precision: 4, scale: 1, mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.season, t.playerId] }), isSeason(t.season)],
);

/** A rookie; `height` is feet-inches ("6-2"), `weightLbs` pounds, `yardDash` seconds over 40 yards. */
export const rookie = pgTable(
  'rookie',
  {
    season: integer('season').notNull(),
    playerId: playerId(),
    name: text('name').notNull(),
    position: text('position').notNull(),
    weightLbs: integer('weight_lbs'),
    height: text('height'),
    yardDash: numeric('yard_dash', { precision: 4, scale: 2, mode: 'number' }),
    fantasyProsRank: integer('fantasy_pros_rank'),
    draftBuzzRank: integer('draft_buzz_rank'),
  },
  (t) => [primaryKey({ columns: [t.season, t.playerId] }), isSeason(t.season), isNotEmpty(t.name)],
);
