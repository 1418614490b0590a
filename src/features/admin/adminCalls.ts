import type { adminApi } from '../../api';
import type { AdminCallId } from '../../entities/maintenance';

/** What the calls are for, in the page's order. */
export const adminGroups = [
  'Standings, scores and history',
  'Rosters and keepers',
  'Draft and new season',
  'Players and rankings',
  'Sleeper leagues',
] as const;

type AdminCall = {
  group: (typeof adminGroups)[number];
  /** The call's own name, as its address writes it. */
  name: string;
  label: string;
};

type TakesLeague<Id extends AdminCallId> = Parameters<(typeof adminApi.endpoints)[Id]['initiate']>[0] extends { leagueId: string }
  ? true
  : false;

/** The maintenance calls, one button each. A call of the contract without a row here, or a wrong `takesLeague`, does not compile. */
export const adminCalls: { [Id in AdminCallId]: AdminCall & { takesLeague: TakesLeague<Id> } } = {
  refreshStandings: {
    group: 'Standings, scores and history',
    name: 'RefreshStandings',
    label: 'Refresh standings',
    takesLeague: true,
  },
  updateHistoricalTeamWeekData: {
    group: 'Standings, scores and history',
    name: 'updateHistoricalTeamWeekData',
    label: 'Import weekly scores',
    takesLeague: true,
  },
  updateLeagueYearData: {
    group: 'Standings, scores and history',
    name: 'UpdateLeagueYearData',
    label: 'Import current year of history',
    takesLeague: false,
  },
  populateFullLeagueYearData: {
    group: 'Standings, scores and history',
    name: 'PopulateFullLeagueYearData',
    label: 'Import all years of history',
    takesLeague: false,
  },
  refreshRosters: { group: 'Rosters and keepers', name: 'RefreshRosters', label: 'Refresh rosters', takesLeague: true },
  refreshKeepers: { group: 'Rosters and keepers', name: 'RefreshKeepers', label: 'Refresh keepers', takesLeague: true },
  populateLastSeasonsRoster: {
    group: 'Rosters and keepers',
    name: 'PopulateLastSeasonsRoster',
    label: 'Import last season’s rosters',
    takesLeague: true,
  },
  populateLeagueDraftOrder: {
    group: 'Draft and new season',
    name: 'populateLeagueDraftOrder',
    label: 'Import draft order',
    takesLeague: true,
  },
  createNewSeason: { group: 'Draft and new season', name: 'createNewSeason', label: 'Create new season', takesLeague: false },
  populateCache: { group: 'Players and rankings', name: 'populateCache', label: 'Import players and byes', takesLeague: false },
  getNflPlayerRankings: {
    group: 'Players and rankings',
    name: 'GetNflPlayerRankings',
    label: 'Import NFL player rankings',
    takesLeague: false,
  },
  setFantasyProsPlayerIds: {
    group: 'Players and rankings',
    name: 'SetFantasyProsPlayerIds',
    label: 'Match FantasyPros players',
    takesLeague: false,
  },
  loadNewFantasyProsFile: {
    group: 'Players and rankings',
    name: 'loadNewFantasyProsFile',
    label: 'Load new FantasyPros file',
    takesLeague: false,
  },
  populateRookies: { group: 'Players and rankings', name: 'populateRookies', label: 'Import rookies', takesLeague: false },
  sleeperUpdateLeagues: {
    group: 'Sleeper leagues',
    name: 'sleeperUpdateLeagues',
    label: 'Update Sleeper leagues',
    takesLeague: false,
  },
  sleeperUpdatePlayers: {
    group: 'Sleeper leagues',
    name: 'sleeperUpdatePlayers',
    label: 'Update Sleeper players',
    takesLeague: false,
  },
  sleeperHistoricalTeamWeekData: {
    group: 'Sleeper leagues',
    name: 'sleeperHistoricalTeamWeekData',
    label: 'Import Sleeper weekly scores',
    takesLeague: false,
  },
};

export const adminCallIds = Object.keys(adminCalls) as AdminCallId[];

/** What the page calls a call that is recorded by the contract's name; one that is not known here keeps that name. */
export const labelOf = (call: string): string => (Object.hasOwn(adminCalls, call) ? adminCalls[call as AdminCallId].label : call);
