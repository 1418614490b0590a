import type { Handlers } from '../operations';
import { Problem } from '../problem';

type AdminCall =
  | 'populateCache'
  | 'populateRookies'
  | 'populateFullLeagueYearData'
  | 'populateLastSeasonsRoster'
  | 'refreshKeepers'
  | 'refreshRosters'
  | 'refreshStandings'
  | 'updateLeagueYearData'
  | 'getNflPlayerRankings'
  | 'setFantasyProsPlayerIds'
  | 'loadNewFantasyProsFile'
  | 'updateHistoricalTeamWeekData'
  | 'populateLeagueDraftOrder'
  | 'sleeperUpdateLeagues'
  | 'sleeperUpdatePlayers'
  | 'sleeperHistoricalTeamWeekData'
  | 'createNewSeason';

const refuse = (): Promise<never> => Promise.reject(new Problem(501, 'This server does not carry out maintenance calls.'));

export const adminHandlers: Handlers<AdminCall> = {
  populateCache: refuse,
  populateRookies: refuse,
  populateFullLeagueYearData: refuse,
  populateLastSeasonsRoster: refuse,
  refreshKeepers: refuse,
  refreshRosters: refuse,
  refreshStandings: refuse,
  updateLeagueYearData: refuse,
  getNflPlayerRankings: refuse,
  setFantasyProsPlayerIds: refuse,
  loadNewFantasyProsFile: refuse,
  updateHistoricalTeamWeekData: refuse,
  populateLeagueDraftOrder: refuse,
  sleeperUpdateLeagues: refuse,
  sleeperUpdatePlayers: refuse,
  sleeperHistoricalTeamWeekData: refuse,
  createNewSeason: refuse,
};
