/** Tournaments: a last game with the games whose winners lead to it. */
import { type BracketGame, type BracketSide, loserOf, type Origin, teamsOf } from './games';

/** A tournament; `depths` has how many games before the last one each game is. */
export interface Tree {
  root: BracketGame;
  depths: ReadonlyMap<BracketGame, number>;
}

/** How far a game of a team goes back, for the newest one. */
const isBefore = (one: BracketGame, other: BracketGame) => one.lastRound < other.round;

/** Links the sides without an origin to their teams' last game before. A listed game follows only listed ones. */
export function link(games: readonly BracketGame[]): void {
  const links = games.flatMap((game) =>
    game.sides.flatMap((side): [BracketSide, Origin][] => {
      const { teamId, from } = side;
      if (teamId === null || from) return [];
      const before = games.filter(
        (each) => isBefore(each, game) && teamsOf(each).includes(teamId) && (each.isListed || !game.isListed),
      );
      const last = before.toSorted((a, b) => a.lastRound - b.lastRound).at(-1);
      if (!last || last.winner === null) return [];
      return [[side, { game: last.id, as: last.winner === teamId ? 'winner' : 'loser' }]];
    }),
  );
  for (const [side, from] of links) side.from = from;
}

/** The tournaments of games. */
export function treesOf(games: readonly BracketGame[]): Tree[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  const wins = games.flatMap(({ sides }) => sides.flatMap(({ from }) => (from?.as === 'winner' ? [from.game] : [])));
  return games
    .filter(({ id }) => !wins.includes(id))
    .map((root) => {
      const depths = new Map([[root, 0]]);
      // A map is iterated in the order in which it grows.
      for (const [game, depth] of depths)
        for (const { from } of game.sides) {
          const source = from?.as === 'winner' ? byId.get(from.game) : undefined;
          if (source && !depths.has(source)) depths.set(source, depth + 1);
        }
      return { root, depths };
    });
}

/** The sides at which teams enter a tournament. */
export const entriesOf = ({ depths }: Tree): BracketSide[] =>
  [...depths.keys()].flatMap(({ sides }) => sides.filter(({ from }) => from?.as !== 'winner'));

/** The entries of losers of other games. */
export const loserEntriesOf = (tree: Tree): BracketSide[] => entriesOf(tree).filter(({ from }) => from?.as === 'loser');

/** The teams that enter a tournament, without unknown ones. */
export const entrantsOf = (tree: Tree): string[] => [...new Set(entriesOf(tree).flatMap(({ teamId }) => teamId ?? []))];

/** The best place that the loser of a game of a tournament can still reach: behind all teams that are still in it. */
export function placeOfLoser({ depths }: Tree, start: number, game: BracketGame): number {
  const depth = depths.get(game) ?? 0;
  return start + 1 + [...depths.values()].filter((other) => other < depth).length;
}

/** The losers of a tournament with the best places that they can still reach. */
export const losersOf = (tree: Tree, start: number): [teamId: string, place: number][] =>
  [...tree.depths.keys()].flatMap((game): [string, number][] => {
    const teamId = loserOf(game);
    return teamId === null ? [] : [[teamId, placeOfLoser(tree, start, game)]];
  });
