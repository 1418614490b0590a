import { toNflTeam } from '../../domain/nflTeamCodes';
import { OddValues, type Report } from '../../domain/oddValues';
import { toPosition } from '../../domain/positions';
import { kinds, type NumberKind } from '../../domain/numberKinds';
import { reportTwice } from '../fields';
import type { HostAdp, HostByeWeek, HostPlayer, HostRank } from '../hostRows';
import { mflList, mflName, mflText, readExport, toMflNumber } from './response';

/** Turns `Last, First` into `First Last`. */
const nameOf = (name: string): string => name.split(', ').toReversed().join(' ');

/**
 * Reads `players`; rows without id or name are dropped, invalid numbers are null. Birth dates are in seconds, and an implausible one is
 * reported; a defence's draft year is meaningless.
 */
export function parsePlayers(text: string, what: string, report: Report): HostPlayer[] {
  const odd = new OddValues();
  const players = mflList(readExport(text, 'players', what).player, 'players').flatMap((player) => {
    const [playerId, name] = [mflText(player.id), mflName(player.name)];
    if (playerId === null || name === null) return [];
    const whole = nameOf(name);
    const seconds = mflText(player.birthdate);
    const born = odd.known('birth date', toMflNumber(seconds, kinds.seconds), seconds, `of ${whole}`);
    const position = toPosition([mflText(player.position) ?? '-']);
    return [
      {
        playerId,
        name: whole,
        ...position,
        nflTeam: toNflTeam(mflText(player.team)),
        birthdate: born === null ? null : new Date(born * 1000).toISOString().slice(0, 10),
        draftYear: position.position === 'DEF' ? null : toMflNumber(player.draft_year, kinds.year),
      },
    ];
  });
  odd.messages().forEach(report);
  return reportTwice(players, report, 'players:', ({ playerId }) => playerId);
}

/** Reads `nflByeWeeks`; implausible weeks are reported. */
export function parseByeWeeks(text: string, what: string, report: Report): HostByeWeek[] {
  const odd = new OddValues();
  const byes = mflList(readExport(text, 'nflByeWeeks', what).team, 'nflByeWeeks').flatMap((team) => {
    const [code, byeWeek] = [mflText(team.id), mflText(team.bye_week)];
    const [nflTeam, week] = [toNflTeam(code), odd.known('bye week', toMflNumber(byeWeek, kinds.week), byeWeek, `of ${code}`)];
    return nflTeam === null || week === null ? [] : [{ nflTeam, week }];
  });
  odd.messages().forEach(report);
  return reportTwice(byes, report, 'nflByeWeeks:', ({ nflTeam }) => nflTeam);
}

/** Reads `playerRanks`; implausible ranks are reported. */
export function parseRanks(text: string, what: string, report: Report): HostRank[] {
  const odd = new OddValues();
  const ranks = mflList(readExport(text, 'player_ranks', what).player, 'playerRanks').flatMap((row) => {
    const [playerId, sent] = [mflText(row.id), mflText(row.rank)];
    const rank = odd.known('rank', toMflNumber(sent, kinds.rank), sent, `of player ${playerId}`);
    return playerId === null || rank === null ? [] : [{ playerId, rank }];
  });
  odd.messages().forEach(report);
  return reportTwice(ranks, report, 'playerRanks: player', ({ playerId }) => playerId);
}

/** Reads `adp`; players whom no draft has picked are left out, implausible picks are reported. */
export function parseAdp(text: string, what: string, report: Report): HostAdp[] {
  const odd = new OddValues();
  const rows = mflList(readExport(text, 'adp', what).player, 'adp').flatMap((row) => {
    const playerId = mflText(row.id);
    const pick = (sort: string, value: unknown, kind: NumberKind) =>
      odd.known(sort, toMflNumber(mflText(value), kind), mflText(value), `of player ${playerId}`);
    const avg = pick('average pick', row.averagePick, kinds.averageRank);
    if (playerId === null || !avg) return [];
    return [{ playerId, avg, best: pick('pick', row.minPick, kinds.rank), worst: pick('pick', row.maxPick, kinds.rank) }];
  });
  odd.messages().forEach(report);
  return reportTwice(rows, report, 'adp: player', ({ playerId }) => playerId);
}
