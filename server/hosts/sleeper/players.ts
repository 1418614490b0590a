import { kinds, part, toFields, toIds, toNumber, toText } from '../fields';
import { toNflTeam } from '../../domain/nflTeamCodes';
import { toPosition } from '../../domain/positions';
import type { HostPlayer } from '../hostRows';

/** Reads `/players/nfl`, keyed by player id. Defences have no full name, only a first and a last; whoever has no name is left out. */
export function parsePlayers(response: unknown): HostPlayer[] {
  return Object.entries(toFields(response, 'Sleeper players')).flatMap(([playerId, value]) => {
    const player = toFields(value, `Sleeper player ${playerId}`);
    const name = toText(player.full_name) ?? [toText(player.first_name), toText(player.last_name)].filter(Boolean).join(' ');
    if (name === '') return [];
    const birthdate = toText(player.birth_date);
    const code = toText(player.position);
    return {
      playerId,
      name,
      ...toPosition([...(code ? [code] : []), ...toIds(player.fantasy_positions)]),
      nflTeam: toNflTeam(toText(player.team)),
      birthdate: birthdate !== null && /^\d{4}-\d\d-\d\d$/.test(birthdate) ? birthdate : null,
      draftYear: toNumber(part(player, 'metadata').rookie_year, kinds.year),
    };
  });
}
