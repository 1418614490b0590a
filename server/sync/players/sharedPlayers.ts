/** The data that all leagues share: the hosts' players, ranks, ADP and bye weeks. */
import type { Database } from '../../db';
import { hasByeWeeks } from '../../db/queries/players/byeWeeks';
import { findSyncState } from '../../db/queries/jobs/schedule';
import { findCurrentSeason, selectHostedSeasons } from '../../db/queries/leagues/sources';
import { type JobQueue, queues, within } from '../../db/queue';
import type { Report } from '../../domain/oddValues';
import { updateByeWeeks, updateHostAdp, updateHostRanks } from './hostRankings';
import type { Hosts } from '../hosts';
import { readNewestCrosswalk } from '../files/importFolder';
import { type Job, keyOf, priorityOf } from '../jobs/jobs';
import { updateMflPlayers, updateSleeperPlayers } from './players';
import { eachAlone, type ImportWrite, reportingPlayers } from '../result';

const day = 24 * 60 * 60_000;

const job: Job = { resource: 'players', leagueId: null };

/** The newest season of all leagues, and the older ones of leagues on hosts whose bye weeks are unknown. */
async function seasonsToRead(db: Database): Promise<number[]> {
  const newest = await findCurrentSeason(db);
  const seasons = [newest];
  for (const season of await selectHostedSeasons(db))
    if (season < newest && !(await hasByeWeeks(db, season))) seasons.push(season);
  return seasons;
}

/** Reads the players of both hosts, and the ranks, ADP and bye weeks of the leagues' seasons. A source that fails holds up no other. */
export async function readPlayers(db: Database, { mfl, sleeper }: Hosts, importDir: string): Promise<ImportWrite> {
  const seasons = await seasonsToRead(db);
  const newest = seasons[0]!;
  return reportingPlayers(async (report: Report) => {
    const crosswalk = await readNewestCrosswalk(importDir, report);
    return eachAlone(
      report,
      () => updateMflPlayers(mfl, newest, crosswalk, report),
      () => updateSleeperPlayers(sleeper, newest, crosswalk, report),
      ...seasons.flatMap((season) => [
        () => updateByeWeeks(mfl, season, report),
        () => updateHostRanks(mfl, season, report),
        () => updateHostAdp(mfl, season, report),
      ]),
    );
  });
}

/** Whether the shared data of a season was read within a day. */
async function isRead(db: Database, season: number): Promise<boolean> {
  const doneAt = (await findSyncState(db, keyOf(job)))?.doneAt ?? null;
  return doneAt !== null && Date.now() - doneAt < day && (await hasByeWeeks(db, season));
}

/** Queues the read of the shared data for a league that was added, within a transaction; not if it was read within a day. */
export async function enqueuePlayers(tx: Database, queue: JobQueue, season: number): Promise<void> {
  if (await isRead(tx, season)) return;
  await queue.send(queues.sync, job, { singletonKey: keyOf(job), priority: priorityOf(job), db: within(tx) });
}
