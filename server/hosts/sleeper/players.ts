import { kinds, toNumber } from '../../domain/numberKinds';
import { part, toFields, toIds, toText } from '../fields';
import { toNflTeam } from '../../domain/nflTeamCodes';
import { isDay, OddValues, type Report } from '../../domain/oddValues';
import { toPosition } from '../../domain/positions';
import type { HostPlayer } from '../hostRows';

/**
 * Reads `/players/nfl`, keyed by player id. Defences have no full name, only a first and a last; players without a name are left out.
 * Implausible birth dates are reported.
 */
export function parsePlayers(response: unknown, report: Report): HostPlayer[] {
  const odd = new OddValues();
  const players = Object.entries(toFields(response, 'Sleeper players')).flatMap(([playerId, value]) => {
    const player = toFields(value, `Sleeper player ${playerId}`);
    const name = toText(player.full_name) ?? [toText(player.first_name), toText(player.last_name)].filter(Boolean).join(' ');
    if (name === '') return [];
    const born = toText(player.birth_date);
    const birthdate = odd.known('birth date', born !== null && isDay(born) ? born : null, born, `of ${name}`);
    const code = toText(player.position);
    return {
      playerId,
      name,
      ...toPosition([...(code ? [code] : []), ...toIds(player.fantasy_positions)]),
      nflTeam: toNflTeam(toText(player.team)),
      birthdate,
      draftYear: toNumber(part(player, 'metadata').rookie_year, kinds.year),
    };
  });
  odd.messages().forEach(report);
  return players;
}
