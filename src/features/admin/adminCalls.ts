import type { adminApi } from '../../api/admin';
import type { AdminCallId } from '../../entities/maintenance';
import type { Config, PlatformKey } from '../../lib/config';

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
  /** The leagues that the call changes when no league is chosen; none for a call about players. */
  changes?: readonly PlatformKey[];
  /** What the call does to each of them: it asks before it runs on all. */
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
    changes: ['default'],
    effect: 'The current year of its history is read from the host again.',
    takesLeague: false,
  },
  populateFullLeagueYearData: {
    group: 'Standings, scores and history',
    name: 'PopulateFullLeagueYearData',
    label: 'Import all years of history',
    changes: ['default'],
    effect: 'Every year of its history is read from the host again.',
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
  createNewSeason: {
    group: 'Draft and new season',
    name: 'createNewSeason',
    label: 'Create new season',
    changes: ['default', 'sleeper'],
    effect:
      'Once its season is decided, it goes to the next one: the draft order is made, keepers and trades before that draft can be entered.',
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
    effect: 'Standings, rosters, draft and traded picks are read from the host again.',
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
    effect: 'The scores of its weeks are read from the host.',
    takesLeague: false,
  },
};

export const adminCallIds = Object.keys(adminCalls) as AdminCallId[];

/** The page's choice of all leagues. */
const ALL_LEAGUES = '0';

/** Whether a call gets the chosen league. One that may do without a league gets none for all. */
export function takesChosenLeague(id: AdminCallId, leagueId: string): boolean {
  const { takesLeague } = adminCalls[id];
  return takesLeague === 'optional' ? leagueId !== ALL_LEAGUES : takesLeague;
}

/** The choices of the page: the configured ones, then the leagues of the second platform, whose ids are too long for numbers. */
export function choicesOf({ adminLeagues, leagues }: Config): { value: string; label: string }[] {
  const configured = adminLeagues.map(({ id, name }) => ({ value: String(id), label: name }));
  const others = leagues.filter(({ id, provider }) => provider === 'sleeper' && !configured.some(({ value }) => value === id));
  return [...configured, ...others.map(({ id, name }) => ({ value: id, label: name }))];
}

/** Whether a call can be made with the chosen league: one that always takes a league takes those of the first platform only. */
export const isCallFor = (id: AdminCallId, leagueId: string, { leagues }: Config): boolean =>
  adminCalls[id].takesLeague !== true || leagues.find((league) => league.id === leagueId)?.provider !== 'sleeper';

/** The labels of recorded calls that have no button of their own. */
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
