import { kinds, toNumber } from '../../domain/numberKinds';
import { part, toFields, toIds, toText } from '../fields';
import { toNflTeam } from '../../domain/nflTeamCodes';
import { isDay, OddValues, type Report } from '../../domain/oddValues';
import { toPosition } from '../../domain/positions';
import type { HostPlayer } from '../hostRows';
import { toPlayerId } from './playerIds';

/**
 * Reads `/players/nfl`, keyed by player id. Defences have no full name, only a first and a last; a defence that is there under an earlier id as well counts once. Players without a name are left out.
 * Implausible birth dates are reported.
 */
export function parsePlayers(response: unknown, report: Report): HostPlayer[] {
  const odd = new OddValues();
  const byId = toFields(response, 'Sleeper players');
  const players = Object.entries(byId).flatMap(([playerId, value]) => {
    if (toPlayerId(playerId) !== playerId && toPlayerId(playerId) in byId) return [];
    const player = toFields(value, `Sleeper player ${playerId}`);
    const name = toText(player.full_name) ?? [toText(player.first_name), toText(player.last_name)].filter(Boolean).join(' ');
    if (name === '') return [];
    const born = toText(player.birth_date);
    const birthdate = odd.known('birth date', born !== null && isDay(born) ? born : null, born, `of ${name}`);
    const code = toText(player.position);
    const position = toPosition([...(code ? [code] : []), ...toIds(player.fantasy_positions)]);
    const teamOf = position.position === 'DEF' ? toNflTeam(playerId) : null;
    return {
      playerId: toPlayerId(playerId),
      name,
      ...position,
      nflTeam: toNflTeam(toText(player.team)) ?? teamOf,
      birthdate,
      draftYear: toNumber(part(player, 'metadata').rookie_year, kinds.year),
    };
  });
  odd.messages().forEach(report);
  return players;
}
