/** The job that adds a league: its newest season. The past seasons become separate jobs. */
import type { FastifyBaseLogger } from 'fastify';
import type { ImportSettings } from '../../importSettings';
import type { Database, OpenDatabase } from '../../db';
import { findOpenAddition, lockActiveJob } from '../../db/queries/jobs/jobs';
import { findLeague } from '../../db/queries/leagues/leagues';
import { queues, within } from '../../db/queue';
import { ForbiddenError } from '../../domain/errors';
import { HostRefusal } from '../../hosts/errors';
import { readNewLeague, type WantedLeague } from './addLeague';
import type { Hosts } from '../hosts';
import { type Addition, additionCall, type AdditionJob, keyOf, priorityOf } from '../jobs/jobs';
import { enqueuePastSeasons } from '../seasons/pastSeasons';
import { ImportError, isSourceError, withoutDefect } from '../result';
import { runMaintenance } from '../calls/runner';
import { enqueuePlayers } from '../players/sharedPlayers';

/** The dependencies of an addition; `log` gets failures. */
export interface AdditionOptions {
  database: OpenDatabase;
  imports: ImportSettings;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Gives an added league to the account that requested it. @throws ForbiddenError when the account may not add it */
  giveLeague: (tx: Database, accountId: number, league: { id: string; name: string }) => Promise<void>;
}

/** Queues the addition of a league. @returns false when the league is being added already */
export async function enqueueAddition(
  { db, bus, queue }: Pick<OpenDatabase, 'db' | 'bus' | 'queue'>,
  leagueId: string,
  addition: Addition,
): Promise<boolean> {
  if (await findOpenAddition(db, leagueId)) return false;
  const job: AdditionJob = { resource: 'addition', leagueId, addition };
  const id = await queue.send(queues.sync, job, { singletonKey: keyOf(job), priority: priorityOf(job) });
  bus.announceRuns();
  return id !== null;
}

/** Whether another attempt would fail in the same way. */
const isFinal = (error: unknown) =>
  error instanceof HostRefusal || error instanceof ImportError || error instanceof ForbiddenError;

/**
 * Adds a league. The league, the end of the job and the jobs of past seasons are committed together, so that it is added once even if the
 * process is killed.
 * @throws Error when it could not be read, but another attempt may succeed
 */
export async function runAddition(
  { database, imports, log, giveLeague }: AdditionOptions,
  jobId: string,
  { leagueId, addition }: AdditionJob,
): Promise<void> {
  const { db, bus, queue, isEmbedded } = database;
  const { platform, externalId, season, name, visibility, accountId, startedBy } = addition;
  /** Also empty when another worker runs the addition and this call gets its result. */
  const errors: unknown[] = [];
  const onError = (error: unknown) => {
    errors.push(error);
    if (isSourceError(error) || isFinal(error)) log.warn(`${additionCall}: ${(error as Error).message}`);
    else log.error(error, `${additionCall} failed`);
  };
  const checkFree = async (tx: Database) => {
    if (await findLeague(tx, leagueId)) throw new ImportError(`${name} is here already.`);
  };
  const read = async (hosts: Hosts, onStep: (step: string) => void) => {
    await checkFree(db);
    const wanted: WantedLeague = {
      ...{ id: leagueId, adapter: hosts.of(platform, leagueId), source: { externalId, season, host: null } },
      ...{ visibility, manualKeepersEnabled: false, importDir: imports.importDir },
    };
    const { league, write } = await readNewLeague(db, hosts, wanted, { newestOnly: true, onStep });
    return async (tx: Database) => {
      await checkFree(tx);
      // A job that was returned to the queue runs again: if the league were committed now, the next run would find it and fail.
      if (!(await lockActiveJob(tx, queues.sync, jobId))) throw new Error(`The job that adds ${name} went back to the queue.`);
      const result = await write(tx);
      await giveLeague(tx, accountId, { id: leagueId, name });
      await enqueuePlayers(tx, queue, league.season);
      await enqueuePastSeasons(tx, queue, leagueId);
      await queue.complete(queues.sync, jobId, {}, { db: within(tx) });
      return result;
    };
  };
  const { leagues } = await runMaintenance(
    { db, bus, isEmbedded, settings: imports, startedBy, outlookOf: () => Promise.resolve('none' as const), onError },
    {
      ...{ name: additionCall, chosen: leagueId, added: { id: leagueId, name } },
      read: (hosts, _, onStep) => read(hosts, onStep),
    },
    jobId,
  );
  const failure = leagues[0]?.error ?? null;
  if (failure === null) return;
  const reason = withoutDefect(failure);
  const [error = new Error(reason)] = errors;
  if (!isFinal(error)) throw new Error(reason);
  await queue.complete(queues.sync, jobId, { message: reason });
}
