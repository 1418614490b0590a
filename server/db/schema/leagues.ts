import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { KeeperRules } from '../../domain/keeperDesk/history';
import type { Rules } from '../../domain/rules';
import { points, instant, rule, isOneOf, isNotEmpty, isPositive, isNotNegative, isSeason } from './columns';

const leagueProviders = ['default', 'sleeper'] as const;

const visibilities = ['public', 'members'] as const;

/**
 * A league. `name` is what pages show: it follows `hostName`, unless another was entered. `season` is the one being played or prepared,
 * `standingsSeason` the newest with a played week. `playerCopies` is how many teams of a pool can have the same player. A league with the
 * visibility `members` exists only for accounts with the league or one of its teams, and for admins. A demo league came with the
 * installation.
 */
export const league = pgTable(
  'league',
  {
    id: text('id').primaryKey(),
    provider: text('provider', { enum: leagueProviders }).notNull(),
    name: text('name').notNull(),
    hostName: text('host_name'),
    visibility: text('visibility', { enum: visibilities }).notNull().default('public'),
    isDemo: boolean('is_demo').notNull().default(false),
    season: integer('season').notNull(),
    standingsSeason: integer('standings_season').notNull(),
    hasDrafted: boolean('has_drafted').notNull(),
    manualKeepersEnabled: boolean('manual_keepers_enabled').notNull(),
    playerCopies: integer('player_copies').notNull().default(1),
    lastStandingsRefresh: instant('last_standings_refresh'),
    lastDraftOrderRefresh: instant('last_draft_order_refresh'),
  },
  (t) => [
    index('league_by_name').on(t.name, t.id),
    index('league_directory')
      .on(t.isDemo, t.name, t.id)
      .where(sql`${t.visibility} = 'public'`),
    index('league_demo')
      .on(t.id)
      .where(sql`${t.isDemo}`),
    index('league_members_only')
      .on(t.name, t.id)
      .where(sql`${t.visibility} = 'members' and not ${t.isDemo}`),
    isNotEmpty(t.id),
    isOneOf(t.provider, leagueProviders),
    isNotEmpty(t.name),
    isOneOf(t.visibility, visibilities),
    isSeason(t.season),
    isSeason(t.standingsSeason),
    isPositive(t.playerCopies),
  ],
);

/** The league of a row, which is deleted with it. */
export const leagueId = () =>
  text('league_id')
    .notNull()
    .references(() => league.id, { onDelete: 'cascade' });

/** The host's league for a season of a league. */
export const leagueSource = pgTable(
  'league_source',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    provider: text('provider').notNull(),
    externalId: text('external_id').notNull(),
    host: text('host'),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season] }),
    isSeason(t.season),
    isOneOf(t.provider, ['mfl', 'sleeper']),
    isNotEmpty(t.externalId),
  ],
);

/**
 * The current state of a team, independent of its managers. `externalId` is its number in the host's league. Team ids of MyFantasyLeague
 * are unique across leagues; a Sleeper team has the user id of its first imported owner. `pool` is the division or conference with its own
 * copy of every player, null in a league with one pool.
 */
export const team = pgTable(
  'team',
  {
    leagueId: leagueId(),
    id: text('id').notNull(),
    externalId: text('external_id'),
    name: text('name').notNull(),
    ownerName: text('owner_name'),
    avatar: text('avatar'),
    division: text('division'),
    pool: text('pool'),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.id] }), index('team_by_id').on(t.id), isNotEmpty(t.id), isNotEmpty(t.name)],
);

/** An owner's name that people entered, which pages show instead of the host's. It stays when the team is removed. */
export const ownerName = pgTable(
  'owner_name',
  { leagueId: leagueId(), teamId: text('team_id').notNull(), name: text('name').notNull() },
  (t) => [primaryKey({ columns: [t.leagueId, t.teamId] }), isNotEmpty(t.name)],
);

/** Who managed a team in a season, by Sleeper's user id; co-owners too. One who left during the season stays. */
export const teamManager = pgTable(
  'team_manager',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    teamId: text('team_id').notNull(),
    userId: text('user_id').notNull(),
    name: text('name'),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.teamId, t.userId] }),
    index('team_manager_by_user').on(t.leagueId, t.userId),
    isSeason(t.season),
    isNotEmpty(t.userId),
  ],
);

/**
 * A team's standing in a season, under the name and division it had then. `position` is its place in the whole league by the host's own
 * order, null where only the record is known; `victoryPoints` null in a league without them. `inPlayoffs` is whether the team is in the
 * bracket of the play-offs, null without one; `eliminatedWeek` the week in which it was eliminated in a guillotine league.
 */
export const teamSeason = pgTable(
  'team_season',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    teamId: text('team_id').notNull(),
    name: text('name').notNull(),
    ownerName: text('owner_name'),
    avatar: text('avatar'),
    division: text('division'),
    position: integer('position'),
    divisionPosition: integer('division_position').notNull(),
    wins: integer('wins').notNull(),
    losses: integer('losses').notNull(),
    draws: integer('draws').notNull(),
    percentage: numeric('percentage', { precision: 5, scale: 4, mode: 'number' }).notNull(),
    pointsFor: points('points_for').notNull(),
    pointsAgainst: points('points_against').notNull(),
    victoryPoints: points('victory_points'),
    finalPosition: integer('final_position'),
    inPlayoffs: boolean('in_playoffs'),
    eliminatedWeek: integer('eliminated_week'),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.teamId] }),
    isSeason(t.season),
    isNotEmpty(t.name),
    isPositive(t.position),
    isPositive(t.divisionPosition),
    isNotNegative(t.wins),
    isNotNegative(t.losses),
    isNotNegative(t.draws),
    rule(t.percentage, 'range', sql`${t.percentage} between 0 and 1`),
    isPositive(t.finalPosition),
    isPositive(t.eliminatedWeek),
  ],
);

/** Why final positions of a season that is over are not known, as a sentence. */
export const openPlaces = pgTable(
  'open_places',
  { leagueId: leagueId(), season: integer('season').notNull(), reason: text('reason').notNull() },
  (t) => [primaryKey({ columns: [t.leagueId, t.season] }), isSeason(t.season), isNotEmpty(t.reason)],
);

/** A league's rules of a season as in the contract. */
export const leagueRules = pgTable(
  'league_rules',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    rules: jsonb('rules').$type<Rules>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.season] }), isSeason(t.season)],
);

/**
 * A league's own rules for keepers from a season on, as in the contract; null where it has none from then on. While `isHiding` the marks of
 * that season are in `hidden_keeper`.
 */
export const keeperRules = pgTable(
  'keeper_rules',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    rules: jsonb('rules').$type<KeeperRules>(),
    isHiding: boolean('is_hiding').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.season] }), isSeason(t.season)],
);
