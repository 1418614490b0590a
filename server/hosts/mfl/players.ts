import { toNflTeam } from '../../domain/nflTeamCodes';
import { toPosition } from '../../domain/positions';
import { kinds } from '../fields';
import type { HostByeWeek, HostPlayer, HostRank } from '../hostRows';
import { mflList, mflName, mflText, readExport, toMflNumber } from './response';

/** Turns `Last, First` into `First Last`. */
const nameOf = (name: string): string => name.split(', ').toReversed().join(' ');

/** Reads `players`; rows without id or name are dropped, numbers that are none are null. Birth dates are in seconds; a defence's draft year is meaningless. */
export const parsePlayers = (text: string, what: string): HostPlayer[] =>
  mflList(readExport(text, 'players', what).player, 'players').flatMap((player) => {
    const [playerId, name, born] = [mflText(player.id), mflName(player.name), toMflNumber(player.birthdate, kinds.seconds)];
    if (playerId === null || name === null) return [];
    const position = toPosition([mflText(player.position) ?? '-']);
    return [
      {
        playerId,
        name: nameOf(name),
        ...position,
        nflTeam: toNflTeam(mflText(player.team)),
        birthdate: born === null ? null : new Date(born * 1000).toISOString().slice(0, 10),
        draftYear: position.position === 'DEF' ? null : toMflNumber(player.draft_year, kinds.year),
      },
    ];
  });

/** Reads `nflByeWeeks`. */
export const parseByeWeeks = (text: string, what: string): HostByeWeek[] =>
  mflList(readExport(text, 'nflByeWeeks', what).team, 'nflByeWeeks').flatMap((team) => {
    const [nflTeam, week] = [toNflTeam(mflText(team.id)), toMflNumber(team.bye_week, kinds.week)];
    return nflTeam === null || week === null ? [] : [{ nflTeam, week }];
  });

/** Reads `playerRanks`. */
export const parseRanks = (text: string, what: string): HostRank[] =>
  mflList(readExport(text, 'player_ranks', what).player, 'playerRanks').flatMap((row) => {
    const [playerId, rank] = [mflText(row.id), toMflNumber(row.rank, kinds.rank)];
    return playerId === null || rank === null ? [] : [{ playerId, rank }];
  });
