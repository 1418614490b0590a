/** How the jobs of the schedule read, resource by resource. */
import type { Database } from '../../db';
import { areDraftsOver, selectStoredDrafts } from '../../db/queries/drafts/leagueDrafts';
import { populateDraftOrder } from '../drafts/draft';
import { updateFuturePicks } from '../drafts/futurePicks';
import { fromHost, type HostedLeague } from '../hostedLeague';
import type { Job, Resource } from '../jobs/jobs';
import type { CallContext } from './maintenanceCalls';
import { readLists } from '../lists';
import { createNewSeason } from '../seasons/newSeason';
import { refreshLeague } from './refreshLeague';
import type { ImportWrite } from '../result';
import { refreshRosters } from '../teams/rosters';
import type { MaintenanceCall } from './runner';
import { refreshStandings } from '../seasons/years';
import { readPlayers } from '../players/sharedPlayers';
import { updateSleeperLeague } from './sleeperLeagues';
import { readForPicks, transactionsList } from '../teams/transactions';
import { updatePastSeason, updateWeeks } from '../weeks/updateWeeks';

/** Whether the season has a draft that must still be read. */
async function hasDraftToRead(db: Database, { league, adapter, source }: HostedLeague): Promise<boolean> {
  if (!league.hasDrafted || !(await areDraftsOver(db, league.id, league.season))) return true;
  const { draftId } = await adapter.league(source);
  const stored = await selectStoredDrafts(db, league.id, league.season);
  return draftId != null && !stored.some(({ externalId }) => externalId === draftId);
}

/** A draft that is over is not read again. */
async function readRosters(db: Database, hosted: HostedLeague): Promise<ImportWrite> {
  const withDraft = await hasDraftToRead(db, hosted);
  if (hosted.adapter.name === 'sleeper') return updateSleeperLeague(db, hosted, { drafts: withDraft ? 'open' : 'none' });
  return readLists(hosted, [
    { name: 'teams and rosters', read: () => refreshRosters(hosted) },
    withDraft
      ? { name: 'drafts and transactions', read: () => populateDraftOrder(db, hosted, { always: false }) }
      : { name: 'transactions', read: () => updatePicksAndTransactions(db, hosted) },
  ]);
}

/** The transactions, and the owners of future picks. */
async function updatePicksAndTransactions(db: Database, hosted: HostedLeague): Promise<ImportWrite> {
  const transactions = await readForPicks(db, hosted);
  return readLists(hosted, [
    transactionsList(hosted, transactions),
    { name: 'picks of later drafts', read: () => updateFuturePicks(db, hosted, transactions.read, { always: false }) },
  ]);
}

const readScores = (db: Database, hosted: HostedLeague) =>
  readLists(hosted, [
    { name: 'standings', read: () => refreshStandings(db, hosted) },
    { name: 'scores', read: () => updateWeeks(db, hosted, { withSeasons: true }) },
  ]);

/** How a job reads; `importDir` is the folder of player files, `acceptDrop` whether most of the league's rows may be removed. */
export function readOf(
  { db, importDir, startedBy, acceptDrop }: CallContext,
  { resource, season, week, isAgain }: Pick<Job, 'resource' | 'season' | 'week' | 'isAgain'>,
): MaintenanceCall['read'] {
  const ofLeague = (read: (hosted: HostedLeague) => Promise<ImportWrite>) => fromHost(db, read, acceptDrop);
  const reads: Record<Resource, MaintenanceCall['read']> = {
    scores: ofLeague((hosted) => readScores(db, hosted)),
    rosters: ofLeague((hosted) => readRosters(db, hosted)),
    standings: ofLeague((hosted) => refreshStandings(db, hosted)),
    season: (hosts, league) => createNewSeason(db, hosts, league!, startedBy),
    all: ofLeague((hosted) => refreshLeague(db, hosted)),
    pastSeason: ofLeague((hosted) => updatePastSeason(db, hosted, season!, { isAgain, week })),
    players: (hosts) => readPlayers(db, hosts, importDir),
  };
  return reads[resource];
}
