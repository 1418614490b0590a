import type { ImportSettings } from '../../importSettings';
import { enqueueRun, readActiveRuns, waitForRun } from '../../sync/calls/maintenanceQueue';
import { allLeagues, type CallName, callNames, leaguesOfCall, readOfCall } from '../../sync/calls/maintenanceCalls';
import type { HandlerContext, Handlers } from '../operations';
import { runJob } from './runJob';

/** Milliseconds for which a call waits for the end of its run; then it responds with the progress. */
const waitMs = 5_000;

/** Runs a call: on the worker if there is one, else here. */
async function runCall(context: HandlerContext<CallName>, name: CallName) {
  const { db, bus, queue, isEmbedded, account } = context;
  const imports: ImportSettings = context.imports;
  const chosen = (context.query as { leagueId?: string } | undefined)?.leagueId ?? allLeagues;
  const leagues = await leaguesOfCall(db, name, chosen);
  const startedBy = account.email;
  if (imports.isQueued && leagues?.length !== 0)
    return waitForRun(
      db,
      await enqueueRun({ db, bus, queue, isEmbedded }, { call: name, chosen, leagues, startedBy }),
      imports.waitMs ?? waitMs,
    );
  const read = readOfCall(name, { db, importDir: imports.importDir, startedBy });
  return runJob(context, { name, chosen, leagues, read });
}

const calls = Object.fromEntries(
  callNames.map((name) => [name, (context: HandlerContext<CallName>) => runCall(context, name)]),
) as Handlers<CallName>;

export const adminHandlers: Handlers<CallName | 'getActiveRuns'> = {
  ...calls,
  getActiveRuns: ({ db }) => readActiveRuns(db),
};
