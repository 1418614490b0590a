import type * as schema from '../../server/db/schema';

/** The rows of a seed, one key per table. */
export type SeedRows = {
  league: (typeof schema.league.$inferInsert)[];
  leagueSource: (typeof schema.leagueSource.$inferInsert)[];
  leagueRules: (typeof schema.leagueRules.$inferInsert)[];
  team: (typeof schema.team.$inferInsert)[];
  teamManager: (typeof schema.teamManager.$inferInsert)[];
  teamSeason: (typeof schema.teamSeason.$inferInsert)[];
  player: (typeof schema.player.$inferInsert)[];
  playerExternalId: (typeof schema.playerExternalId.$inferInsert)[];
  byeWeek: (typeof schema.byeWeek.$inferInsert)[];
  ranking: (typeof schema.ranking.$inferInsert)[];
  rosterEntry: (typeof schema.rosterEntry.$inferInsert)[];
  keeper: (typeof schema.keeper.$inferInsert)[];
  keeperRules: (typeof schema.keeperRules.$inferInsert)[];
  teamWeek: (typeof schema.teamWeek.$inferInsert)[];
  game: (typeof schema.game.$inferInsert)[];
  teamWeekPlayer: (typeof schema.teamWeekPlayer.$inferInsert)[];
  freeAgentWeek: (typeof schema.freeAgentWeek.$inferInsert)[];
  draftPick: (typeof schema.draftPick.$inferInsert)[];
  enteredTrade: (typeof schema.enteredTrade.$inferInsert)[];
  enteredPick: (typeof schema.enteredPick.$inferInsert)[];
  pickTrade: (typeof schema.pickTrade.$inferInsert)[];
  leagueTransaction: (typeof schema.leagueTransaction.$inferInsert)[];
  transactionMove: (typeof schema.transactionMove.$inferInsert)[];
  rookie: (typeof schema.rookie.$inferInsert)[];
};

/** A seed without any row. */
export const emptySeedRows = (): SeedRows => ({
  league: [],
  leagueSource: [],
  leagueRules: [],
  team: [],
  teamManager: [],
  teamSeason: [],
  player: [],
  playerExternalId: [],
  byeWeek: [],
  ranking: [],
  rosterEntry: [],
  keeper: [],
  keeperRules: [],
  teamWeek: [],
  game: [],
  teamWeekPlayer: [],
  freeAgentWeek: [],
  draftPick: [],
  enteredTrade: [],
  enteredPick: [],
  pickTrade: [],
  leagueTransaction: [],
  transactionMove: [],
  rookie: [],
});
