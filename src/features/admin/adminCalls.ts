import type { adminApi } from '../../api';

type Endpoints = typeof adminApi.endpoints;
/** An admin call, by the contract's name. */
export type AdminCallId = keyof Endpoints;

/** What the calls are about, in the page's order. */
export const adminGroups = ['Chosen league', 'All leagues', 'Players', 'Sleeper leagues'] as const;

type AdminCall = {
  group: (typeof adminGroups)[number];
  /** The call's own name, as its address writes it. */
  name: string;
  label: string;
};

type TakesLeague<Id extends AdminCallId> = Parameters<Endpoints[Id]['initiate']>[0] extends { leagueId: string } ? true : false;

/** The maintenance calls, one button each. A call of the contract without a row here, or a wrong `takesLeague`, does not compile. */
export const adminCalls: { [Id in AdminCallId]: AdminCall & { takesLeague: TakesLeague<Id> } } = {
  refreshStandings: { group: 'Chosen league', name: 'RefreshStandings', label: 'Refresh standings', takesLeague: true },
  refreshRosters: { group: 'Chosen league', name: 'RefreshRosters', label: 'Refresh rosters', takesLeague: true },
  refreshKeepers: { group: 'Chosen league', name: 'RefreshKeepers', label: 'Refresh keepers', takesLeague: true },
  populateLeagueDraftOrder: {
    group: 'Chosen league',
    name: 'populateLeagueDraftOrder',
    label: 'Import draft order',
    takesLeague: true,
  },
  populateLastSeasonsRoster: {
    group: 'Chosen league',
    name: 'PopulateLastSeasonsRoster',
    label: 'Import last season’s rosters',
    takesLeague: true,
  },
  updateHistoricalTeamWeekData: {
    group: 'Chosen league',
    name: 'updateHistoricalTeamWeekData',
    label: 'Import weekly scores',
    takesLeague: true,
  },
  updateLeagueYearData: {
    group: 'All leagues',
    name: 'UpdateLeagueYearData',
    label: 'Import current year of history',
    takesLeague: false,
  },
  populateFullLeagueYearData: {
    group: 'All leagues',
    name: 'PopulateFullLeagueYearData',
    label: 'Import all years of history',
    takesLeague: false,
  },
  createNewSeason: { group: 'All leagues', name: 'createNewSeason', label: 'Create new season', takesLeague: false },
  populateCache: { group: 'Players', name: 'populateCache', label: 'Import players and byes', takesLeague: false },
  getNflPlayerRankings: {
    group: 'Players',
    name: 'GetNflPlayerRankings',
    label: 'Import NFL player rankings',
    takesLeague: false,
  },
  setFantasyProsPlayerIds: {
    group: 'Players',
    name: 'SetFantasyProsPlayerIds',
    label: 'Match FantasyPros players',
    takesLeague: false,
  },
  loadNewFantasyProsFile: {
    group: 'Players',
    name: 'loadNewFantasyProsFile',
    label: 'Load new FantasyPros file',
    takesLeague: false,
  },
  populateRookies: { group: 'Players', name: 'populateRookies', label: 'Import rookies', takesLeague: false },
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
