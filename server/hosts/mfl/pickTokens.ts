import { kinds, type NumberKind } from '../../domain/numberKinds';
import { requireNumber } from '../fields';
import type { HostPick } from '../hostRows';
import type { MflLeague } from './league';
import type { TeamIdOf } from './teams';

/**
 * Reads a pick of a trade: `FP_0004_2020_4` is 0004's fourth-round pick of 2020, `DP_0_9` is pick 1.10 of this season's draft. If pools
 * draft separately, the latter counts within the draft of the giver's pool. Null for anything other than a pick.
 * @throws HostError for an invalid number
 */
export function parsePick(
  token: string,
  season: number,
  giver: string,
  { picksBefore }: Pick<MflLeague, 'picksBefore'>,
  teamIdOf: TeamIdOf,
): HostPick | null {
  const numberOf = (text: string | undefined, kind: NumberKind) =>
    requireNumber(text, `MyFantasyLeague pick ${token}: ${kind.name}`, kind);
  const future = /^FP_(\d+)_(\d+)_(\d+)$/.exec(token);
  if (future)
    return {
      season: numberOf(future[2], kinds.year),
      round: numberOf(future[3], kinds.round),
      pick: null,
      originalTeamId: teamIdOf(future[1]!),
    };
  const current = /^DP_(\d+)_(\d+)$/.exec(token);
  if (!current) return null;
  const [round, pick] = [
    numberOf(String(Number(current[1]) + 1), kinds.round),
    numberOf(String(Number(current[2]) + 1), kinds.pick),
  ];
  return { season, round, pick: pick + (picksBefore.get(giver) ?? 0), originalTeamId: null };
}
