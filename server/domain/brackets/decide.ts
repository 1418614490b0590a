/** The places that the games of the play-offs decide: by who feeds whom, not by what brackets are called. */
import { type Place, type PlaceGame, toPlaces } from '../places';
import type { Standing } from '../standings';
import { type BracketGame, isInWeeksOf, loserOf, type PlayedGame, teamsOf } from './games';
import { guesses, resolve, withSources } from './resolve';
import { averageRank, isOfBest, type Ranks, ranksOf, titleTree } from './title';
import { entrantsOf, entriesOf, link, loserEntriesOf, losersOf, placeOfLoser, type Tree, treesOf } from './trees';

/** A tournament with the best place that it is for. */
interface Placed {
  tree: Tree;
  start: number;
}

const namesTeams = (games: readonly BracketGame[]) => games.some((game) => teamsOf(game).length > 0);

/** Names the teams of brackets without any: in the way that has the best teams in one, and fits most games as played. */
function withTeams(listed: BracketGame[], played: readonly PlayedGame[], ranks: Ranks): BracketGame[] {
  if (namesTeams(listed)) return listed;
  const roots = treesOf(listed).filter((tree) => !loserEntriesOf(tree).length);
  const found = roots.flatMap(({ root }) =>
    guesses(root, listed, played).map((games) => {
      const tree = treesOf(games).find((each) => each.root.id === root.id)!;
      const decided = games.filter(({ winner }) => winner !== null).length;
      return { games, rank: averageRank(entrantsOf(tree), ranks), decided };
    }),
  );
  return found.toSorted((a, b) => a.rank - b.rank || b.decided - a.decided)[0]?.games ?? listed;
}

/** Drops the games that follow a listed one's winner: his tournament is over. */
function withoutSequels(games: readonly BracketGame[]): BracketGame[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  const isSequel = (game: BracketGame) =>
    game.sides.some(({ from }) => {
      const source = from ? byId.get(from.game) : undefined;
      return from && (!source || (source.isListed && from.as === 'winner'));
    });
  const kept = games.filter((game) => game.isListed || !isSequel(game));
  return kept.length < games.length ? withoutSequels(kept) : kept;
}

/** The played games that no bracket lists. */
function unlisted(listed: readonly BracketGame[], played: readonly PlayedGame[]): BracketGame[] {
  const isListed = (each: PlayedGame) =>
    listed.some((game) => isInWeeksOf(game, each) && each.teams.every((teamId) => teamsOf(game).includes(teamId)));
  return played
    .filter((each) => !isListed(each))
    .map(({ firstWeek, lastWeek, teams, winner }, i) => {
      const [one, other] = teams.map((teamId) => ({ teamId, seed: null, from: null }));
      const game = { id: `played ${i}`, round: firstWeek, lastRound: lastWeek, hasWeeks: true, winner, leader: null };
      return { ...game, sides: [one!, other!], place: null, isListed: false };
    });
}

/** The place of a tournament for losers of other ones; null if it is for none. A game that no bracket lists must be between losers. */
function startOf(tree: Tree, title: Tree, placed: readonly Placed[]): number | null {
  if (tree.root.place !== null) return tree.root.place;
  const entries = entriesOf(tree);
  const losers = loserEntriesOf(tree);
  if (!losers.length) {
    // A single game of the next seeds.
    const next = entrantsOf(title).length + 1;
    const seeds = entries.map(({ seed }) => seed).sort();
    return tree.depths.size === 1 && seeds[0] === next && seeds[1] === next + 1 ? next : null;
  }
  if (!tree.root.isListed && losers.length < entries.length) return null;
  const places = losers.map(({ from }) => {
    const source = placed.find((each) => [...each.tree.depths.keys()].some(({ id }) => id === from!.game));
    const game = source && [...source.tree.depths.keys()].find(({ id }) => id === from!.game);
    return source && game ? placeOfLoser(source.tree, source.start, game) : null;
  });
  return places.includes(null) ? null : Math.min(...places.flatMap((place) => place ?? []));
}

