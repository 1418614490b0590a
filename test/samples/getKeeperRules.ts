import type { Schema } from '../../src/api/types';
import { league, type SampleOf } from './sample';

/** A league before its draft, whose keepers cost the last round and whose quarterbacks may not be kept. */
export const keeperRules: Schema<'KeeperRules'> = {
  ...{ cost: 'fixedRounds', roundsPerYear: 1, earliestRound: 1, undraftedRound: 10, fixedRounds: [16] },
  ...{ pricePerYear: 5, undraftedPrice: 5, sameRound: 'earlier', afterTrade: 'follow', afterClaim: 'follow' },
  ...{ keepers: 3, positions: [{ position: 'QB', keepers: 0 }], years: 3, keepsFirstRounders: true },
  ...{ deadline: null, timeZone: 'America/New_York' },
};

export const getKeeperRules: SampleOf<'getKeeperRules'> = {
  params: { leagueId: '612374' },
  unknown: league.unknown,
  response: ({ league: leagueName, known }) => ({
    ...{ leagueName, season: 2026 },
    rules: known ? keeperRules : null,
    words: ['A team’s keepers cost round 16, the best rank first.'],
  }),
};
