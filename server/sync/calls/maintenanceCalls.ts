/** The maintenance calls of the admin page: the leagues of each, and how it reads. */
import type { Database } from '../../db';
import { findLeague, type League, type ProviderId } from '../../db/queries/leagues/leagues';
import { findCurrentSeason, selectLeagues } from '../../db/queries/leagues/sources';
import { NotFoundError } from '../../domain/errors';
import type { Report } from '../../domain/oddValues';
import { populateDraftOrder } from '../drafts/draft';
import { fromHost, type HostedLeague } from '../hostedLeague';
import type { Hosts } from '../hosts';
import { refreshKeepers } from '../teams/keepers';
import { createNewSeason } from '../seasons/newSeason';
import { setFantasyProsIds } from '../players/playerIds';
import { populatePlayers, updateSleeperPlayers } from '../players/players';
import { loadNewestFile } from '../files/rankingFiles';
import { updateNflRanks } from '../players/rankings';
import { readNewestCrosswalk } from '../files/importFolder';
import { type ImportWrite, reportingPlayers } from '../result';
import { populateRookies } from '../files/rookieClasses';
import { populateLastRosters, refreshRosters } from '../teams/rosters';
import type { MaintenanceCall } from './runner';
import { populateYears, refreshStandings, updateYear } from '../seasons/years';
import { updateSleeperLeague } from './sleeperLeagues';
import { updateWeeks } from '../weeks/updateWeeks';

/** All leagues, where one could be chosen. */
export const allLeagues = '0';

/**
 * The context of a call; `importDir` is the folder of player files, `startedBy` the account, `acceptDrop` whether most of a league's rows
 * may be removed.
 */
export interface CallContext {
  db: Database;
  importDir: string;
  startedBy: string;
  acceptDrop?: boolean;
}

/** `platforms` are those of the call's leagues; without them the call covers data that all leagues share. */
interface Call {
  platforms?: ProviderId[];
  read: (context: CallContext, hosts: Hosts, league?: League) => Promise<ImportWrite>;
}

/** A call on leagues of hosts. */
const onLeagues = (platforms: ProviderId[], read: (hosted: HostedLeague, db: Database) => Promise<ImportWrite>): Call => ({
  platforms,
  read: ({ db, acceptDrop }, hosts, league) => fromHost(db, (hosted) => read(hosted, db), acceptDrop)(hosts, league),
});

/** The context of a call about players: the folder of their files, and the newest season of all leagues. */
interface PlayerSources {
  hosts: Hosts;
  folder: string;
  season: number;
  /** Gets values that are left out as implausible. */
  report: Report;
}

/** A call on players, which belong to no league. */
const onPlayers = (read: (sources: PlayerSources) => Promise<ImportWrite> | ImportWrite): Call => ({
  read: async ({ db, importDir: folder }, hosts) => {
    const season = await findCurrentSeason(db);
    return reportingPlayers((report) => read({ hosts, folder, season, report }));
  },
});

const mfl: ProviderId[] = ['default'];
const sleeper: ProviderId[] = ['sleeper'];

const calls = {
  refreshStandings: onLeagues(mfl, (hosted, db) => refreshStandings(db, hosted)),
  refreshRosters: onLeagues(mfl, refreshRosters),
  refreshKeepers: onLeagues(mfl, refreshKeepers),
  populateLeagueDraftOrder: onLeagues(mfl, (hosted, db) => populateDraftOrder(db, hosted)),
  populateLastSeasonsRoster: onLeagues(mfl, populateLastRosters),
  updateHistoricalTeamWeekData: onLeagues(mfl, (hosted, db) => updateWeeks(db, hosted)),
  updateLeagueYearData: onLeagues(mfl, (hosted, db) => updateYear(db, hosted)),
  populateFullLeagueYearData: onLeagues(mfl, (hosted, db) => populateYears(db, hosted)),
  createNewSeason: {
    platforms: [...mfl, ...sleeper],
    read: ({ db, startedBy }, hosts, league) => createNewSeason(db, hosts, league!, startedBy),
  },
  sleeperUpdateLeagues: onLeagues(sleeper, (hosted, db) => updateSleeperLeague(db, hosted)),
  sleeperHistoricalTeamWeekData: onLeagues(sleeper, (hosted, db) => updateWeeks(db, hosted, { withSeasons: true })),

  populateCache: onPlayers(async ({ hosts, folder, season, report }) =>
    populatePlayers(hosts.mfl, season, await readNewestCrosswalk(folder, report), report),
  ),
  sleeperUpdatePlayers: onPlayers(async ({ hosts, folder, season, report }) =>
    updateSleeperPlayers(hosts.sleeper, season, await readNewestCrosswalk(folder, report), report),
  ),
  populateRookies: onPlayers(({ folder, season, report }) => populateRookies(folder, season, report)),
  getNflPlayerRankings: onPlayers(({ hosts, folder, season, report }) => updateNflRanks(hosts.mfl, folder, season, report)),
  setFantasyProsPlayerIds: onPlayers(({ folder, season, report }) => setFantasyProsIds(folder, season, report)),
  loadNewFantasyProsFile: onPlayers(({ folder, season, report }) => loadNewestFile(folder, season, report)),
} satisfies Record<string, Call>;

/** The name of a maintenance call in the contract. */
export type CallName = keyof typeof calls;
export const callNames = Object.keys(calls) as CallName[];

/** Whether a name is that of a call on leagues. */
export const isLeagueCall = (name: string): name is CallName =>
  Object.hasOwn(calls, name) && (calls[name as CallName] as Call).platforms !== undefined;

/** How a call reads. */
export const readOfCall =
  (name: CallName, context: CallContext): MaintenanceCall['read'] =>
  (hosts, league) =>
    (calls[name] as Call).read(context, hosts, league);

/**
 * The leagues of a call; undefined for a call without leagues.
 * @param chosen a league's id, or 0 for all
 * @throws NotFoundError for an unknown league, or one that the call does not support
 */
export async function leaguesOfCall(db: Database, name: CallName, chosen: string): Promise<League[] | undefined> {
  const { platforms } = calls[name] as Call;
  if (!platforms) return undefined;
  if (chosen === allLeagues) return selectLeagues(db, platforms);
  const found = await findLeague(db, chosen);
  if (!found || !platforms.includes(found.provider)) throw new NotFoundError(`League ${chosen}`);
  return [found];
}
