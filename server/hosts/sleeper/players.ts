import { kinds, toNumber } from '../../domain/numberKinds';
import { type Fields, part, toFields, toIds, toText } from '../fields';
import { toNflTeam } from '../../domain/nflTeamCodes';
import { isDay, OddValues, type Report } from '../../domain/oddValues';
import { toPosition } from '../../domain/positions';
import type { HostPlayer } from '../hostRows';
import { toPlayerId } from './playerIds';

/** A player's draft year: of his rookie year, or this season's for a player without years of experience who is in the NFL. */
function draftYearOf(player: Fields, searchRank: number | null, season: number): number | null {
  const rookieYear = toNumber(part(player, 'metadata').rookie_year, kinds.year);
  if (rookieYear !== null) return rookieYear;
  const isRookie = toNumber(player.years_exp, kinds.count) === 0 && player.position !== 'DEF';
  return isRookie && (searchRank !== null || toNflTeam(toText(player.team)) !== null) ? season : null;
}

/**
 * Reads `/players/nfl`, keyed by player id. Defences have no full name, only a first and a last; a defence that is there under an earlier id
 * as well counts once. Players without a name are left out. Implausible birth dates are reported. The search rank of a player whom nobody
 * looks for is 9999999: null.
 * @param season the one of the players' years of experience
 */
export function parsePlayers(response: unknown, season: number, report: Report): HostPlayer[] {
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
    const searchRank = toNumber(player.search_rank, kinds.rank);
    return {
      playerId: toPlayerId(playerId),
      name,
      ...position,
      nflTeam: toNflTeam(toText(player.team)) ?? teamOf,
      birthdate,
      draftYear: draftYearOf(player, searchRank, season),
      searchRank,
    };
  });
  odd.messages().forEach(report);
  return players;
}
