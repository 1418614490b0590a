import { readImports } from '../config';
import { HostError } from '../imports/liveTransport';
import { PlayerFileError } from '../imports/playerFiles/table';
import { populateDraftOrder } from '../maintenance/draft';
import { fromHost, type Hosted } from '../maintenance/hosted';
import { readNewestCrosswalk } from '../maintenance/importFolder';
import { refreshKeepers } from '../maintenance/keepers';
import { createNewSeason } from '../maintenance/newSeason';
import { ImportError, type Store } from '../maintenance/outcome';
import { setFantasyProsIds } from '../maintenance/playerIds';
import { populatePlayers, updateSleeperPlayers } from '../maintenance/players';
import { loadNewestFile, updateNflRanks } from '../maintenance/rankings';
import { populateRookies } from '../maintenance/rookieClasses';
import { populateLastRosters, refreshRosters } from '../maintenance/rosters';
import { type MaintenanceCall, runMaintenance } from '../maintenance/run';
import { populateYears, refreshStandings, updateYear } from '../maintenance/seasons';
import { updateSleeperLeague } from '../maintenance/sleeperLeagues';
import { updateWeeks } from '../maintenance/weeks';
import type { Call, Handlers } from '../operations';
import type { League, ProviderId } from '../queries/leagues';
import { findCurrentSeason, selectLeagues } from '../queries/sources';
import type { Hosts } from '../maintenance/hosts';
import { getLeagueOf } from './find';

type ChosenCall =
  | 'populateLastSeasonsRoster'
  | 'refreshKeepers'
  | 'refreshRosters'
  | 'refreshStandings'
  | 'updateHistoricalTeamWeekData'
  | 'populateLeagueDraftOrder';
type AllCall =
  | 'populateFullLeagueYearData'
  | 'updateLeagueYearData'
  | 'sleeperUpdateLeagues'
  | 'sleeperHistoricalTeamWeekData'
  | 'createNewSeason';
type PlayerCall =
  | 'populateCache'
  | 'populateRookies'
  | 'getNflPlayerRankings'
  | 'setFantasyProsPlayerIds'
  | 'loadNewFantasyProsFile'
  | 'sleeperUpdatePlayers';
type AdminCall = ChosenCall | AllCall | PlayerCall;

const all = '0';

const carryOut = ({ db, engine, account, log }: Call<AdminCall>, call: MaintenanceCall) => {
  const onError = (error: unknown) =>
    error instanceof HostError || error instanceof PlayerFileError || error instanceof ImportError
      ? log.warn(`${call.name}: ${error.message}`)
      : log.error(error, `${call.name} failed`);
  const isEmbedded = engine.startsWith('PGlite');
  return runMaintenance({ db, isEmbedded, settings: readImports(process.env), startedBy: account.email, onError }, call);
};

type ReadLeague = (call: Call<AdminCall>) => (hosts: Hosts, league?: League) => Promise<Store>;

/** A call on the default provider's league that was chosen, or on all of them. */
const onChosen =
  (name: ChosenCall, read: (hosted: Hosted, call: Call<AdminCall>) => Promise<Store>) => async (call: Call<ChosenCall>) => {
    const { leagueId } = call.query;
    const { db } = call;
    const leagues = leagueId === all ? await selectLeagues(db, ['default']) : [await getLeagueOf(db, leagueId, 'default')];
    return carryOut(call, { name, chosen: leagueId, leagues, read: fromHost(db, (hosted) => read(hosted, call)) });
  };

/** A call on all leagues of providers. */
const onAll = (name: AllCall, providers: ProviderId[], read: ReadLeague) => async (call: Call<AllCall>) =>
  carryOut(call, { name, chosen: all, leagues: await selectLeagues(call.db, providers), read: read(call) });

/** What a call about players works with: the folder of their files, and the newest season of all leagues. */
interface PlayerGround {
  hosts: Hosts;
  folder: string;
  season: number;
}

/** A call on players, which belong to no league. */
const onPlayers =
  (name: PlayerCall, read: (ground: PlayerGround) => Promise<Store> | Store) => async (call: Call<PlayerCall>) => {
    const { importDir: folder } = readImports(process.env);
    const season = await findCurrentSeason(call.db);
    return carryOut(call, { name, chosen: all, read: async (hosts) => read({ hosts, folder, season }) });
  };

const hosted =
  (read: (hosted: Hosted, call: Call<AdminCall>) => Promise<Store>): ReadLeague =>
  (call) =>
    fromHost(call.db, (found) => read(found, call));

export const adminHandlers: Handlers<AdminCall> = {
  refreshStandings: onChosen('refreshStandings', refreshStandings),
  refreshRosters: onChosen('refreshRosters', refreshRosters),
  refreshKeepers: onChosen('refreshKeepers', refreshKeepers),
  populateLeagueDraftOrder: onChosen('populateLeagueDraftOrder', populateDraftOrder),
  populateLastSeasonsRoster: onChosen('populateLastSeasonsRoster', populateLastRosters),
  updateHistoricalTeamWeekData: onChosen('updateHistoricalTeamWeekData', (league, { db }) => updateWeeks(db, league)),

  updateLeagueYearData: onAll('updateLeagueYearData', ['default'], hosted(updateYear)),
  populateFullLeagueYearData: onAll('populateFullLeagueYearData', ['default'], hosted(populateYears)),
  createNewSeason: onAll(
    'createNewSeason',
    ['default', 'sleeper'],
    ({ db }) =>
      (hosts, league) =>
        createNewSeason(db, hosts, league!),
  ),
  sleeperUpdateLeagues: onAll('sleeperUpdateLeagues', ['sleeper'], hosted(updateSleeperLeague)),
  sleeperHistoricalTeamWeekData: onAll(
    'sleeperHistoricalTeamWeekData',
    ['sleeper'],
    hosted((league, { db }) => updateWeeks(db, league, { withSeasons: true })),
  ),

  populateCache: onPlayers('populateCache', async ({ hosts, folder, season }) =>
    populatePlayers(hosts.mfl, season, await readNewestCrosswalk(folder)),
  ),
  sleeperUpdatePlayers: onPlayers('sleeperUpdatePlayers', async ({ hosts, folder, season }) =>
    updateSleeperPlayers(await hosts.sleeper.players(season), await readNewestCrosswalk(folder)),
  ),
  populateRookies: onPlayers('populateRookies', async ({ folder, season }) =>
    populateRookies(folder, await readNewestCrosswalk(folder), season),
  ),
  getNflPlayerRankings: onPlayers('getNflPlayerRankings', ({ hosts, folder, season }) =>
    updateNflRanks(() => hosts.mfl.ranks(season), folder, season),
  ),
  setFantasyProsPlayerIds: onPlayers('setFantasyProsPlayerIds', async ({ folder, season }) =>
    setFantasyProsIds(await readNewestCrosswalk(folder), folder, season),
  ),
  loadNewFantasyProsFile: onPlayers('loadNewFantasyProsFile', ({ folder, season }) => loadNewestFile(folder, season)),
};
