import { readNewLeague, type WantedLeague } from '../../sync/addLeague';
import { findHostLeague, leagueRefusal, readWantedLeague } from '../../sync/hostLeague';
import { isSourceError } from '../../sync/result';
import { runMaintenance } from '../../sync/runner';
import type { HandlerContext, Handlers } from '../operations';
import { Problem } from '../problem';

type LeagueCall = 'findHostLeague' | 'addLeague';

/** @throws Problem 502 where the host cannot be reached or understood */
const find = ({ db }: HandlerContext<LeagueCall>, wanted: WantedLeague) =>
  findHostLeague(db, wanted).catch((error: unknown) => {
    throw isSourceError(error) ? new Problem(502, error.message) : error;
  });

export const leaguesHandlers: Handlers<LeagueCall> = {
  findHostLeague: async (context) => find(context, await readWantedLeague(context.db, context.imports, context.query)),

  addLeague: async (context) => {
    const { db, bus, isEmbedded, imports, account, log, body } = context;
    const wanted = await readWantedLeague(db, imports, body);
    const found = await find(context, wanted);
    if (found.isAdded) throw leagueRefusal(`${found.name} is here already`);
    const onError = (error: unknown) =>
      isSourceError(error) ? log.warn(`addLeague: ${error.message}`) : log.error(error, 'addLeague failed');
    const run = runMaintenance(
      { db, bus, isEmbedded, settings: imports, startedBy: account.email, onError },
      {
        ...{ name: 'addLeague', chosen: wanted.id, added: { id: wanted.id, name: found.name } },
        read: async (hosts) => (await readNewLeague(db, hosts, wanted)).write,
      },
    );
    // The run is recorded; nobody waits for it.
    run.catch(onError);
    return found;
  },
};
