import { required } from '../fields';
import type { HostRosterEntry } from '../hostRows';
import { MflRefusal, mflList, mflText, readExport } from './response';
import type { TeamIdOf } from './teams';

const slots = new Map<string | null, HostRosterEntry['slot']>([
  ['INJURED_RESERVE', 'reserve'],
  ['TAXI_SQUAD', 'taxi'],
]);

/** Reads `rosters`: each team's players with their slots. @throws MflRefusal without teams, which may have no players but are there */
export function parseRosters(text: string, what: string, teamIdOf: TeamIdOf): HostRosterEntry[] {
  const franchises = mflList(readExport(text, 'rosters', what).franchise, 'rosters');
  if (!franchises.length) throw new MflRefusal(`MyFantasyLeague's ${what} is empty`);
  return franchises.flatMap((franchise, i) => {
    const id = required(mflText(franchise.id), `MyFantasyLeague rosters[${i}]: id`, 'an id');
    return mflList(franchise.player, `rosters[${i}].player`).flatMap((player) => {
      const playerId = mflText(player.id);
      return playerId === null ? [] : [{ teamId: teamIdOf(id), playerId, slot: slots.get(mflText(player.status)) ?? 'active' }];
    });
  });
}
