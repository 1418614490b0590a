import { kinds } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import {
  type Fields,
  part,
  readNumber,
  readRows,
  reportTwice,
  required,
  requireNumber,
  toFieldsList,
  toText,
  withoutCopies,
} from '../fields';
import type { HostMove, HostTransaction } from '../hostRows';
import { toPlayerId } from './playerIds';
import type { TeamIdOf } from './rosters';

const types: readonly string[] = ['trade', 'waiver', 'free_agent', 'commissioner'] satisfies HostTransaction['type'][];
const isKnown = (type: string | null): type is HostTransaction['type'] => type !== null && types.includes(type);

const nothing = { playerId: null, pick: null, budget: null };

/**
 * Reads `/league/{id}/transactions/{leg}`. Only completed transactions have moved anything: others are left out. A deal of several teams is
 * one transaction; its parts say who gets what. Invalid ones are reported.
 */
export function parseTransactions(response: unknown, teamIdOf: TeamIdOf, report: Report): HostTransaction[] {
  const rows = readRows(toFieldsList(response, 'Sleeper transactions'), report, (row, i): HostTransaction[] => {
    const what = `Sleeper transactions[${i}]`;
    const listOf = (name: string): Fields[] => withoutCopies(toFieldsList(row[name], `${what}: ${name}`));
    const type = toText(row.type);
    if (toText(row.status) !== 'complete' || !isKnown(type)) return [];
    const team = (id: unknown) => {
      const rosterId = toText(id);
      return rosterId === null ? null : teamIdOf(rosterId);
    };
    const [adds, drops] = [part(row, 'adds'), part(row, 'drops')];
    const players = [...new Set([...Object.keys(adds), ...Object.keys(drops)])].sort();
    const moves: HostMove[] = [
      ...players.map((id) => ({
        ...{ ...nothing, playerId: toPlayerId(id) },
        ...{ fromTeamId: team(drops[id]), toTeamId: team(adds[id]) },
      })),
      ...listOf('draft_picks').map((pick) => ({
        ...nothing,
        pick: {
          season: requireNumber(pick.season, `${what}: season of a pick`, kinds.year),
          round: requireNumber(pick.round, `${what}: round of a pick`, kinds.round),
          pick: null,
          originalTeamId: teamIdOf(required(toText(pick.roster_id), `${what}: roster_id of a pick`, 'an id')),
        },
        ...{ fromTeamId: team(pick.previous_owner_id), toTeamId: team(pick.owner_id) },
      })),
      ...listOf('waiver_budget').map((budget) => ({
        ...nothing,
        budget: requireNumber(budget.amount, `${what}: amount of a budget`, kinds.money),
        ...{ fromTeamId: team(budget.sender), toTeamId: team(budget.receiver) },
      })),
    ];
    const at = requireNumber(row.status_updated ?? row.created, `${what}: status_updated`, kinds.milliseconds);
    return [
      {
        externalId: required(toText(row.transaction_id), `${what}: transaction_id`, 'an id'),
        type,
        week: requireNumber(row.leg, `${what}: leg`, kinds.week),
        at: new Date(at).toISOString(),
        bid: readNumber(part(row, 'settings').waiver_bid, `${what}: waiver_bid`, kinds.money),
        moves,
      },
    ];
  });
  return reportTwice(rows, report, 'Sleeper transactions: transaction_id', ({ externalId }) => externalId);
}
