import { doublePrecision, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf, isNotNegative, isSeason, isWeek } from './columns';
import { leagueId } from './leagues';
import { player } from './players';

const transactionTypes = ['trade', 'waiver', 'free_agent', 'commissioner', 'auction'] as const;

/** A transaction of a host's league; `bid` is the price of a waiver claim. Week 1 includes the off-season. */
export const leagueTransaction = pgTable(
  'league_transaction',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    externalId: text('external_id').notNull(),
    type: text('type', { enum: transactionTypes }).notNull(),
    week: integer('week').notNull(),
    at: instant('at').notNull(),
    bid: doublePrecision('bid'),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.externalId] }),
    isSeason(t.season),
    isWeek(t.week),
    isOneOf(t.type, transactionTypes),
    isNotNegative(t.bid),
  ],
);

/**
 * A part of a transaction, from one team to another: a player, a pick (`pickTeamId` is its original team, or `pickNumber` its number in the
 * round) or a waiver budget. A team is null for free agents.
 */
export const transactionMove = pgTable(
  'transaction_move',
  {
    leagueId: text('league_id').notNull(),
    season: integer('season').notNull(),
    externalId: text('external_id').notNull(),
    index: integer('index').notNull(),
    playerId: text('player_id').references(() => player.id),
    pickSeason: integer('pick_season'),
    pickRound: integer('pick_round'),
    pickNumber: integer('pick_number'),
    pickTeamId: text('pick_team_id'),
    budget: doublePrecision('budget'),
    fromTeamId: text('from_team_id'),
    toTeamId: text('to_team_id'),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.externalId, t.index] }),
    foreignKey({
      name: 'transaction_move_transaction_fk',
      columns: [t.leagueId, t.season, t.externalId],
      foreignColumns: [leagueTransaction.leagueId, leagueTransaction.season, leagueTransaction.externalId],
    }).onDelete('cascade'),
    index('transaction_move_by_pick').on(t.leagueId, t.pickSeason),
  ],
);
