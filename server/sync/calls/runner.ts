import { randomUUID } from 'node:crypto';
import type { components } from '../../../src/api/generated/schema.gen';
import type { ImportSettings } from '../../importSettings';
import type { Database } from '../../db';
import { directory, type InvalidationBus } from '../../db/invalidation';
import {
  endRun,
  type ImportRun,
  lockNameOf,
  noteStep,
  now,
  secondsOf,
  selectLastRun,
  startRun,
} from '../../db/queries/jobs/importRuns';
import { findLeague, type League, lockLeague, selectProviders } from '../../db/queries/leagues/leagues';
import { causeOf } from '../../db/retry';
import { writeAndPublish, writeDirectory, writeShared } from '../../db/writeLeague';
import type { Outlook } from '../../hosts/hostText';
import { DropError, refusalsOf } from '../drops';
import { hostsOf, type Hosts } from '../hosts';
import { oneAtATime } from '../jobs/oneAtATime';
import { noteReadBy } from './readings';
import { ImportError, type ImportResult, type ImportWrite, reasonOf } from '../result';
import { singleFlight } from '../jobs/singleFlight';

type AdminRun = components['schemas']['AdminRun'];

/** The dependencies of a maintenance call. */
export interface Maintenance {
  db: Database;
  bus: InvalidationBus;
  isEmbedded: boolean;
  settings: ImportSettings;
  startedBy: string;
  /** Finds whether a failure is tried again, for its text; `asked` when left out. */
  outlookOf?: () => Promise<Outlook>;
  /** Gets the error of each league that failed. */
  onError: (error: unknown) => void;
}

/** A call about leagues, or (without `leagues`) about shared data. */
export interface MaintenanceCall {
  name: string;
  /** The requested league, 0 for all. */
  chosen: string;
  leagues?: League[];
  /** The league that a call without `leagues` adds. */
  added?: Pick<League, 'id' | 'name'>;
  /** Reads the data before the transaction; `onStep` gets the name of the next read. */
  read: (hosts: Hosts, league: League | undefined, onStep: (step: string) => void) => Promise<ImportWrite>;
}

type ProviderOf = Awaited<ReturnType<typeof selectProviders>>;

/** The outcomes of leagues as in the contract, each in the place of its run. */
export const toLeagueRuns = (runs: ImportRun[], providerOf: ProviderOf): components['schemas']['AdminLeagueRun'][] =>
  runs.map((each) => {
    const { leagueId, leagueName, rows, skipped, unmatched, note, error } = each;
    const league = { leagueId, leagueName, provider: providerOf(leagueId) };
    return { ...league, rows, skipped, unmatched, note, error, seconds: secondsOf(each) };
  });

async function responseOf(db: Database, { name, leagues }: MaintenanceCall, runs: ImportRun[]): Promise<AdminRun> {
  const known = (leagueId: string | null) => leagues?.find(({ id }) => id === leagueId)?.provider ?? null;
  return {
    call: name,
    startedAt: runs[0]?.startedAt ?? new Date().toISOString(),
    endedAt: runs.at(-1)?.endedAt ?? new Date().toISOString(),
    leagues: toLeagueRuns(runs, leagues ? known : await selectProviders(db, runs)),
  };
}

const changedMeanwhile = ({ name }: League) => new ImportError(`${name} changed while it was read. Run this again.`);

/**
 * Reads, then writes in one transaction. No other step writes to the league in between. A league that was removed or rolled over since the
 * call began is not written.
 */
async function readAndWrite(
  maintenance: Maintenance,
  call: MaintenanceCall,
  league: League | undefined,
  onStep: (step: string) => void,
): Promise<ImportResult> {
  const { db, bus, isEmbedded, settings } = maintenance;
  const hosts = hostsOf(db, settings);
  if (!league) {
    const write = await call.read(hosts, undefined, onStep);
    return call.added ? writeDirectory({ db, bus }, call.added.id, write) : writeShared({ db, bus }, write);
  }
  return oneAtATime(db, isEmbedded, `league ${league.id}`, async () => {
    const before = await findLeague(db, league.id);
    if (before?.season !== league.season) throw changedMeanwhile(league);
    const write = await call.read(hosts, before, onStep);
    return writeAndPublish({ db, bus }, async (tx, changed) => {
      const current = await lockLeague(tx, league.id);
      if (current?.season !== league.season) throw changedMeanwhile(league);
      const result = await write(tx);
      if (result.note === undefined && !result.refused) await noteReadBy(tx, call.name, league.id);
      await changed(league.id);
      const after = await findLeague(tx, league.id);
      if (after?.name !== current.name || after.season !== current.season) await changed(directory);
      return result;
    });
  });
}

async function runLeague(maintenance: Maintenance, call: MaintenanceCall, run: string, league?: League): Promise<ImportRun> {
  const { db, bus, startedBy, outlookOf = () => Promise.resolve('asked' as const), onError } = maintenance;
  const about = league ?? call.added;
  const id = await startRun(db, {
    ...{ run, call: call.name, chosen: call.chosen, startedBy, outcome: 'running' as const },
    ...{ leagueId: about?.id ?? null, leagueName: about?.name ?? null, startedAt: new Date().toISOString() },
  });
  bus.announceRuns();
  const onStep = (step: string) =>
    void noteStep(db, id, step).then(
      () => bus.announceRuns(),
      () => undefined, // progress is optional: the read continues
    );
  try {
    const { note = null, refused, ...counts } = await readAndWrite(maintenance, call, league, onStep);
    if (refused) {
      refused.forEach(({ error }) => onError(error));
      return await endRun(db, id, { ...counts, note: null, outcome: 'failed', ...refusalsOf(refused, await outlookOf()) });
    }
    return await endRun(db, id, { ...counts, note, outcome: note === null ? 'done' : 'skipped' });
  } catch (error) {
    onError(error);
    return await endRun(db, id, {
      outcome: 'failed',
      note: null,
      error: reasonOf(error, await outlookOf()),
      isDrop: causeOf(error) instanceof DropError,
    });
  } finally {
    bus.announceRuns();
  }
}

/**
 * Runs a maintenance job, league by league, each in its own transaction: a league that fails is rolled back and reported, the others go on.
 * A run that left some of a league's lists as they are has failed, too; its other lists are written.
 * A caller that starts the same job while it runs gets the same result. Every run is recorded, under `id`.
 */
export async function runMaintenance(
  maintenance: Maintenance,
  call: MaintenanceCall,
  id: string = randomUUID(),
): Promise<AdminRun> {
  const { db, isEmbedded } = maintenance;
  const asked = await now(db);
  const run = async () => {
    const runs: ImportRun[] = [];
    for (const league of call.leagues ?? [undefined]) runs.push(await runLeague(maintenance, call, id, league));
    return responseOf(db, call, runs);
  };
  const ended = async () => {
    const runs = await selectLastRun(db, call.name, call.chosen, asked);
    return runs.length ? responseOf(db, call, runs) : undefined;
  };
  return singleFlight(db, isEmbedded, lockNameOf(call.name, call.chosen), run, ended);
}
