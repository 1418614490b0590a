import { randomUUID } from 'node:crypto';
import type { components } from '../../src/api/generated/schema.gen';
import type { ImportSettings } from '../config';
import type { Database } from '../db';
import { endRun, type ImportRun, now, secondsOf, selectLastRun, startRun } from '../queries/importRuns';
import { type League, lockLeague } from '../queries/leagues';
import { causeOf } from '../retry';
import { hostsOf, type Hosts } from './hosts';
import type { Outcome, Store } from './outcome';
import { together } from './together';

type AdminRun = components['schemas']['AdminRun'];

/** What a maintenance call works with. */
export interface Maintenance {
  db: Database;
  isEmbedded: boolean;
  settings: ImportSettings;
  startedBy: string;
  /** Hears why a league failed, in full. */
  onError: (error: unknown) => void;
}

/** A call about leagues, or (without `leagues`) about what all have in common. */
export interface MaintenanceCall {
  name: string;
  /** The league that was asked for, 0 for all. */
  chosen: string;
  leagues?: League[];
  /** Reads what is to be written, before the transaction. */
  read: (hosts: Hosts, league: League | undefined) => Promise<Store>;
}

const answerOf = (name: string, runs: ImportRun[]): AdminRun => ({
  call: name,
  startedAt: runs[0]?.startedAt ?? new Date().toISOString(),
  endedAt: runs.at(-1)?.endedAt ?? new Date().toISOString(),
  leagues: runs.map((each) => {
    const { leagueId, leagueName, rows, skipped, unmatched, note, error } = each;
    return { leagueId, leagueName, rows, skipped, unmatched, note, error, seconds: secondsOf(each) };
  }),
});

/** An error's own words, without the statement and the values of a query. */
const reasonOf = (error: unknown): string => {
  const cause = causeOf(error);
  return cause instanceof Error ? cause.message : String(cause);
};

async function carryOut({ db, settings }: Maintenance, call: MaintenanceCall, league?: League): Promise<Outcome> {
  const store = await call.read(hostsOf(db, settings), league);
  return db.transaction(async (tx) => {
    if (league) await lockLeague(tx, league.id);
    return store(tx);
  });
}

async function runLeague(maintenance: Maintenance, call: MaintenanceCall, run: string, league?: League): Promise<ImportRun> {
  const { db, startedBy, onError } = maintenance;
  const id = await startRun(db, {
    ...{ run, call: call.name, chosen: call.chosen, startedBy, outcome: 'running' as const },
    ...{ leagueId: league?.id ?? null, leagueName: league?.name ?? null, startedAt: new Date().toISOString() },
  });
  try {
    const { note = null, ...counts } = await carryOut(maintenance, call, league);
    return await endRun(db, id, { ...counts, note, outcome: note === null ? 'done' : 'skipped' });
  } catch (error) {
    onError(error);
    return await endRun(db, id, { outcome: 'failed', error: reasonOf(error) });
  }
}

/**
 * Carries out a maintenance call, league by league, each in a transaction of its own: one that fails is rolled back and reported, the
 * others go on. Who asks for the same while it runs gets the same answer. Every run is recorded.
 */
export async function runMaintenance(maintenance: Maintenance, call: MaintenanceCall): Promise<AdminRun> {
  const { db, isEmbedded } = maintenance;
  const asked = await now(db);
  const run = async () => {
    const id = randomUUID();
    const runs: ImportRun[] = [];
    for (const league of call.leagues ?? [undefined]) runs.push(await runLeague(maintenance, call, id, league));
    return answerOf(call.name, runs);
  };
  const ended = async () => {
    const runs = await selectLastRun(db, call.name, call.chosen, asked);
    return runs.length ? answerOf(call.name, runs) : undefined;
  };
  return together(db, isEmbedded, `${call.name}/${call.chosen}`, run, ended);
}
