/** Completes what brackets leave open, from the sides that games feed and from the games as played. */
import { type BracketGame, type BracketSide, isInWeeksOf, loserOf, type PlayedGame, teamsOf } from './games';

/** Sets a team that is not known yet; a side never changes. */
function fill(side: BracketSide, teamId: string | null | undefined): boolean {
  if (side.teamId !== null || teamId == null) return false;
  side.teamId = teamId;
  return true;
}

/** Fills a side from the game that feeds it, and that game's winner from the side. */
function follow(games: ReadonlyMap<string, BracketGame>, side: BracketSide): boolean {
  const source = side.from && games.get(side.from.game);
  if (!source) return false;
  const isWinner = side.from!.as === 'winner';
  if (fill(side, isWinner ? source.winner : loserOf(source))) return true;
  if (side.teamId === null || source.winner !== null) return false;
  const teams = teamsOf(source);
  if (teams.length === 2 && !teams.includes(side.teamId)) return false;
  const other = teams.length === 2 ? (teams.find((teamId) => teamId !== side.teamId) ?? null) : null;
  source.winner = isWinner ? side.teamId : other;
  return source.winner !== null;
}

/** Fills a game from the played one of its teams; with one team known, the other is its only opponent. */
function look(game: BracketGame, played: readonly PlayedGame[]): boolean {
  const known = game.winner !== null && !teamsOf(game).length ? [game.winner] : teamsOf(game);
  if (!known.length || (known.length === 2 && game.winner !== null)) return false;
  if (known.length === 1 && !game.hasWeeks) return false;
  const fits = played.filter((each) => isInWeeksOf(game, each) && known.every((teamId) => each.teams.includes(teamId)));
  const [found] = fits;
  if (!found || (fits.length > 1 && known.length === 1)) return false;
  const [one, other] = game.sides;
  // Either side of a game without teams can be either team; which one matters only to a side that an earlier game feeds.
  if (!teamsOf(game).length && game.sides.some(({ from }) => from)) return false;
  const rest = found.teams.filter((teamId) => !teamsOf(game).includes(teamId));
  const isFilled = [one, other].filter((side) => fill(side, side.teamId === null ? rest.shift() : null)).length > 0;
  const isDecided = game.winner === null && found.winner !== null;
  if (isDecided) game.winner = found.winner;
  return isFilled || isDecided;
}

/** Adds the games that feed others but are not listed, with the teams that come from them. */
export function withSources(games: readonly BracketGame[]): BracketGame[] {
  const ids = new Set(games.map(({ id }) => id));
  const fed = games.flatMap(({ sides, round }) =>
    sides.flatMap(({ from, teamId }) => (from ? [{ ...from, teamId, round }] : [])),
  );
  const missing = [...new Set(fed.map(({ game }) => game))].filter((id) => !ids.has(id));
  const sources = missing.map((id): BracketGame => {
    const own = fed.filter(({ game }) => game === id);
    const sideOf = (as: string) => ({ teamId: own.find((each) => each.as === as)?.teamId ?? null, seed: null, from: null });
    const sides: BracketGame['sides'] = [sideOf('winner'), sideOf('loser')];
    const round = Math.min(...own.map((each) => each.round)) - 1;
    const at = { id, round, lastRound: round, hasWeeks: false, place: null, isListed: true };
    return { ...at, sides, winner: sides[0].teamId, leader: null };
  });
  return [...games, ...sources];
}

/** Fills teams and winners of games, which change, until nothing more follows. */
export function resolve(games: readonly BracketGame[], played: readonly PlayedGame[]): void {
  const byId = new Map(games.map((game) => [game.id, game]));
  const steps = [
    ({ sides }: BracketGame) => sides.filter((side) => follow(byId, side)).length > 0,
    (game: BracketGame) => look(game, played),
    (game: BracketGame) => game.winner === null && (game.winner = game.leader) !== null,
  ];
  // A source counts where the ones before it say nothing more. Every step fills something, so it ends.
  while (steps.some((step) => games.filter(step).length > 0));
}

/** Teams of games, in the order of their sides. */
type Assignment = ReadonlyMap<string, readonly [string, string]>;

/** The ways in which played games fit a game and those that feed it. */
function fitsOf(game: BracketGame, teams: readonly [string, string], context: Context): Assignment[] {
  const [one, other] = game.sides;
  const orders = one.from || other.from ? [teams, [teams[1], teams[0]] as const] : [teams];
  return orders.flatMap((inOrder) => {
    const below = fitsOfSide(game, one, inOrder[0], context);
    const beside = below.length ? fitsOfSide(game, other, inOrder[1], context) : [];
    return below.flatMap((a) => beside.map((b) => new Map([...a, ...b, [game.id, inOrder]])));
  });
}

interface Context {
  byId: ReadonlyMap<string, BracketGame>;
  played: readonly PlayedGame[];
}

function fitsOfSide(game: BracketGame, { from }: BracketSide, teamId: string, context: Context): Assignment[] {
  const source = from && context.byId.get(from.game);
  const lost = (each: PlayedGame) => each.winner !== null && each.winner !== teamId;
  const own = context.played.filter(({ teams }) => teams.includes(teamId));
  if (!source) return own.some((each) => each.lastWeek < game.round && lost(each)) ? [] : [new Map()];
  if (source.round >= game.round) return [];
  const fits = own.filter((each) => isInWeeksOf(source, each) && (from.as === 'winner' ? each.winner === teamId : lost(each)));
  return fits.flatMap(({ teams }) => fitsOf(source, teams, context));
}

/**
 * The ways to name the teams of a bracket that has none, beginning with its last game: each is a copy of all games, as far as they then
 * resolve.
 */
export function guesses(root: BracketGame, games: readonly BracketGame[], played: readonly PlayedGame[]): BracketGame[][] {
  const context = { byId: new Map(games.map((game) => [game.id, game])), played };
  const fits = root.hasWeeks ? played.filter((each) => isInWeeksOf(root, each)) : [];
  return fits
    .flatMap(({ teams }) => fitsOf(root, teams, context))
    .map((assignment) => {
      const copies = structuredClone([...games]);
      for (const { id, sides } of copies) assignment.get(id)?.forEach((teamId, i) => (sides[i]!.teamId = teamId));
      resolve(copies, played);
      return copies;
    });
}
