/** The games that sides of MyFantasyLeague's brackets come from. The host may leave out which bracket has such a game. */
import { type BracketGame, type BracketSide, type Origin, teamsOf } from '../../domain/brackets/games';

/** A side's `winner_of_game` or `loser_of_game`, and the `bracket` of that game; null where the host does not say. */
export interface Reference {
  bracket: string | null;
  number: string;
  as: Origin['as'];
}

export interface ReferringSide extends BracketSide {
  reference: Reference | null;
}

/** A game by the id of its bracket and its number there; its sides refer to other games. */
export interface ReferringGame extends Omit<BracketGame, 'sides'> {
  bracket: string;
  number: string;
  sides: [ReferringSide, ReferringSide];
}

/** The id of a game over all brackets. */
export const gameId = (bracket: string, number: string): string => `${bracket}/${number}`;

/** Whether a game may lead to another: rounds without weeks count within their bracket. */
function isBefore(source: ReferringGame, game: ReferringGame): boolean {
  if (source === game) return false;
  const isComparable = (source.hasWeeks && game.hasWeeks) || source.bracket === game.bracket;
  return !isComparable || source.lastRound < game.round;
}

/** Whether a side can come from a game: the team won or lost it. Undefined while that is not known. */
function fits(source: ReferringGame, { teamId, reference }: ReferringSide): boolean | undefined {
  const teams = teamsOf(source);
  if (teamId === null || !teams.length) return undefined;
  if (!teams.includes(teamId)) return teams.length === 2 ? false : undefined;
  return source.leader === null || (source.leader === teamId) === (reference?.as === 'winner');
}

/**
 * The id of the game that a side comes from, of the first bracket in this order: the one that the host names; its own, if it has an earlier
 * game of that number that fits; that of the latest game that the team won or lost, one of that number first; the only other one that has
 * the games of all sides. Sides that refer to one number have a bracket each. Undefined if none of these is known, and for the loser of a
 * game that may be of several brackets.
 */
function originOf(games: readonly ReferringGame[], game: ReferringGame, index: number): string | undefined {
  const side = game.sides[index]!;
  const { bracket, number, as } = side.reference!;
  if (bracket !== null) return gameId(bracket, number);
  const earlier = games.filter((each) => isBefore(each, game)).toSorted((a, b) => b.round - a.round);
  const ofTeam = earlier.filter((each) => fits(each, side));
  const numbers = game.sides.flatMap(({ reference }) => (reference?.bracket === null ? reference.number : []));
  const others = [...new Set(earlier.map((each) => each.bracket))].filter(
    (id) =>
      id !== game.bracket && numbers.every((each) => earlier.some((source) => source.bracket === id && source.number === each)),
  );
  const own = earlier.find((each) => each.bracket === game.bracket && each.number === number);
  const fit = own && fits(own, side);
  if (own && (fit || (fit === undefined && (as === 'winner' || !others.length)))) return own.id;
  const found = ofTeam.find((each) => each.number === number) ?? ofTeam[0];
  if (found) return found.id;
  const areSame = numbers.length === 2 && numbers[0] === numbers[1];
  return !own && others.length === (areSame ? 2 : 1) ? gameId(others[areSame ? index : 0]!, number) : undefined;
}

/** The id of a game that no bracket lists, for all sides that refer to it. */
const unlistedId = (games: readonly ReferringGame[], { bracket }: ReferringGame, { number }: Reference): string => {
  const id = gameId(bracket, number);
  return games.some((each) => each.id === id) ? `${id} of another bracket` : id;
};

/**
 * The games of all brackets with the origins of their sides. A team whose origin is not known comes from a game that no bracket lists. A
 * bracket without teams is left out if an origin in it is not known: the games as played tell what it was for.
 */
export function withOrigins(games: readonly ReferringGame[]): BracketGame[] {
  const origins = new Map(
    games.map((game) => [game, game.sides.map(({ reference }, i) => (reference ? originOf(games, game, i) : undefined))]),
  );
  const isLost = ({ teamId, reference }: ReferringSide, origin: string | undefined) =>
    reference !== null && teamId === null && origin === undefined && games.some(({ number }) => number === reference.number);
  const lost = games.filter((game) => game.sides.some((side, i) => isLost(side, origins.get(game)![i])));
  const isLeftOut = (game: ReferringGame) => !teamsOf(game).length && lost.some(({ bracket }) => bracket === game.bracket);
  return games
    .filter((game) => !isLeftOut(game))
    .map((game) => {
      const [one, other] = game.sides.map(({ reference, ...side }, i): BracketSide => {
        if (!reference) return side;
        return { ...side, from: { game: origins.get(game)![i] ?? unlistedId(games, game, reference), as: reference.as } };
      });
      return { ...game, sides: [one!, other!] };
    });
}
