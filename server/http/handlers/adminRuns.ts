import { findUnmatched, listAliases, removeAlias, saveAlias } from '../../sync/aliases';
import type { Handlers } from '../operations';
import { secondsOf, selectRuns } from '../../db/queries/importRuns';
import { selectSecurityEvents } from '../../db/queries/securityEvents';

const shown = 100;
const shownEvents = 200;

const nameOf = (email: string | null, id: number | null) => email ?? (id === null ? null : `Account ${id}, removed`);

export const adminRunsHandlers: Handlers<
  'getRuns' | 'getUnmatchedPlayers' | 'getAliases' | 'getSecurityLog' | 'saveAlias' | 'removeAlias'
> = {
  getRuns: async ({ db }) =>
    (await selectRuns(db, shown)).map((each) => {
      const { id, call, leagueId, leagueName, startedBy, startedAt, endedAt, outcome, ...counts } = each;
      const { rows, skipped, unmatched, note, error } = counts;
      const what = { id, call, leagueId, leagueName, startedBy, startedAt, endedAt, outcome };
      return { ...what, rows, skipped, unmatched, seconds: secondsOf(each), note, error };
    }),

  getSecurityLog: async ({ db }) =>
    (await selectSecurityEvents(db, shownEvents)).map(({ id, at, kind, network, detail, ...who }) => ({
      ...{ id, at, kind, account: nameOf(who.email, who.accountId), actor: nameOf(who.actorEmail, who.actorId) },
      ...{ network, detail },
    })),

  getUnmatchedPlayers: ({ db }) => findUnmatched(db),

  saveAlias: async ({ db, body: { name, player } }) => {
    await saveAlias(db, name, player);
    return findUnmatched(db);
  },

  getAliases: ({ db }) => listAliases(db),

  removeAlias: async ({ db, body: { name } }) => {
    await removeAlias(db, name);
    return listAliases(db);
  },
};
