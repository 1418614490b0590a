import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { points, isOneOf, isNotNegative, isSeason, isWeek } from './columns';
import { leagueId } from './leagues';
import { playerId } from './players';

const results = ['W', 'L', 'T'] as const;
const lineupSlots = ['starter', 'bench', 'reserve'] as const;

/** A team's scores of a week: of its starters, its bench and its reserve (injured, taxi). */
export const teamWeek = pgTable(
  'team_week',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    week: integer('week').notNull(),
    teamId: text('team_id').notNull(),
    teamScore: points('team_score').notNull(),
    benchScore: points('bench_score').notNull(),
    resScore: points('res_score').notNull(),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.season, t.teamId, t.week] }), isSeason(t.season), isWeek(t.week)],
);

/** A team's side of a game, played or announced by the host; a team can have several in a week. `result` null where the host has none. */
export const game = pgTable(
  'game',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    week: integer('week').notNull(),
    teamId: text('team_id').notNull(),
    opponentId: text('opponent_id').notNull(),
    result: text('result', { enum: results }),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.week, t.teamId, t.opponentId] }),
    isSeason(t.season),
    isWeek(t.week),
    isOneOf(t.result, results),
  ],
);

/** A player's score for a team in a week; `index` is the place in the line-up, from 0; `score` null when he did not play. */
export const teamWeekPlayer = pgTable(
  'team_week_player',
  {
    leagueId: text('league_id').notNull(),
    season: integer('season').notNull(),
    week: integer('week').notNull(),
    teamId: text('team_id').notNull(),
    index: integer('index').notNull(),
    playerId: playerId(),
    slot: text('slot', { enum: lineupSlots }).notNull(),
    score: points('score'),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.teamId, t.week, t.index] }),
    index('team_week_player_by_player').on(t.leagueId, t.playerId),
    foreignKey({
      name: 'team_week_player_team_week_fk',
      columns: [t.leagueId, t.season, t.teamId, t.week],
      foreignColumns: [teamWeek.leagueId, teamWeek.season, teamWeek.teamId, teamWeek.week],
    }).onDelete('cascade'),
    isNotNegative(t.index),
    isOneOf(t.slot, lineupSlots),
  ],
);

/** The score of a player whom no team of the league had in a week; only of the league's newest season that has such scores. */
export const freeAgentWeek = pgTable(
  'free_agent_week',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    week: integer('week').notNull(),
    playerId: playerId(),
    score: points('score').notNull(),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.season, t.week, t.playerId] }), isSeason(t.season), isWeek(t.week)],
);
