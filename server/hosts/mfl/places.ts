import { kinds } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { type PlayedGame, playedGames, type PlayedSide, type WeekGame } from '../../domain/brackets/games';
import { sumPoints } from '../../domain/points';
import { type Fields, orReport, part, reportTwice, withoutCopies } from '../fields';
import { gameId, type Reference, type ReferringGame, type ReferringSide } from './references';
import { isBye, mflList, mflNumber, mflText, readExport } from './response';
import type { TeamIdOf } from './teams';
import type { ScheduledWeek } from './weeks';

/** A bracket of `playoffBrackets`; `startWeek` null where the host does not say. */
export interface ListedBracket {
  id: string;
  startWeek: number | null;
}

/** Reads `playoffBrackets`. */
export function parseBracketList(text: string, what: string, report: Report): ListedBracket[] {
  const rows = withoutCopies(mflList(readExport(text, 'playoffBrackets', what).playoffBracket, 'playoffBrackets'));
  return reportTwice(rows, report, 'playoffBrackets: bracket', ({ id }) => mflText(id)).flatMap((bracket) => {
    const id = mflText(bracket.id);
    const startWeek = orReport(report, () => mflNumber(bracket.startWeek, 'playoffBrackets: startWeek', kinds.week));
    return id === null ? [] : [{ id, startWeek }];
  });
}

/** A side of a game; `points` has those of each week, null where the host has none. */
type Side = ReferringSide & { points: (number | null)[] };
type Game = Omit<ReferringGame, 'sides'> & { sides: [Side, Side] };

function parseReference(side: Fields): Reference | null {
  const bracket = mflText(side.bracket);
  const [won, lost] = [mflText(side.winner_of_game), mflText(side.loser_of_game)];
  return won ? { bracket, number: won, as: 'winner' } : lost ? { bracket, number: lost, as: 'loser' } : null;
}

/** Reads a side. Invalid points are reported, and leave its game open. */
function parseSide(side: Fields, teamIdOf: TeamIdOf, report: Report): Side {
  const franchiseId = isBye(side.franchise_id) ? null : mflText(side.franchise_id);
  return {
    teamId: franchiseId === null ? null : teamIdOf(franchiseId),
    seed: orReport(report, () => mflNumber(side.seed, 'playoffBracket: seed', kinds.count)),
    from: null,
    reference: parseReference(side),
    points: [orReport(report, () => mflNumber(side.points, 'playoffBracket: points', kinds.points))],
  };
}

const hasTeamsOf = (game: Game, other: Game) =>
  game.sides.every(({ teamId }) => teamId !== null && other.sides.some((side) => side.teamId === teamId));

/** Joins the weeks of one game: it has a round for each of them, with the same two teams. */
function joinWeeks(games: readonly Game[]): Game[] {
  const joined: Game[] = [];
  for (const game of games) {
    const before = joined.findLast((each) => each.lastRound === game.round - 1 && hasTeamsOf(each, game));
    if (!before) joined.push(game);
    else {
      before.lastRound = game.lastRound;
      for (const side of before.sides) side.points.push(...game.sides.find(({ teamId }) => teamId === side.teamId)!.points);
    }
  }
  return joined;
}

/** The team with more points, after a tie the one with the better seed; null while points of a week are missing. */
function leaderOf({ sides }: Game, seedOf: (teamId: string | null) => number): string | null {
  const [one, other] = sides;
  const isOpen = sides.some(({ points }) => points.includes(null)) || sides.every(({ points }) => points.at(-1) === 0);
  if (isOpen || one.teamId === null || other.teamId === null) return null;
  const lead = sumPoints(one.points) - sumPoints(other.points) || seedOf(other.teamId) - seedOf(one.teamId);
  return lead > 0 ? one.teamId : lead < 0 ? other.teamId : null;
}

/** Reads the games of `playoffBracket`, in the order of their weeks. */
export const parseBracket =
  ({ id, startWeek }: ListedBracket, teamIdOf: TeamIdOf) =>
  (text: string, what: string, report: Report): ReferringGame[] => {
    const rows = withoutCopies(mflList(readExport(text, 'playoffBracket', what).playoffRound, 'playoffBracket rounds'));
    const rounds = rows.map((fields, i) => {
      const week = orReport(report, () => mflNumber(fields.week, 'playoffBracket: week', kinds.week));
      return { fields, week: week ?? (startWeek === null ? null : startWeek + i) };
    });
    rounds.sort((a, b) => (a.week ?? 0) - (b.week ?? 0));
    const listed = rounds.flatMap(({ fields, week }, i) =>
      withoutCopies(mflList(fields.playoffGame, 'playoffBracket games')).map((game, j): Game => {
        const rows = [part(game, 'home'), part(game, 'away')];
        const [home, away] = rows.map((side) => parseSide(side, teamIdOf, report)) as [Side, Side];
        const winner = isBye(rows[0]!.franchise_id) ? away.teamId : isBye(rows[1]!.franchise_id) ? home.teamId : null;
        const at = { round: week ?? i, lastRound: week ?? i, hasWeeks: week !== null };
        const open = { winner, leader: null, place: null, isListed: true };
        const number = mflText(game.game_id) ?? `${i} ${j}`;
        return { id: gameId(id, number), bracket: id, number, ...at, ...open, sides: [home, away] };
      }),
    );
    const games = reportTwice(listed, report, 'playoffBracket: game', (game) => `${game.id} of round ${game.round}`);
    const seeds = new Map(
      games.flatMap(({ sides }) => sides.map(({ teamId, seed }) => [teamId, seed] as const)).filter(([, seed]) => seed !== null),
    );
    const seedOf = (teamId: string | null) => seeds.get(teamId) ?? 0;
    return joinWeeks(games).map((game) => ({ ...game, leader: leaderOf(game, seedOf) }));
  };

/** The games of the weeks from one on, as the schedule has them. */
export function playoffGamesOf(schedule: readonly ScheduledWeek[], from: number, teamIdOf: TeamIdOf): PlayedGame[] {
  const toSide = ({ id, points, result }: ScheduledWeek['games'][number][number]): PlayedSide => ({
    teamId: teamIdOf(id),
    points,
    result,
  });
  const games = schedule
    .filter(({ week }) => week >= from)
    .flatMap(({ week, games: ofWeek }) =>
      ofWeek.flatMap(([one, other]): WeekGame[] =>
        one && other && one.id !== other.id ? [{ week, sides: [toSide(one), toSide(other)] }] : [],
      ),
    );
  return playedGames(games);
}
