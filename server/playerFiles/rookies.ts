import type { CrosswalkRow } from './crosswalk';
import type { FantasyProsRow } from './fantasyPros';
import type { Match, NamedPlayer } from './match';
import { nameKey } from './names';
import type { CombineRow, DraftBuzzRow } from './rookieFiles';

/** A rookie as in our table: position ranks, null if a file does not have him. */
export interface RookieRow {
  season: number;
  playerId: string;
  name: string;
  position: string;
  weightLbs: number | null;
  height: string | null;
  yardDash: number | null;
  fantasyProsRank: number | null;
  draftBuzzRank: number | null;
}

/** The available files of a class; rows of other seasons and positions are left out. */
export interface RookieFiles {
  fantasyPros: FantasyProsRow[];
  draftBuzz: DraftBuzzRow[];
  combine: CombineRow[];
  crosswalk: CrosswalkRow[];
}

type Measures = Pick<RookieRow, 'height' | 'weightLbs' | 'yardDash'>;

/** The positions that a class has. */
export const rookiePositions: ReadonlySet<string | null> = new Set(['QB', 'RB', 'WR', 'TE']);
const noMeasures = { weightLbs: null, height: null, yardDash: null, fantasyProsRank: null, draftBuzzRank: null };

/**
 * Joins the files of a class. The class has every player of a ranking. Measurements come from the combine, else Draft Buzz, else the
 * crosswalk. A name means the rookie of the class with that name, else the player found by `match`; ranked players without a match are
 * `unmatched`.
 * @param known rookies who are in the class without a ranking
 */
export function joinRookies(
  season: number,
  files: RookieFiles,
  match: Match,
  known: Pick<RookieRow, 'playerId' | 'name' | 'position'>[] = [],
): { rookies: RookieRow[]; unmatched: string[] } {
  const stored = known.map(({ playerId, name, position }): RookieRow => ({ season, playerId, name, position, ...noMeasures }));
  const rookies = new Map(stored.map((row) => [row.playerId, row]));
  const byName = new Map(stored.map((row) => [nameKey(row.name), row]));
  const unmatched = new Set<string>();

  function rookieOf(row: NamedPlayer): RookieRow | undefined {
    const found = byName.get(nameKey(row.name));
    if (found) return found;
    const player = match(row);
    if (!player) {
      unmatched.add(row.name);
      return undefined;
    }
    const known = rookies.get(player.id);
    const rookie = known ?? { season, playerId: player.id, name: player.name, position: row.position ?? '-', ...noMeasures };
    rookies.set(player.id, rookie);
    byName.set(nameKey(row.name), rookie);
    return rookie;
  }
  const measure = (rookie: RookieRow | undefined, { height, weightLbs, yardDash }: Measures) => {
    if (!rookie) return;
    rookie.height ??= height;
    rookie.weightLbs ??= weightLbs;
    rookie.yardDash ??= yardDash;
  };
  const isOfClass = (row: CombineRow) => rookiePositions.has(row.position) && (row.season === null || row.season === season);

  for (const row of files.fantasyPros.filter(({ position }) => rookiePositions.has(position))) {
    const rookie = rookieOf(row);
    if (rookie) rookie.fantasyProsRank = row.positionRank;
  }
  const board = files.draftBuzz.filter(isOfClass);
  for (const row of board) {
    const rookie = rookieOf({ ...row, nflTeam: null });
    if (rookie) rookie.draftBuzzRank = row.positionRank;
  }
  for (const row of files.combine.filter((one) => one.season === null || one.season === season))
    measure(byName.get(nameKey(row.name)), row);
  for (const row of board) measure(byName.get(nameKey(row.name)), row);
  for (const row of files.crosswalk.filter(({ draftYear }) => draftYear === season))
    measure(byName.get(nameKey(row.name)), { ...row, yardDash: null });
  return { rookies: [...rookies.values()], unmatched: [...unmatched] };
}
