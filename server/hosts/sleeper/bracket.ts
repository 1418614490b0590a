import type { BracketGame, BracketSide } from '../../domain/brackets/games';
import { kinds } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { type Fields, part, readNumber, readRows, reportTwice, toFieldsList, toText, withoutCopies } from '../fields';
import type { TeamIdOf } from './rosters';

/** Reads the games of `/league/{id}/winners_bracket`; null is as empty as a list without games. */
export function parseBracket(response: unknown, teamIdOf: TeamIdOf, report: Report): BracketGame[] {
  const rows = withoutCopies(toFieldsList(response, 'Sleeper winners bracket'));
  const games = reportTwice(rows, report, 'Sleeper winners bracket: game', ({ m }) => toText(m));
  return readRows(games, report, (game, i) => {
    const what = `Sleeper winners bracket[${i}]`;
    const place = readNumber(game.p, `${what}: p`, kinds.place);
    const round = readNumber(game.r, `${what}: r`, kinds.round) ?? i + 1;
    const sideOf = (name: string): BracketSide => ({
      teamId: teamOf(game[name]),
      seed: null,
      from: originOf(part(game, `${name}_from`)),
    });
    const teamOf = (roster: unknown) => {
      const rosterId = toText(roster);
      return rosterId === null ? null : teamIdOf(rosterId);
    };
    const sides: [BracketSide, BracketSide] = [sideOf('t1'), sideOf('t2')];
    const loser = teamOf(game.l);
    const winner = teamOf(game.w) ?? (loser && (sides.find(({ teamId }) => teamId !== loser)?.teamId ?? null));
    const at = { id: toText(game.m) ?? `${round} ${i}`, round, lastRound: round, hasWeeks: false, place, isListed: true };
    return [{ ...at, sides, winner, leader: null }];
  });
}

/** The earlier game whose winner (`w`) or loser (`l`) a side is. */
function originOf({ w, l }: Fields): BracketSide['from'] {
  const [won, lost] = [toText(w), toText(l)];
  return won ? { game: won, as: 'winner' } : lost ? { game: lost, as: 'loser' } : null;
}
