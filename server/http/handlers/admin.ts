import { populateDraftOrder } from '../../sync/draft';
import { fromHost, type HostedLeague } from '../../sync/hostedLeague';
import { readNewestCrosswalk } from '../../sync/importFolder';
import { refreshKeepers } from '../../sync/keepers';
import { createNewSeason } from '../../sync/newSeason';
import type { ImportWrite } from '../../sync/result';
import { setFantasyProsIds } from '../../sync/playerIds';
import { populatePlayers, updateSleeperPlayers } from '../../sync/players';
import { loadNewestFile, updateNflRanks } from '../../sync/rankings';
import { populateRookies } from '../../sync/rookieClasses';
import { populateLastRosters, refreshRosters } from '../../sync/rosters';
import { populateYears, refreshStandings, updateYear } from '../../sync/seasons';
import { updateSleeperLeague } from '../../sync/sleeperLeagues';
import { updateWeeks } from '../../sync/weeks';
import type { HandlerContext, Handlers } from '../operations';
import type { League, ProviderId } from '../../db/queries/leagues';
import { findCurrentSeason, selectLeagues } from '../../db/queries/sources';
import type { Hosts } from '../../sync/hosts';
import { getLeagueOf } from './find';
import { runJob } from './runJob';

type ChosenCall =
  | 'populateLastSeasonsRoster'
  | 'refreshKeepers'
  | 'refreshRosters'
  | 'refreshStandings'
  | 'updateHistoricalTeamWeekData'
  | 'populateLeagueDraftOrder';
type AllCall = 'populateFullLeagueYearData' | 'updateLeagueYearData' | 'sleeperUpdateLeagues' | 'sleeperHistoricalTeamWeekData';
type PlayerCall =
  | 'populateCache'
  | 'populateRookies'
  | 'getNflPlayerRankings'
  | 'setFantasyProsPlayerIds'
  | 'loadNewFantasyProsFile'
  | 'sleeperUpdatePlayers';
type AdminCall = ChosenCall | AllCall | PlayerCall | 'createNewSeason';

const all = '0';

type ReadLeague = (context: HandlerContext<AdminCall>) => (hosts: Hosts, league?: League) => Promise<ImportWrite>;

/** A call on the default provider's league that was chosen, or on all of them. */
const onChosen =
  (name: ChosenCall, read: (hosted: HostedLeague, context: HandlerContext<AdminCall>) => Promise<ImportWrite>) =>
  async (context: HandlerContext<ChosenCall>) => {
    const { leagueId } = context.query;
    const { db } = context;
    const leagues = leagueId === all ? await selectLeagues(db, ['default']) : [await getLeagueOf(db, leagueId, 'default')];
    return runJob(context, { name, chosen: leagueId, leagues, read: fromHost(db, (hosted) => read(hosted, context)) });
  };

/** A call on all leagues of providers. */
const onAll = (name: AllCall, providers: ProviderId[], read: ReadLeague) => async (context: HandlerContext<AllCall>) =>
  runJob(context, { name, chosen: all, leagues: await selectLeagues(context.db, providers), read: read(context) });

/** What a call about players works with: the folder of their files, and the newest season of all leagues. */
interface PlayerSources {
  hosts: Hosts;
  folder: string;
  season: number;
}

/** A call on players, which belong to no league. */
const onPlayers =
  (name: PlayerCall, read: (sources: PlayerSources) => Promise<ImportWrite> | ImportWrite) =>
  async (context: HandlerContext<PlayerCall>) => {
    const { importDir: folder } = context.imports;
    const season = await findCurrentSeason(context.db);
    return runJob(context, { name, chosen: all, read: async (hosts) => read({ hosts, folder, season }) });
  };

const hosted =
  (read: (hosted: HostedLeague, context: HandlerContext<AdminCall>) => Promise<ImportWrite>): ReadLeague =>
  (context) =>
    fromHost(context.db, (found) => read(found, context));

export const adminHandlers: Handlers<AdminCall> = {
  refreshStandings: onChosen('refreshStandings', refreshStandings),
  refreshRosters: onChosen('refreshRosters', refreshRosters),
  refreshKeepers: onChosen('refreshKeepers', refreshKeepers),
  populateLeagueDraftOrder: onChosen('populateLeagueDraftOrder', (league, { db }) => populateDraftOrder(db, league)),
  populateLastSeasonsRoster: onChosen('populateLastSeasonsRoster', populateLastRosters),
  updateHistoricalTeamWeekData: onChosen('updateHistoricalTeamWeekData', (league, { db }) => updateWeeks(db, league)),

  updateLeagueYearData: onAll('updateLeagueYearData', ['default'], hosted(updateYear)),
  populateFullLeagueYearData: onAll('populateFullLeagueYearData', ['default'], hosted(populateYears)),
  createNewSeason: async (context) => {
    const { db, query, account } = context;
    const chosen = query?.leagueId ?? all;
    const leagues = chosen === all ? await selectLeagues(db, ['default', 'sleeper']) : [await getLeagueOf(db, chosen)];
    return runJob(context, {
      name: 'createNewSeason',
      chosen,
      leagues,
      read: (hosts, league) => createNewSeason(db, hosts, league!, account.email),
    });
  },
  sleeperUpdateLeagues: onAll(
    'sleeperUpdateLeagues',
    ['sleeper'],
    hosted((league, { db }) => updateSleeperLeague(db, league)),
  ),
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
