import { required } from '../fields';
import type { HostRosterEntry } from '../provider';
import { mflList, mflText, readExport } from './answer';
import type { TeamIdOf } from './teams';

const slots: Record<string, HostRosterEntry['slot']> = { INJURED_RESERVE: 'reserve', TAXI_SQUAD: 'taxi' };

/** Reads `rosters`: who is on which team, and where. */
export const parseRosters = (text: string, what: string, teamIdOf: TeamIdOf): HostRosterEntry[] =>
  mflList(readExport(text, 'rosters', what).franchise, 'rosters').flatMap((franchise, i) => {
    const id = required(mflText(franchise.id), `MyFantasyLeague rosters[${i}]: id`, 'an id');
    return mflList(franchise.player, `rosters[${i}].player`).flatMap((player) => {
      const playerId = mflText(player.id);
      return playerId === null ? [] : [{ teamId: teamIdOf(id), playerId, slot: slots[mflText(player.status) ?? ''] ?? 'active' }];
    });
  });
