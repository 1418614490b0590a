import { boolean, foreignKey, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf, isSeason, isWeek } from './columns';
import { leagueId, team } from './leagues';
import { playerId } from './players';

const rosterSlots = ['active', 'reserve', 'taxi'] as const;

export const enteredBy = ['host', 'manual'] as const;

/** A league's current rosters. With player pools or several copies, a player can be on more than one team. */
export const rosterEntry = pgTable(
  'roster_entry',
  {
    leagueId: text('league_id').notNull(),
    teamId: text('team_id').notNull(),
    playerId: playerId(),
    slot: text('slot', { enum: rosterSlots }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.playerId, t.teamId] }),
    index('roster_entry_by_team').on(t.teamId),
    foreignKey({
      name: 'roster_entry_team_fk',
      columns: [t.leagueId, t.teamId],
      foreignColumns: [team.leagueId, team.id],
    }).onDelete('cascade'),
    isOneOf(t.slot, rosterSlots),
  ],
);

/** A keeper mark for a season, set by `source`. */
export const keeper = pgTable(
  'keeper',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    teamId: text('team_id').notNull(),
    playerId: playerId(),
    source: text('source', { enum: enteredBy }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.playerId, t.teamId] }),
    isSeason(t.season),
    isOneOf(t.source, enteredBy),
  ],
);

/**
 * A keeper mark that only its team's owners see until the deadline of the league's rules, which moves it to `keeper`. `changedBy` is who
 * chose it since marks are hidden, by e-mail address, and then goes to `keeper_change`; null for a mark that was public before. Such a mark
 * that was removed stays, without `isKeeper`.
 */
export const hiddenKeeper = pgTable(
  'hidden_keeper',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    teamId: text('team_id').notNull(),
    playerId: playerId(),
    source: text('source', { enum: enteredBy }).notNull(),
    isKeeper: boolean('is_keeper').notNull().default(true),
    isOverride: boolean('is_override').notNull().default(false),
    changedBy: text('changed_by'),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.playerId, t.teamId] }),
    isSeason(t.season),
    isOneOf(t.source, enteredBy),
  ],
);

/** The keepers of a season as the host last had them, where its keepers are public. */
export const hostKeeper = pgTable(
  'host_keeper',
  { leagueId: leagueId(), season: integer('season').notNull(), teamId: text('team_id').notNull(), playerId: playerId() },
  (t) => [primaryKey({ columns: [t.leagueId, t.season, t.playerId, t.teamId] }), isSeason(t.season)],
);

/** Who set or removed a keeper mark, by e-mail address; without the host's keepers. An override is a change that its rules refuse. */
export const keeperChange = pgTable(
  'keeper_change',
  {
    id: serial('id').primaryKey(),
    leagueId: leagueId(),
    season: integer('season').notNull(),
    teamId: text('team_id').notNull(),
    playerId: playerId(),
    isKeeper: boolean('is_keeper').notNull(),
    isOverride: boolean('is_override').notNull().default(false),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (t) => [index('keeper_change_by_season').on(t.leagueId, t.season), isSeason(t.season)],
);

/** The reserve and taxi players of a week, for a host that has them only during the week. */
export const rosterSnapshot = pgTable(
  'roster_snapshot',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    week: integer('week').notNull(),
    teamId: text('team_id').notNull(),
    playerId: playerId(),
    slot: text('slot', { enum: rosterSlots }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.week, t.playerId, t.teamId] }),
    isSeason(t.season),
    isWeek(t.week),
    isOneOf(t.slot, rosterSlots),
  ],
);
