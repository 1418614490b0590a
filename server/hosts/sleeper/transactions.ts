import { part, required, toFieldsList, toNumber, toText } from '../fields';
import type { HostMove, HostTransaction } from '../hostRows';
import type { TeamIdOf } from './rosters';

const types: readonly string[] = ['trade', 'waiver', 'free_agent', 'commissioner'] satisfies HostTransaction['type'][];
const isKnown = (type: string | null): type is HostTransaction['type'] => type !== null && types.includes(type);

const nothing = { playerId: null, pick: null, budget: null };

/**
 * Reads `/league/{id}/transactions/{leg}`. Only completed transactions have moved anything: others are left out. A deal of several teams is
 * one transaction; its parts have who gets what.
 */
export const parseTransactions = (response: unknown, teamIdOf: TeamIdOf): HostTransaction[] =>
  toFieldsList(response, 'Sleeper transactions').flatMap((row, i) => {
    const what = `Sleeper transactions[${i}]`;
    const type = toText(row.type);
    if (toText(row.status) !== 'complete' || !isKnown(type)) return [];
    const team = (id: unknown) => {
      const rosterId = toText(id);
      return rosterId === null ? null : teamIdOf(rosterId);
    };
    const [adds, drops] = [part(row, 'adds'), part(row, 'drops')];
    const players = [...new Set([...Object.keys(adds), ...Object.keys(drops)])].sort();
    const moves: HostMove[] = [
      ...players.map((playerId) => ({ ...nothing, playerId, fromTeamId: team(drops[playerId]), toTeamId: team(adds[playerId]) })),
      ...toFieldsList(row.draft_picks, `${what}: draft_picks`).map((pick) => ({
        ...nothing,
        pick: {
          season: required(toNumber(pick.season), `${what}: season of a pick`, 'a year'),
          round: required(toNumber(pick.round), `${what}: round of a pick`, 'a number'),
          pick: null,
          originalTeamId: teamIdOf(required(toText(pick.roster_id), `${what}: roster_id of a pick`, 'an id')),
        },
        ...{ fromTeamId: team(pick.previous_owner_id), toTeamId: team(pick.owner_id) },
      })),
      ...toFieldsList(row.waiver_budget, `${what}: waiver_budget`).map((budget) => ({
        ...nothing,
        budget: required(toNumber(budget.amount), `${what}: amount of a budget`, 'a number'),
        ...{ fromTeamId: team(budget.sender), toTeamId: team(budget.receiver) },
      })),
    ];
    const at = required(toNumber(row.status_updated) ?? toNumber(row.created), `${what}: status_updated`, 'milliseconds');
    return {
      externalId: required(toText(row.transaction_id), `${what}: transaction_id`, 'an id'),
      type,
      week: required(toNumber(row.leg), `${what}: leg`, 'a week'),
      at: new Date(at).toISOString(),
      bid: toNumber(part(row, 'settings').waiver_bid),
      moves,
    };
  });
