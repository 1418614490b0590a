import type { Schema } from '../api/types';
import type { KeeperMark, Platform } from './platform';

export const sleeperPlatform: Platform = {
  key: 'sleeper',
  host: 'sleeper',
  hasNumericIds: false,
  hasApiKeys: false,
  hasUsernames: true,
  hasUniqueTeamIds: false,
  name: 'Sleeper',
  words: { nflTeam: 'Team', bye: 'Bye', average: 'Avg' },
  blackNavbar: true,
  fullNavbar: false,
  pathPrefix: '/sleeper',
  teamParam: 'userId',
  calls: {
    standings: 'getSleeperLeague',
    team: 'getSleeperTeam',
    teamProfile: 'getSleeperTeamProfile',
    pointsByYear: 'sleeperPointsByYear',
    pointsByYearTeam: 'sleeperPointsByYearTeam',
    pointsByYearTeamWeek: 'sleeperPointsByYearTeamWeek',
  },
  setKeeper: {
    name: 'sleeperTeamSetKeeper',
    argOf: (mark) => ({ sleeperSetKeeperRequest: mark }),
    teamOf: (
      teamPlayers: Schema<'TeamPlayer'>[],
      { sleeperSetKeeperRequest: { leagueId, teamId } }: { sleeperSetKeeperRequest: KeeperMark },
    ) => ({
      leagueId,
      teamId,
      teamPlayers,
    }),
  },
};
