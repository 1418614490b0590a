import type { components } from '../../src/api/generated/schema.gen';
import { type KeeperPlayer, placeKeepers } from './keeperPlacement';
import { type OwnedPick, pickString } from './draftPicks';

type DraftRound = components['schemas']['DraftRound'];
type PickedPlayer = components['schemas']['PickedPlayer'];

/** The names of picks: of teams by id, and players by id. */
export interface DraftNames {
  teams: ReadonlyMap<string, string>;
  players: ReadonlyMap<string, PickedPlayer>;
}

/**
 * Numbers the picks of a draft and groups them by round. Picks taken by keepers have no `actualPick`.
 * @param options `isOver`: the draft is over, so that no keeper takes an open pick; `sameRound` as in {@link placeKeepers}
 */
export function draftRounds(
  picks: OwnedPick[],
  keepers: KeeperPlayer[],
  { teams, players }: DraftNames,
  options: Parameters<typeof placeKeepers>[2],
): DraftRound[] {
  const keeperPlaces = placeKeepers(picks, keepers, options);
  const nameOf = (teamId: string) => teams.get(teamId) ?? teamId;
  const rounds = new Map<number, DraftRound>();
  let actualPick = 0;
  picks.forEach(({ round, pick, holderId, traded, playerId, amount = null, isGuess }, place) => {
    const keeper = keeperPlaces.has(place);
    const player = players.get(keeperPlaces.get(place) ?? playerId ?? '') ?? null;
    if (!keeper) actualPick += 1;
    const row = {
      pickString: pickString(round, pick),
      totalPick: place + 1,
      actualPick: keeper ? null : actualPick,
      teamId: holderId,
      teamName: nameOf(holderId),
      originalTeamId: traded && traded.fromTeamId,
      originalTeam: traded && nameOf(traded.fromTeamId),
      originalDate: traded && (traded.date || null),
      slotTeamId: traded && traded.originalTeamId,
      slotTeam: traded && nameOf(traded.originalTeamId),
      keeper,
      ...(amount !== null && { amount }),
      ...(isGuess && { isGuess }),
      player,
    };
    rounds.set(round, { picks: [...(rounds.get(round)?.picks ?? []), row] });
  });
  return [...rounds.values()];
}
