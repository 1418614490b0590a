import { kinds } from '../../domain/numberKinds';
import type { Report } from '../../domain/oddValues';
import { type Fields, orReport, part } from '../fields';
import type { PlaceGame } from '../../domain/places';
import { sumPoints } from '../../domain/points';
import { mflList, mflName, mflNumber, mflText, readExport } from './response';
import type { TeamIdOf } from './teams';

/** A bracket of `playoffBrackets`. */
export interface BracketName {
  id: string;
  name: string;
}

/** Reads `playoffBrackets`. */
export const parseBracketNames = (text: string, what: string): BracketName[] =>
  mflList(readExport(text, 'playoffBrackets', what).playoffBracket, 'playoffBrackets').flatMap((bracket) => {
    const id = mflText(bracket.id);
    const name = [bracket.name, bracket.bracketWinnerTitle].map(mflName).filter(Boolean).join(' ');
    return id === null ? [] : [{ id, name }];
  });

/** A side of a game. `isWinner` or `isLoser`: the side is filled from an earlier game, of this bracket or of `bracket`. */
interface Side {
  franchiseId: string | null;
  points: number | null;
  seed: number | null;
  bracket: string | null;
  isWinner: boolean;
  isLoser: boolean;
}
type Game = [Side, Side];

/** A bracket: rounds of games. */
export type Bracket = Game[][];

/** A side whose points are missing or invalid leaves its game open; invalid points are reported. */
const parseSide = (side: Fields, report: Report): Side => ({
  franchiseId: mflText(side.franchise_id),
  points: orReport(report, () => mflNumber(side.points, 'playoffBracket: points', kinds.points)),
  seed: orReport(report, () => mflNumber(side.seed, 'playoffBracket: seed', kinds.count)),
  bracket: mflText(side.bracket),
  isWinner: mflText(side.winner_of_game) !== null,
  isLoser: mflText(side.loser_of_game) !== null,
});

/** Reads `playoffBracket`. */
export const parseBracket = (text: string, what: string, report: Report): Bracket =>
  mflList(readExport(text, 'playoffBracket', what).playoffRound, 'playoffBracket rounds').map((round) =>
    mflList(round.playoffGame, 'playoffBracket games').map((game) => [
      parseSide(part(game, 'home'), report),
      parseSide(part(game, 'away'), report),
    ]),
  );

const isConsolation = (name: string) => /consolation|toilet|loser|last place|sacko/i.test(name);
const ordinal = (name: string): number | null => Number(/\b(\d+)(?:st|nd|rd|th)\b/i.exec(name)?.[1] ?? 0) || null;

/** The title bracket: it is not for a lower place, and its winners do not advance to another bracket. */
function titleBracket(names: BracketName[], brackets: Map<string, Bracket>): string | undefined {
  const sides = [...brackets.values()].flat(3);
  const advances = (id: string) => sides.some(({ bracket, isWinner }) => bracket === id && isWinner);
  return names.find(({ id, name }) => (ordinal(name) ?? 1) === 1 && !isConsolation(name) && !advances(id))?.id;
}

/** The winner by points; a tie goes to the better seed. */
function decide(place: number, [a, b]: Game, teamIdOf: TeamIdOf): PlaceGame {
  const lead = (a.points ?? 0) - (b.points ?? 0) || (b.seed ?? 0) - (a.seed ?? 0);
  const teams = [a.franchiseId, b.franchiseId].flatMap((id) => (id === null ? [] : [teamIdOf(id)]));
  const open = a.franchiseId === null || b.franchiseId === null || a.points === null || b.points === null || lead === 0;
  if (open || (a.points === 0 && b.points === 0)) return { place, winner: null, loser: null, teams };
  const [winner, loser] = lead > 0 ? [a, b] : [b, a];
  return { place, winner: teamIdOf(winner.franchiseId!), loser: teamIdOf(loser.franchiseId!), teams };
}

const isPlayed = (game: Game) => game.some(({ points }) => points);
const sideOf = (game: Game, { franchiseId }: Side) =>
  franchiseId === null ? undefined : game.find((side) => side.franchiseId === franchiseId);

/**
 * A game over several weeks: adds the points of the directly preceding rounds with the same two teams.
 * @param earlier the rounds before it, the newest first
 */
function withEarlierWeeks(game: Game, [before = [], ...earlier]: Bracket): Game {
  const same = before.find((each) => each.every((side) => sideOf(game, side)));
  if (!same) return game;
  const [one, other] = withEarlierWeeks(same, earlier);
  const add = (side: Side): Side => {
    const points = [side.points, sideOf(game, side)?.points ?? null];
    return { ...side, points: isPlayed(game) && points.every((each) => each !== null) ? sumPoints(points) : null };
  };
  return [add(one), add(other)];
}

/** The last round: the final decides the bracket's place and the next; a game between losers the two after. */
function decideBracket(place: number, bracket: Bracket, teamIdOf: TeamIdOf): PlaceGame[] {
  const [newest = [], ...earlier] = bracket.toReversed();
  const last = newest.map((game) => withEarlierWeeks(game, earlier));
  const ofLosers = (game: Game) => last.length > 1 && game.every(({ isLoser }) => isLoser);
  const final = last.find((game) => !ofLosers(game));
  const small = last.find(ofLosers);
  return [...(final ? [decide(place, final, teamIdOf)] : []), ...(small ? [decide(place + 2, small, teamIdOf)] : [])];
}

/** The games that decide places: those of the title bracket, and of brackets with a place in their name (`3rd Place`). */
export function placeGames(names: BracketName[], brackets: Map<string, Bracket>, teamIdOf: TeamIdOf): PlaceGame[] {
  const title = titleBracket(names, brackets);
  const games = names.flatMap(({ id, name }) => {
    const place = id === title ? 1 : isConsolation(name) ? null : ordinal(name);
    return place === null || (place === 1 && id !== title) ? [] : decideBracket(place, brackets.get(id) ?? [], teamIdOf);
  });
  return games.filter(({ place }, i) => games.findIndex((game) => game.place === place) === i);
}
