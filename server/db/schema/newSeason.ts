import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, isSeason } from './columns';
import type { draftPick, pickTrade } from './drafts';
import { league, type leagueRules, type leagueSource, type team, type teamManager, type teamSeason } from './leagues';
import type { rosterEntry } from './rosters';

/** Rows of a league as they were before its new season was created. */
export interface LeagueState {
  league: typeof league.$inferSelect;
  teams: (typeof team.$inferSelect)[];
  roster: (typeof rosterEntry.$inferSelect)[];
  managers: (typeof teamManager.$inferSelect)[];
  standings: (typeof teamSeason.$inferSelect)[];
  rules: (typeof leagueRules.$inferSelect)[];
  sources: (typeof leagueSource.$inferSelect)[];
  picks: (typeof draftPick.$inferSelect)[];
  hostTransfers: (typeof pickTrade.$inferSelect)[];
}

/**
 * The creation of a league's newest season and the previous state, for taking that season back. `lastTradeId` is the last trade entered
 * before. A migration that changes a table of {@link LeagueState} empties this one: its rows would no longer fit.
 */
export const newSeason = pgTable(
  'new_season',
  {
    leagueId: text('league_id')
      .primaryKey()
      .references(() => league.id, { onDelete: 'cascade' }),
    season: integer('season').notNull(),
    createdBy: text('created_by'),
    createdAt: instant('created_at').notNull(),
    lastTradeId: integer('last_trade_id').notNull(),
    before: jsonb('before').$type<LeagueState>().notNull(),
  },
  (t) => [isSeason(t.season)],
);
