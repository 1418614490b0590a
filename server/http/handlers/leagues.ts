import { removeHostKeys, saveHostKey } from '../../db/queries/hostKeys';
import { selectLeagueRows } from '../../db/queries/leagueExport';
import { removeLeague, selectManagedLeagues, setLeague } from '../../db/queries/leagues';
import { writeLeague } from '../../db/writeLeague';
import { InvalidInputError, NotFoundError } from '../../domain/errors';
import { record } from '../../auth/securityLog';
import { readNewLeague, type WantedLeague } from '../../sync/addLeague';
import { findHostLeague, findLeaguesOfUser, leagueRefusal, readWantedLeague } from '../../sync/hostLeague';
import { isSourceError } from '../../sync/result';
import type { HandlerContext, Handlers } from '../operations';
import { Problem } from '../problem';
import { getLeagueOf } from './find';
import { runJob } from './runJob';

type LeagueCall =
  | 'getLeagues'
  | 'exportLeague'
  | 'setLeagueSettings'
  | 'removeLeague'
  | 'findHostLeague'
  | 'findLeaguesOfUser'
  | 'addLeague'
  | 'saveHostKey';

/** Says a host that cannot be reached or understood as 502. */
function refuseHost(error: unknown): never {
  throw isSourceError(error) ? new Problem(502, error.message) : error;
}

const find = ({ db }: Pick<HandlerContext<LeagueCall>, 'db'>, wanted: WantedLeague) =>
  findHostLeague(db, wanted).catch(refuseHost);

export const leaguesHandlers: Handlers<LeagueCall> = {
  getLeagues: ({ db }) => selectManagedLeagues(db),

  exportLeague: async ({ db, account, address, query: { leagueId } }) => {
    const { name: leagueName } = await getLeagueOf(db, leagueId);
    const tables = await selectLeagueRows(db, leagueId);
    await record(db, 'league_exported', { actorId: account.id, client: { address }, detail: `${leagueName}, ${leagueId}` });
    return { leagueId, leagueName, exportedAt: new Date().toISOString(), tables };
  },

  setLeagueSettings: async ({ db, bus, account, address, body: { leagueId, manualKeepersEnabled } }) => {
    await writeLeague({ db, bus }, leagueId, async (tx, league) => {
      if (!league) throw new NotFoundError(`League ${leagueId}`);
      await setLeague(tx, leagueId, { manualKeepersEnabled });
      const detail = `${league.name}, ${leagueId}: keepers ${manualKeepersEnabled ? '' : 'not '}marked here`;
      await record(tx, 'league_settings_changed', { actorId: account.id, client: { address }, detail });
    });
    return selectManagedLeagues(db);
  },

  removeLeague: async ({ db, bus, account, address, body: { leagueId, name } }) => {
    await writeLeague({ db, bus }, leagueId, async (tx, league) => {
      if (!league) throw new NotFoundError(`League ${leagueId}`);
      if (name.trim() !== league.name) throw new InvalidInputError([{ field: 'name', message: `must be ${league.name}` }]);
      await removeHostKeys(tx, leagueId);
      await removeLeague(tx, leagueId);
      await record(tx, 'league_removed', { actorId: account.id, client: { address }, detail: `${league.name}, ${leagueId}` });
    });
    return selectManagedLeagues(db);
  },

  findHostLeague: async (context) => find(context, await readWantedLeague(context.db, context.imports, context.query)),

  findLeaguesOfUser: ({ db, imports, query }) => findLeaguesOfUser(db, imports, query.user, query.season).catch(refuseHost),

  addLeague: async (context) => {
    const { db, imports, log, body } = context;
    const wanted = await readWantedLeague(db, imports, body);
    const found = await find(context, wanted);
    if (found.isAdded) throw leagueRefusal(`${found.name} is here already`);
    const run = runJob(context, {
      ...{ name: 'addLeague', chosen: wanted.id, added: { id: wanted.id, name: found.name } },
      read: async (hosts) => (await readNewLeague(db, hosts, wanted)).write,
    });
    // Nobody waits for it: the run is recorded.
    run.catch((error: unknown) => log.error(error, 'addLeague failed'));
    return found;
  },

  saveHostKey: async ({ db, imports, account, address, body: { apiKey, ...league } }) => {
    const { provider, source } = await readWantedLeague(db, imports, { platform: 'mfl', ...league });
    if (provider.name !== 'mfl') throw leagueRefusal('must be of MyFantasyLeague: Sleeper has no private leagues');
    await saveHostKey(db, imports.secretKey, provider.name, source, apiKey);
    const detail = `league ${source.externalId} of ${source.season}`;
    await record(db, 'host_key_saved', { actorId: account.id, client: { address }, detail });
  },
};
