import type { Database } from '../db';
import { isWholeDraft } from '../db/queries/draftPicks';
import { findCurrentSeason } from '../db/queries/sources';
import { populateDraftOrder } from './draft';
import { fromHost, type HostedLeague } from './hostedLeague';
import type { Hosts } from './hosts';
import { readNewestCrosswalk } from './importFolder';
import { createNewSeason } from './newSeason';
import { populatePlayers, updateSleeperPlayers } from './players';
import { refreshLeague } from './refreshLeague';
import { type ImportWrite, total } from './result';
import { refreshRosters } from './rosters';
import type { MaintenanceCall } from './runner';
import { refreshStandings } from './seasons';
import { updateSleeperLeague } from './sleeperLeagues';
import { updateTransactions } from './transactions';
import { updateWeeks } from './weeks';

/** What a job reads: of a league, or (`players`) what all leagues share. */
export const resources = ['scores', 'rosters', 'standings', 'season', 'all', 'players'] as const;
export type Resource = (typeof resources)[number];

/** A job of the queue: one resource of one league, or one without a league. */
export interface Job {
  resource: Resource;
  leagueId: string | null;
}

/** A job's key, of which at most one waits in the queue. */
export const keyOf = ({ resource, leagueId }: Job) => (leagueId === null ? resource : `${leagueId}/${resource}`);

/** The name under which a resource's runs are recorded. */
export const runNameOf = (resource: Resource) => `sync${resource[0]!.toUpperCase()}${resource.slice(1)}`;

/** Reads one after the other, and writes all in the same order. */
async function inOrder(...reads: (() => Promise<ImportWrite>)[]): Promise<ImportWrite> {
  const writes: ImportWrite[] = [];
  for (const read of reads) writes.push(await read());
  return async (tx) => {
    const results = [];
    for (const write of writes) results.push(await write(tx));
    return total(...results);
  };
}

/** A draft that is over is not read again. */
async function readRosters(db: Database, hosted: HostedLeague): Promise<ImportWrite> {
  const { provider, league } = hosted;
  const withDraft = !(league.hasDrafted && (await isWholeDraft(db, league.id, league.season)));
  if (provider.name === 'sleeper') return updateSleeperLeague(db, hosted, { withDraft });
  return inOrder(
    () => refreshRosters(hosted),
    () => (withDraft ? populateDraftOrder(db, hosted) : updateTransactions(db, hosted)),
  );
}

const readScores = (db: Database, hosted: HostedLeague) =>
  inOrder(
    () => refreshStandings(hosted),
    () => updateWeeks(db, hosted, { withSeasons: true }),
  );

async function readPlayers(db: Database, { mfl, sleeper }: Hosts, importDir: string): Promise<ImportWrite> {
  const season = await findCurrentSeason(db);
  const crosswalk = await readNewestCrosswalk(importDir);
  return inOrder(
    () => populatePlayers(mfl, season, crosswalk),
    async () => updateSleeperPlayers(await sleeper.players(season), crosswalk),
  );
}

/** How a job reads; `importDir` is the folder of player files. */
export function readOf(db: Database, resource: Resource, importDir: string, startedBy: string): MaintenanceCall['read'] {
  const reads: Record<Resource, MaintenanceCall['read']> = {
    scores: fromHost(db, (hosted) => readScores(db, hosted)),
    rosters: fromHost(db, (hosted) => readRosters(db, hosted)),
    standings: fromHost(db, refreshStandings),
    season: (hosts, league) => createNewSeason(db, hosts, league!, startedBy),
    all: fromHost(db, (hosted) => refreshLeague(db, hosted)),
    players: (hosts) => readPlayers(db, hosts, importDir),
  };
  return reads[resource];
}
