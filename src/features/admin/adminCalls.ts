import type { adminApi } from '../../api/admin';
import type { AdminCallId } from '../../entities/maintenance';
import type { LeagueEntry, PlatformKey } from '../../lib/config';
import { platforms } from '../../platforms/platforms';

/** The groups of calls, in the page's order. */
export const adminGroups = [
  'Standings, scores and history',
  'Rosters and keepers',
  'Draft and new season',
  'Players and rankings',
  'Sleeper leagues',
] as const;

type AdminCall = {
  group: (typeof adminGroups)[number];
  /** The call's name as in its URL. */
  name: string;
  label: string;
  /** The platforms whose leagues the call changes when it is for all; none for a call about players. */
  changes?: readonly PlatformKey[];
  /** What the call does to each league. */
  effect?: string;
};

type ArgOf<Id extends AdminCallId> = Parameters<(typeof adminApi.endpoints)[Id]['initiate']>[0];
type TakesLeague<Id extends AdminCallId> =
  ArgOf<Id> extends { leagueId: string } ? true : ArgOf<Id> extends { leagueId?: string } ? 'optional' : false;

/** The maintenance calls. The type requires a row for each call of the contract, and the right `takesLeague`. */
export const adminCalls: { [Id in AdminCallId]: AdminCall & { takesLeague: TakesLeague<Id> } } = {
  refreshStandings: {
    group: 'Standings, scores and history',
    name: 'RefreshStandings',
    label: 'Refresh standings',
    changes: ['default'],
    effect: 'Its standings are refreshed from the host.',
    takesLeague: true,
  },
  updateHistoricalTeamWeekData: {
    group: 'Standings, scores and history',
    name: 'updateHistoricalTeamWeekData',
    label: 'Import weekly scores',
    changes: ['default'],
    effect: 'Its weekly scores are imported from the host.',
    takesLeague: true,
  },
  updateLeagueYearData: {
    group: 'Standings, scores and history',
    name: 'UpdateLeagueYearData',
    label: 'Import current year of history',
    changes: ['default'],
    effect: 'The current year of its history is refreshed from the host.',
    takesLeague: false,
  },
  populateFullLeagueYearData: {
    group: 'Standings, scores and history',
    name: 'PopulateFullLeagueYearData',
    label: 'Import all years of history',
    changes: ['default'],
    effect: 'Every year of its history is refreshed from the host.',
    takesLeague: false,
  },
  refreshRosters: {
    group: 'Rosters and keepers',
    name: 'RefreshRosters',
    label: 'Refresh rosters',
    changes: ['default'],
    effect: 'Its teams and rosters are refreshed from the host.',
    takesLeague: true,
  },
  refreshKeepers: {
    group: 'Rosters and keepers',
    name: 'RefreshKeepers',
    label: 'Refresh keepers',
    changes: ['default'],
    effect: 'Its keepers are refreshed from the host, if they are public.',
    takesLeague: true,
  },
  populateLastSeasonsRoster: {
    group: 'Rosters and keepers',
    name: 'PopulateLastSeasonsRoster',
    label: 'Import last season’s rosters',
    changes: ['default'],
    effect: 'If it has not drafted yet, it gets the rosters from the end of its last season.',
    takesLeague: true,
  },
  populateLeagueDraftOrder: {
    group: 'Draft and new season',
    name: 'populateLeagueDraftOrder',
    label: 'Import draft order',
    changes: ['default'],
    effect: 'Its draft, transactions and pick trades are refreshed from the host.',
    takesLeague: true,
  },
  createNewSeason: {
    group: 'Draft and new season',
    name: 'createNewSeason',
    label: 'Create new season',
    changes: ['default', 'sleeper'],
    effect:
      'If its season is decided, the league moves to the next one: its draft order is made, and keepers and pre-draft trades can be entered.',
    takesLeague: 'optional',
  },
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
    changes: ['sleeper'],
    effect: 'Standings, rosters, draft and traded picks are refreshed from the host.',
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
    changes: ['sleeper'],
    effect: 'Its weekly scores are imported from the host.',
    takesLeague: false,
  },
};

export const adminCallIds = Object.keys(adminCalls) as AdminCallId[];

/** The page's choice of all leagues. */
const ALL_LEAGUES = '0';

/** Whether a call sends the chosen league. One with an optional league sends none for all. */
export function takesChosenLeague(id: AdminCallId, leagueId: string): boolean {
  const { takesLeague } = adminCalls[id];
  return takesLeague === 'optional' ? leagueId !== ALL_LEAGUES : takesLeague;
}

/** Whether a call is for one league, the chosen one. */
export const isForOneLeague = (id: AdminCallId, leagueId: string): boolean =>
  adminCalls[id].takesLeague !== false && leagueId !== ALL_LEAGUES;

/** Whether a call asks before it runs: for all leagues, and a new season always. */
export const asksFirst = (id: AdminCallId, leagueId: string): boolean =>
  adminCalls[id].effect !== undefined && (adminCalls[id].takesLeague !== true || leagueId === ALL_LEAGUES);

/** Whether a call can be made with the chosen league: one that always takes a league takes its id as a number. */
export function isCallFor(id: AdminCallId, leagueId: string, leagues: readonly LeagueEntry[]): boolean {
  const provider = leagues.find((league) => league.id === leagueId)?.provider;
  return adminCalls[id].takesLeague !== true || provider === undefined || platforms[provider].hasNumericIds;
}

/** The labels of recorded calls without a button. */
const otherLabels: Record<string, string> = {
  addLeague: 'Add a league',
  refreshLeague: 'Refresh a league',
  syncScores: 'Scores and standings',
  syncRosters: 'Rosters, draft and trades',
  syncStandings: 'Standings',
  syncSeason: 'Next season',
  syncAll: 'All of a league',
  syncPlayers: 'Players of all hosts',
  takeBackNewSeason: 'Take back new season',
};

/** The label of a recorded call; an unknown call keeps its recorded name. */
export function labelOf(call: string): string {
  if (Object.hasOwn(adminCalls, call)) return adminCalls[call as AdminCallId].label;
  return Object.hasOwn(otherLabels, call) ? otherLabels[call]! : call;
}
