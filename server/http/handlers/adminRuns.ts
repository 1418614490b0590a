import type { components } from '../../../src/api/generated/schema.gen';
import { aliasInWords, findUnmatched, listAliases, removeAlias, saveAlias } from '../../sync/players/aliases';
import { record } from '../../auth/securityLog';
import type { Handlers } from '../operations';
import { selectProviders } from '../../db/queries/leagues/leagues';
import { type ImportRun, secondsOf, selectRuns } from '../../db/queries/jobs/importRuns';
import { selectSecurityEvents } from '../../db/queries/accounts/securityEvents';

const shown = 100;
const shownEvents = 200;

const nameOf = (email: string | null, id: number | null) => email ?? (id === null ? null : `Account ${id}, removed`);

/** A recorded run as in the contract. */
function toRun(each: ImportRun): Omit<components['schemas']['MaintenanceRun'], 'provider'> {
  const { id, call, leagueId, leagueName, startedBy, startedAt, endedAt, outcome, ...counts } = each;
  const { rows, skipped, unmatched, note, error } = counts;
  const what = { id, call, leagueId, leagueName, startedBy, startedAt, endedAt, outcome };
  return { ...what, rows, skipped, unmatched, seconds: secondsOf(each), note, error };
}

export const adminRunsHandlers: Handlers<
  'getRuns' | 'getUnmatchedPlayers' | 'getAliases' | 'getSecurityLog' | 'saveAlias' | 'removeAlias'
> = {
  getRuns: async ({ db }) => {
    const runs = await selectRuns(db, shown);
    const providerOf = await selectProviders(db, runs);
    return runs.map((run) => ({ ...toRun(run), provider: providerOf(run.leagueId) }));
  },

  getSecurityLog: async ({ db, query }) =>
    (await selectSecurityEvents(db, shownEvents, query)).map(({ id, at, kind, network, detail, count, ...who }) => ({
      ...{ id, at, kind, account: nameOf(who.email, who.accountId), actor: nameOf(who.actorEmail, who.actorId) },
      ...{ network, detail, count },
    })),

  getUnmatchedPlayers: ({ db }) => findUnmatched(db),

  saveAlias: async ({ db, account, address, body: { name, player } }) => {
    const saved = await saveAlias(db, name, player, account.email);
    await record(db, 'alias_saved', { actorId: account.id, client: { address }, detail: aliasInWords(saved) });
    return findUnmatched(db);
  },

  getAliases: ({ db }) => listAliases(db),

  removeAlias: async ({ db, account, address, body: { name } }) => {
    const player = await removeAlias(db, name);
    await record(db, 'alias_removed', { actorId: account.id, client: { address }, detail: `${name}, was ${player}` });
    return listAliases(db);
  },
};
