import type { Schema } from '../api/types';
import type { Platform } from './platform';

export const defaultPlatform: Platform = {
  key: 'default',
  host: 'mfl',
  hasNumericIds: true,
  hasApiKeys: true,
  hasUsernames: false,
  hasUniqueTeamIds: true,
  name: 'MyFantasyLeague',
  words: { nflTeam: 'NFL Team', bye: 'Bye Week', average: 'Average' },
  blackNavbar: false,
  fullNavbar: true,
  pathPrefix: '',
  teamParam: 'teamId',
  calls: {
    standings: 'getLeague',
    team: 'getTeam',
    teamProfile: 'getTeamProfile',
    pointsByYear: 'pointsByYear',
    pointsByYearTeam: 'pointsByYearTeam',
    pointsByYearTeamWeek: 'pointsByYearTeamWeek',
  },
  setKeeper: {
    name: 'teamSetKeeper',
    argOf: ({ teamId, playerId, isKeeper, override }) => ({ teamId, leaguePlayerId: playerId, isKeeper, override }),
    teamOf: (team: Schema<'Team'>, { teamId }: { teamId: string }) => ({ ...team, teamId }),
  },
};
