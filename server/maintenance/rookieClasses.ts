import { eq } from 'drizzle-orm';
import type { Database } from '../db';
import { type CrosswalkRow } from '../imports/playerFiles/crosswalk';
import { type FantasyProsRow, readFantasyPros } from '../imports/playerFiles/fantasyPros';
import { playerMatcher } from '../imports/playerFiles/match';
import { readCombine, readDraftBuzz, type DraftBuzzRow } from '../imports/playerFiles/rookieFiles';
import { joinRookies, type RookieFiles } from '../imports/playerFiles/rookies';
import { selectAliases, selectPlayers } from '../queries/knownPlayers';
import { rookie } from '../schema';
import { type ImportFile, readAs, readImportFolder } from './importFolder';
import { nothing, type Outcome, type Store, total } from './outcome';
import { writeSet } from './writeSet';

/** The newest ranking of rookies of each season. */
function newestRankings(files: ImportFile[], thisSeason: number): Map<number, FantasyProsRow[]> {
  const rankings = new Map<number, FantasyProsRow[]>();
  for (const file of files.filter(({ kind }) => kind === 'fantasyPros')) {
    const { view, rows } = readAs(file, readFantasyPros);
    const season = file.season ?? thisSeason;
    if (view === 'rookies' && !rankings.has(season)) rankings.set(season, rows);
  }
  return rankings;
}

/** The boards of Draft Buzz, oldest file first, each row with its season. */
const boardsOf = (files: ImportFile[], thisSeason: number): DraftBuzzRow[] =>
  files
    .filter(({ kind }) => kind === 'draftBuzz')
    .toReversed()
    .flatMap((file) => readAs(file, readDraftBuzz).map((row) => ({ ...row, season: row.season ?? file.season ?? thisSeason })));

/** Writes a class; what no file tells of a rookie stays as it was. */
async function writeClass(tx: Database, season: number, files: RookieFiles): Promise<Outcome> {
  const match = playerMatcher(await selectPlayers(tx), await selectAliases(tx));
  const { rookies, unmatched } = joinRookies(season, files, match);
  const before = new Map((await tx.select().from(rookie).where(eq(rookie.season, season))).map((row) => [row.playerId, row]));
  const rows = rookies.map((row) => {
    const old = before.get(row.playerId);
    return {
      ...row,
      ...{ weightLbs: row.weightLbs ?? old?.weightLbs ?? null, height: row.height ?? old?.height ?? null },
      ...{ yardDash: row.yardDash ?? old?.yardDash ?? null },
      fantasyProsRank: row.fantasyProsRank ?? old?.fantasyProsRank ?? null,
      draftBuzzRank: row.draftBuzzRank ?? old?.draftBuzzRank ?? null,
    };
  });
  return { ...(await writeSet(tx, rookie, eq(rookie.season, season), rows, { keepOthers: true })), unmatched };
}

/** The rookies of every season of which the folder has a ranking by FantasyPros or Draft Buzz. */
export async function populateRookies(folder: string, crosswalk: CrosswalkRow[], thisSeason: number): Promise<Store> {
  const files = await readImportFolder(folder);
  const rankings = newestRankings(files, thisSeason);
  const boards = boardsOf(files, thisSeason);
  const combine = files.filter(({ kind }) => kind === 'combine').flatMap((file) => readAs(file, readCombine));
  const seasons = [...new Set([...rankings.keys(), ...boards.flatMap(({ season }) => season ?? [])])].sort();
  if (!seasons.length)
    return () => Promise.resolve(nothing(`${folder} has no ranking of rookies, by FantasyPros or Draft Buzz.`));
  return async (tx) => {
    const steps: Outcome[] = [];
    for (const season of seasons) {
      const draftBuzz = boards.filter((row) => row.season === season);
      steps.push(await writeClass(tx, season, { fantasyPros: rankings.get(season) ?? [], draftBuzz, combine, crosswalk }));
    }
    return total(...steps);
  };
}
