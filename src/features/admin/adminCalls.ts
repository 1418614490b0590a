import type { adminApi, adminInvalidations } from '../../api/generated/admin.gen';
import type { PlatformKey } from '../../lib/config';
import { keysOf } from '../../lib/keysOf';

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
  /** What the call does, in one sentence that fits one league and several. */
  effect: string;
  /** Whether something can be lost. */
  isRisky?: boolean;
};

/** A maintenance call, by the contract's name. */
export type AdminCallId = {
  [Id in keyof typeof adminInvalidations]: (typeof adminInvalidations)[Id] extends { run: unknown } ? Id : never;
}[keyof typeof adminInvalidations];

type ArgOf<Id extends AdminCallId> = Parameters<(typeof adminApi.endpoints)[Id]['initiate']>[0];
type TakesLeague<Id extends AdminCallId> =
  ArgOf<Id> extends { leagueId: string }
    ? { takesLeague: true }
    : ArgOf<Id> extends { leagueId?: string }
      ? { takesLeague: 'optional' }
      : { takesLeague?: false };

/** The maintenance calls. The type requires a row for each call of the contract, and the right `takesLeague`. */
export const adminCalls: { [Id in AdminCallId]: AdminCall & TakesLeague<Id> } = {
  refreshStandings: {
    group: 'Standings, scores and history',
    name: 'RefreshStandings',
    label: 'Refresh standings',
    effect: 'Reads this season’s standings from the host.',
    changes: ['default'],
    takesLeague: true,
  },
  updateHistoricalTeamWeekData: {
    group: 'Standings, scores and history',
    name: 'updateHistoricalTeamWeekData',
    label: 'Import weekly scores',
    effect: 'Reads the weekly scores of teams and players of every season that is not frozen.',
    changes: ['default'],
    takesLeague: true,
  },
  updateLeagueYearData: {
    group: 'Standings, scores and history',
    name: 'UpdateLeagueYearData',
    label: 'Import current year of history',
    effect: 'Reads this season’s standings and final positions.',
    changes: ['default'],
  },
  populateFullLeagueYearData: {
    group: 'Standings, scores and history',
    name: 'PopulateFullLeagueYearData',
    label: 'Import all years of history',
    effect: 'Reads the standings and final positions of every season.',
    changes: ['default'],
  },
  refreshRosters: {
    group: 'Rosters and keepers',
    name: 'RefreshRosters',
    label: 'Refresh rosters',
    effect: 'Reads the league’s name and state, its teams and rosters.',
    changes: ['default'],
    takesLeague: true,
  },
  refreshKeepers: {
    group: 'Rosters and keepers',
    name: 'RefreshKeepers',
    label: 'Refresh keepers',
    effect: 'Reads the keepers, where the host shows them.',
    changes: ['default'],
    takesLeague: true,
  },
  populateLastSeasonsRoster: {
    group: 'Rosters and keepers',
    name: 'PopulateLastSeasonsRoster',
    label: 'Import last season’s rosters',
    effect: 'Until the league has drafted: reads the rosters from the end of last season.',
    changes: ['default'],
    takesLeague: true,
  },
  populateLeagueDraftOrder: {
    group: 'Draft and new season',
    name: 'populateLeagueDraftOrder',
    label: 'Import draft order',
    effect: 'Reads the draft, the transactions, and who owns the picks of the years to come.',
    changes: ['default'],
    takesLeague: true,
  },
  createNewSeason: {
    group: 'Draft and new season',
    name: 'createNewSeason',
    label: 'Create new season',
    effect:
      'Moves a league whose season is decided to the next one: makes its draft order, and opens keepers and pre-draft trades.',
    changes: ['default', 'sleeper'],
    isRisky: true,
    takesLeague: 'optional',
  },
  populateCache: {
    group: 'Players and rankings',
    name: 'populateCache',
    label: 'Import players and byes',
    effect: 'Reads MyFantasyLeague’s players and the bye weeks.',
  },
  getNflPlayerRankings: {
    group: 'Players and rankings',
    name: 'GetNflPlayerRankings',
    label: 'Import NFL player rankings',
    effect: 'Reads the NFL ranks of MyFantasyLeague, or else of the newest draft file.',
  },
  setFantasyProsPlayerIds: {
    group: 'Players and rankings',
    name: 'SetFantasyProsPlayerIds',
    label: 'Match FantasyPros players',
    effect: 'Gives players their FantasyPros ids, from the crosswalk file.',
  },
  loadNewFantasyProsFile: {
    group: 'Players and rankings',
    name: 'loadNewFantasyProsFile',
    label: 'Load new FantasyPros file',
    effect: 'Reads ADP, best, worst, deviation and age from the newest ranking file.',
  },
  populateRookies: {
    group: 'Players and rankings',
    name: 'populateRookies',
    label: 'Import rookies',
    effect: 'Reads the rookies from their ranking, Draft Buzz and combine files.',
  },
  sleeperUpdateLeagues: {
    group: 'Sleeper leagues',
    name: 'sleeperUpdateLeagues',
    label: 'Update Sleeper leagues',
    effect: 'Reads standings, rosters, transactions, drafts and traded picks.',
    changes: ['sleeper'],
  },
  sleeperUpdatePlayers: {
    group: 'Sleeper leagues',
    name: 'sleeperUpdatePlayers',
    label: 'Update Sleeper players',
    effect: 'Reads Sleeper’s players.',
  },
  sleeperHistoricalTeamWeekData: {
    group: 'Sleeper leagues',
    name: 'sleeperHistoricalTeamWeekData',
    label: 'Import Sleeper weekly scores',
    effect: 'Reads the weekly scores and standings of every season that is not frozen.',
    changes: ['sleeper'],
  },
};

export const adminCallIds = keysOf(adminCalls);

/** The labels of recorded calls without a button. */
const otherLabels: Record<string, string> = {
  addLeague: 'Add a league',
  loadPlayerFile: 'Load a player file',
  refreshLeague: 'Refresh a league',
  syncScores: 'Scores and standings',
  syncRosters: 'Rosters, draft and trades',
  syncStandings: 'Standings',
  syncSeason: 'Next season',
  syncPastSeason: 'A past season',
  syncAll: 'All of a league',
  syncPlayers: 'Players of all hosts',
  takeBackNewSeason: 'Take back new season',
};

/** The label of a recorded call; an unknown call keeps its recorded name. */
export function labelOf(call: string): string {
  const id = adminCallIds.find((each) => each === call);
  if (id) return adminCalls[id].label;
  return Object.hasOwn(otherLabels, call) ? otherLabels[call]! : call;
}
