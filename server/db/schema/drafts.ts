import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { instant, isOneOf, isNotEmpty, isPositive, isNotNegative, isSeason } from './columns';
import { leagueId } from './leagues';
import { player } from './players';
import { enteredBy } from './rosters';

/** The number of a draft in its season. */
const draftNumber = () => integer('draft').notNull().default(1);

/**
 * A draft of a season according to the host. `number` counts the season's drafts, oldest first; picks of a draft that no host lists have
 * number 1. `isRunning` is whether it has begun, also while it is paused. `startsAt` is its planned start in milliseconds since 1970, null
 * without one; `nextPick` the place in the draft of the pick on the clock, null where the host does not say. `isMain` is whether the host
 * names it as the league's own draft.
 */
export const leagueDraft = pgTable(
  'league_draft',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    number: integer('number').notNull(),
    externalId: text('external_id').notNull(),
    isAuction: boolean('is_auction').notNull(),
    isOver: boolean('is_over').notNull(),
    isRunning: boolean('is_running').notNull().default(false),
    isPaused: boolean('is_paused').notNull().default(false),
    startsAt: bigint('starts_at', { mode: 'number' }),
    nextPick: integer('next_pick'),
    isMain: boolean('is_main').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.number] }),
    index('league_draft_open')
      .on(t.leagueId, t.season)
      .where(sql`not ${t.isOver}`),
    isSeason(t.season),
    isPositive(t.number),
    isPositive(t.nextPick),
    isNotEmpty(t.externalId),
  ],
);

/**
 * A pick with its first owner; its current owner follows from `pick_trade`. `draft` is the draft's number in its season; `playerId` is the
 * drafted player, `amount` his price at an auction. `isKeeper` is whether he was kept with the pick, null when the host does not say.
 * `isGuess` is whether nobody has set its place in the round yet.
 */
export const draftPick = pgTable(
  'draft_pick',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    draft: draftNumber(),
    round: integer('round').notNull(),
    pick: integer('pick').notNull(),
    originalTeamId: text('original_team_id').notNull(),
    playerId: text('player_id').references(() => player.id),
    amount: doublePrecision('amount'),
    isKeeper: boolean('is_keeper'),
    isGuess: boolean('is_guess').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.draft, t.round, t.pick] }),
    isSeason(t.season),
    isPositive(t.draft),
    isNotNegative(t.amount),
    isPositive(t.round),
    isPositive(t.pick),
  ],
);

/** The owner of a future pick, from the host. `transaction_move` has the moves that led to it. */
export const futurePick = pgTable(
  'future_pick',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    round: integer('round').notNull(),
    originalTeamId: text('original_team_id').notNull(),
    teamId: text('team_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.round, t.originalTeamId] }),
    isSeason(t.season),
    isPositive(t.round),
    isNotEmpty(t.teamId),
  ],
);

/**
 * A trade of picks as a person entered it, and who entered it and took it back. `season` and `draft` are those of the draft that it was
 * entered before; {@link enteredPick} has its picks. `enteredBy` and `enteredAt` are null for older trades without this record.
 */
export const enteredTrade = pgTable(
  'entered_trade',
  {
    id: serial('id').primaryKey(),
    leagueId: leagueId(),
    season: integer('season').notNull(),
    draft: draftNumber(),
    date: date('date', { mode: 'string' }).notNull(),
    fromTeamId: text('from_team_id').notNull(),
    toTeamId: text('to_team_id').notNull(),
    enteredBy: text('entered_by'),
    enteredAt: instant('entered_at'),
    takenBackBy: text('taken_back_by'),
    takenBackAt: instant('taken_back_at'),
    /** The trade that replaced this one. */
    replacedBy: integer('replaced_by'),
  },
  (t) => [index('entered_trade_by_draft').on(t.leagueId, t.season), isSeason(t.season), isPositive(t.draft)],
);

/**
 * A pick of an entered trade, also of one that was taken back; `index` orders a trade's. One of the trade's own draft has its number
 * `pick`, one of a later season its first owner. The picks of a valid trade whose drafts have an order also have `pick_trade` rows.
 */
export const enteredPick = pgTable(
  'entered_pick',
  {
    tradeId: integer('trade_id')
      .notNull()
      .references(() => enteredTrade.id, { onDelete: 'cascade' }),
    index: integer('index').notNull(),
    leagueId: leagueId(),
    season: integer('season').notNull(),
    round: integer('round').notNull(),
    pick: integer('pick'),
    originalTeamId: text('original_team_id'),
    fromTeamId: text('from_team_id').notNull(),
    toTeamId: text('to_team_id').notNull(),
    /** Whether the trade's first team gave it: in another season the team can have another id. */
    isOfFirst: boolean('is_of_first').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tradeId, t.index] }),
    index('entered_pick_by_season').on(t.leagueId, t.season),
    isSeason(t.season),
    isPositive(t.round),
    isPositive(t.pick),
    check('entered_pick_pick_or_team', sql`(${t.pick} is null) <> (${t.originalTeamId} is null)`),
  ],
);

/**
 * One pick that changed hands. A trade of two picks is two rows. `date` is null if the host does not have it; `tradeId` is set for entered
 * trades only.
 */
export const pickTrade = pgTable(
  'pick_trade',
  {
    id: serial('id').primaryKey(),
    leagueId: leagueId(),
    season: integer('season').notNull(),
    draft: draftNumber(),
    date: date('date', { mode: 'string' }),
    round: integer('round').notNull(),
    pick: integer('pick').notNull(),
    fromTeamId: text('from_team_id').notNull(),
    toTeamId: text('to_team_id').notNull(),
    source: text('source', { enum: enteredBy }).notNull(),
    tradeId: integer('trade_id').references(() => enteredTrade.id),
  },
  (t) => [
    index('pick_trade_by_pick').on(t.leagueId, t.season, t.draft, t.round, t.pick),
    isSeason(t.season),
    isPositive(t.draft),
    isPositive(t.round),
    isPositive(t.pick),
    isOneOf(t.source, enteredBy),
  ],
);
