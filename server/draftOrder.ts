import type { components } from '../src/api/generated/schema.gen';
import { placeKeepers } from './placeKeepers';
import type { HeldPick } from './picks';
import type { KeeperPlayer } from './queries/draftPicks';

type DraftRound = components['schemas']['DraftRound'];

/** Numbers the picks of a draft and puts them into rounds; `teamNames` by team id. */
export function draftRounds(picks: HeldPick[], keepers: KeeperPlayer[], teamNames: Map<string, string>): DraftRound[] {
  const keeperPlaces = placeKeepers(picks, keepers);
  const nameOf = (teamId: string) => teamNames.get(teamId) ?? teamId;
  const rounds = new Map<number, DraftRound>();
  let actualPick = 0;
  picks.forEach(({ round, pick, holderId, traded }, place) => {
    const keeper = keeperPlaces.has(place);
    if (!keeper) actualPick += 1;
    const row = {
      pickString: `${round}.${String(pick).padStart(2, '0')}`,
      totalPick: place + 1,
      actualPick: keeper ? null : actualPick,
      teamName: nameOf(holderId),
      originalTeam: traded && nameOf(traded.originalTeamId),
      originalDate: traded && (traded.date || null),
      keeper,
    };
    rounds.set(round, { picks: [...(rounds.get(round)?.picks ?? []), row] });
  });
  return [...rounds.values()];
}