/** The tournaments that are for a place, the title's first. */
function placedTrees(trees: readonly Tree[], title: Tree, ranks: Ranks): Placed[] {
  const placed: Placed[] = [{ tree: title, start: 1 }];
  for (let isMore = true; isMore;) {
    const open = trees.filter((tree) => !placed.some((each) => each.tree === tree));
    const next = open.flatMap((tree) => ({ tree, start: startOf(tree, title, placed) }));
    const found = next.filter((each): each is Placed => each.start !== null);
    placed.push(...found);
    isMore = found.length > 0;
  }
  const rank = ({ tree }: Placed) => averageRank(entrantsOf(tree), ranks);
  const isUnlisted = ({ tree }: Placed) => Number(!tree.root.isListed);
  return placed.sort((a, b) => a.start - b.start || isUnlisted(a) - isUnlisted(b) || rank(a) - rank(b));
}

/** The last games of tournaments, each for the next free place; a team is placed once. */
function placeGamesOf(placed: readonly Placed[]): PlaceGame[] {
  const games: PlaceGame[] = [];
  for (const { tree, start } of placed) {
    const { root } = tree;
    const teams = teamsOf(root);
    if (!root.isListed && root.winner === null && start > 1) continue;
    if (games.some((game) => game.teams.some((teamId) => teams.includes(teamId)))) continue;
    const isTaken = (at: number) => games.some((game) => Math.abs(game.place - at) < 2);
    if (!root.isListed && isTaken(start)) continue;
    let place = start;
    while (isTaken(place)) place += 1;
    const loser = loserOf(root);
    games.push({ place, teams, ...(loser === null ? { winner: null, loser: null } : { winner: root.winner, loser }) });
  }
  return games;
}

/** The teams in the order in which they take the places that no game decides: those of the title's tournament first. */
function inOrder(placed: readonly Placed[], title: Tree, standings: readonly Standing[]): Standing[] {
  const reached = new Map(placed.flatMap(({ tree, start }) => losersOf(tree, start)));
  const titleTeams = new Set(entrantsOf(title));
  const place = (teamId: string) => (titleTeams.has(teamId) ? (reached.get(teamId) ?? standings.length) : Infinity);
  const compare = (a: number, b: number) => (a === b ? 0 : a - b);
  return standings.toSorted((a, b) => compare(place(a.teamId), place(b.teamId)));
}

const noGames = 'The host lists no games of the play-offs.';
const noTeams = 'The host’s brackets name no teams, and the games as played do not show who met whom.';
const noTitle = 'Neither the host’s brackets nor the games as played show which tournament was for the title.';
const openTitle = 'The host has no winner of the final.';
const openPlace = 'The host has no winner of the game for place ';

/**
 * The final positions of a season that is over and had play-offs.
 * @param brackets the games of the host's brackets, empty without brackets; they are completed
 * @param played the games of the play-offs as played
 * @param standings of the regular season, in the host's order
 * @param onOpen gets the reason, as a sentence, why positions are not decided
 */
export function decidePlaces(
  brackets: readonly BracketGame[],
  played: readonly PlayedGame[],
  standings: readonly Standing[],
  onOpen?: (reason: string) => void,
): Place[] {
  const none = (reason: string) => {
    onOpen?.(reason);
    return [];
  };
  const ranks = ranksOf(standings);
  const listed = withSources(brackets);
  if (!listed.length && !played.length) return none(noGames);
  resolve(listed, []);
  link(listed);
  resolve(listed, played);
  const known = withTeams(listed, played, ranks);
  if (known.length && !namesTeams(known)) return none(noTeams);
  const all = [...known, ...unlisted(known, played)];
  link(all);
  const trees = treesOf(withoutSequels(all));
  const title = titleTree(known.length ? trees.filter(({ root }) => root.isListed) : trees, ranks);
  if (!title || (!known.length && !isOfBest(title, ranks))) return none(noTitle);
  const placed = placedTrees(trees, title, ranks);
  const decisive = placeGamesOf(placed);
  const open = decisive.find(({ winner }) => winner === null);
  if (open) onOpen?.(open.place === 1 ? openTitle : `${openPlace}${open.place}.`);
  return toPlaces(decisive, inOrder(placed, title, standings));
}
