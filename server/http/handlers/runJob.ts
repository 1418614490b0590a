import { isSourceError } from '../../sync/result';
import { type MaintenanceCall, runMaintenance } from '../../sync/calls/runner';
import type { HandlerContext } from '../operations';

type Context = Pick<HandlerContext<'getRuns'>, 'db' | 'bus' | 'isEmbedded' | 'imports' | 'account' | 'log'>;

/** Runs a maintenance call for the calling account, and logs failures. */
export const runJob = ({ db, bus, isEmbedded, imports, account, log }: Context, call: MaintenanceCall) => {
  const onError = (error: unknown) =>
    isSourceError(error) ? log.warn(`${call.name}: ${error.message}`) : log.error(error, `${call.name} failed`);
  return runMaintenance({ db, bus, isEmbedded, settings: imports, startedBy: account.email, onError }, call);
};
