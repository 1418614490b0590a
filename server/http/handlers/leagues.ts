import { directory } from '../../db/invalidation';
import { addHostKeyAccount, saveHostKey } from '../../db/queries/leagues/hostKeys';
import { findLeaguesPerAccount } from '../../db/queries/accounts/accountRules';
import {
  findLeague,
  type League,
  selectDemoLeagues,
  selectLeaguePage,
  setDemoVisibility,
} from '../../db/queries/leagues/leagues';
import { writeAndPublish } from '../../db/writeLeague';
import { giveClaimedLeague } from '../../auth/giveLeague';
import { commissions, maySee, requireCommissioner, requireMayAddLeagues } from '../../auth/permissions';
import { record } from '../../auth/securityLog';
import { readAdditions } from '../../sync/additions/additions';
import type { WantedLeague } from '../../sync/additions/addLeague';
import {
  checkHostKey,
  findHostLeague,
  findLeaguesOfUser,
  leagueRefusal,
  readWantedLeague,
} from '../../sync/additions/hostLeague';
import { findRenewed } from '../../sync/additions/leagueIds';
import { enqueueAddition } from '../../sync/additions/runAddition';
import { askedText, isSourceError } from '../../sync/result';
import { asSeenBy, listAsSeenBy, requireProof } from '../leagueProof';
import type { HandlerContext, Handlers } from '../operations';
import { Problem } from '../problem';

/** How many leagues a page has at most. */
const pageSize = 20;

const readBy = ({ visibility }: Pick<League, 'visibility'>) => (visibility === 'members' ? 'members' : 'anyone');

type LeagueCall =
  | 'getLeagues'
  | 'setDemoLeagues'
  | 'getAdditions'
  | 'findHostLeague'
  | 'findLeaguesOfUser'
  | 'addLeague'
  | 'saveHostKey';

/** Turns the error of a host that cannot be reached or understood into a 502. */
function refuseHost(error: unknown): never {
  throw isSourceError(error) ? new Problem(502, askedText(error)) : error;
}

const requireMayAdd = async ({ db, account }: Pick<HandlerContext<LeagueCall>, 'db' | 'account'>) =>
  requireMayAddLeagues(account, await findLeaguesPerAccount(db));

const find = ({ db }: Pick<HandlerContext<LeagueCall>, 'db'>, wanted: WantedLeague) =>
  findHostLeague(db, wanted).catch(refuseHost);

export const leaguesHandlers: Handlers<LeagueCall> = {
  getLeagues: async ({ db, query: { page = 1, ...choice } = {} }) => {
    const found = await selectLeaguePage(db, choice, page, pageSize);
    const demos = await selectDemoLeagues(db);
    const areDemosShown = demos.some(({ visibility }) => visibility === 'public');
    return { ...found, demos: demos.length, areDemosShown };
  },

  setDemoLeagues: async ({ db, bus, account, address, body: { areShown } }) =>
    writeAndPublish({ db, bus }, async (tx, changed) => {
      const demos = await selectDemoLeagues(tx);
      const visibility = areShown ? 'public' : 'members';
      const before = [...new Set(demos.map((demo) => readBy(demo)))].sort().join(' or ');
      if (demos.every((demo) => demo.visibility === visibility)) return undefined;
      await setDemoVisibility(tx, visibility);
      const detail = `demo leagues read by: ${before} → ${readBy({ visibility })}`;
      await record(tx, 'league_settings_changed', { actorId: account.id, client: { address }, detail });
      for (const { id } of demos) await changed(id);
      await changed(directory);
      return undefined;
    }),

  getAdditions: async ({ db, account: { email } }) => readAdditions(db, email),

  findHostLeague: async (context) => {
    await requireMayAdd(context);
    const { db, imports, query, account } = context;
    const wanted = await readWantedLeague(db, imports, query, { account });
    return asSeenBy(context, wanted, await find(context, wanted));
  },

  findLeaguesOfUser: async (context) => {
    await requireMayAdd(context);
    const { db, imports, query } = context;
    return listAsSeenBy(context, await findLeaguesOfUser(db, imports, query.user, query.season).catch(refuseHost));
  },

  addLeague: async (context) => {
    await requireMayAdd(context);
    const { db, bus, queue, imports, body, account, address } = context;
    const wanted = await readWantedLeague(db, imports, body, { account });
    const found = await find(context, wanted);
    const { name, season } = found;
    if (found.isAdded && commissions(account, found.leagueId)) throw leagueRefusal(`${name} is here already`);
    if (account.role !== 'admin') {
      const afresh = await readWantedLeague(db, imports, body, { account, isFresh: true });
      await requireProof(context, afresh, season).catch(refuseHost);
    }
    const here = found.isAdded ? await findLeague(db, found.leagueId) : undefined;
    if (here) {
      if (here.season !== season) throw leagueRefusal(`is here with its season ${here.season}: only that one shows who runs it`);
      await db.transaction((tx) => giveClaimedLeague(tx, account.id, here.id, { address }));
      return found;
    }
    const visibility = body.visibility ?? (found.isPrivate ? 'members' : 'public');
    const isQueued = await enqueueAddition({ db, bus, queue }, wanted.id, {
      ...{ platform: wanted.adapter.name === 'sleeper' ? 'sleeper' : 'mfl', externalId: wanted.source.externalId },
      ...{ season: wanted.source.season, name, visibility, accountId: account.id, startedBy: account.email },
    });
    if (!isQueued) throw leagueRefusal(`${name} is being added already`);
    return found;
  },

  saveHostKey: async (context) => {
    await requireMayAdd(context);
    const { db, imports, account, address } = context;
    const { apiKey, ...league } = context.body;
    const wanted = await readWantedLeague(db, imports, { platform: 'mfl', ...league }, { apiKey });
    const { id, adapter, source } = wanted;
    if (adapter.name !== 'mfl') throw leagueRefusal('must be of MyFantasyLeague: Sleeper has no private leagues');
    const here = await findLeague(db, id);
    if (here && maySee(account, here)) requireCommissioner(account, id);
    await checkHostKey(wanted).catch(refuseHost);
    const renewed = await findRenewed(db, adapter, source).catch(refuseHost);
    const other = here ?? (renewed === undefined ? undefined : await findLeague(db, renewed));
    if (other && maySee(account, other)) requireCommissioner(account, other.id);
    await db.transaction(async (tx) => {
      // Nobody else learns of a members-only league, nor replaces its key.
      if (!other || commissions(account, other.id)) {
        await saveHostKey(tx, imports.secretKey, adapter.name, source, apiKey);
        const detail = `MyFantasyLeague, league ${source.externalId} of ${source.season}`;
        await record(tx, 'host_key_saved', { actorId: account.id, client: { address }, leagueId: id, detail });
      }
      await addHostKeyAccount(tx, adapter.name, source, account.id);
    });
  },
};
