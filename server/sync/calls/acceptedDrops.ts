/** Imports that would delete most of a league's rows, and their acceptance by a person. */
import type { Database, OpenDatabase } from '../../db';
import { selectDrops } from '../../db/queries/jobs/importRuns';
import { findOpenRun } from '../../db/queries/jobs/jobs';
import type { League } from '../../db/queries/leagues/leagues';
import { runNameOf } from '../jobs/jobs';
import { readOf } from './resourceReads';
import { type CallContext, isLeagueCall, readOfCall } from './maintenanceCalls';
import { enqueueRun } from './maintenanceQueue';
import type { MaintenanceCall } from './runner';

/** The jobs of the schedule whose drops can be accepted, by the name of their runs. */
const jobs = new Map((['scores', 'rosters', 'standings', 'all'] as const).map((resource) => [runNameOf(resource), resource]));

/** Differs from the name of the same call without acceptance, which may run at the same time and is refused. */
const chosenOf = (leagueId: string) => `${leagueId}/accepted`;

/** The drops of leagues that can be accepted. */
export const findDrops = async (db: Database, leagueIds: string[]) =>
  (await selectDrops(db, leagueIds)).filter(({ call }) => jobs.has(call) || isLeagueCall(call));

/** Whether an accepted call waits or runs. */
export const isAccepted = async (db: Database, leagueId: string, call: string): Promise<boolean> =>
  (await findOpenRun(db, call, chosenOf(leagueId))) !== undefined;

/** Queues a call whose drop was accepted, unless it waits already. */
export const enqueueAccepted = (
  database: Pick<OpenDatabase, 'db' | 'bus' | 'queue' | 'isEmbedded'>,
  call: string,
  league: League,
  startedBy: string,
): Promise<string> => enqueueRun(database, { call, chosen: chosenOf(league.id), leagues: [league], startedBy, acceptDrop: true });

/** The call that reads a league again and may delete most of its rows. A scheduled job then no longer counts as failed. */
export function acceptedCall(context: CallContext, call: string, league: League): MaintenanceCall {
  const accepting = { ...context, acceptDrop: true };
  const resource = jobs.get(call);
  if (!resource && !isLeagueCall(call)) throw new Error(`${call} has no drops`);
  const read = resource ? readOf(accepting, { resource }) : readOfCall(call as Parameters<typeof readOfCall>[0], accepting);
  return { name: call, chosen: chosenOf(league.id), leagues: [league], read };
}
