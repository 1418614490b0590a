import type { Database } from '../db';
import type { Report } from '../domain/oddValues';
import { type FantasyProsRow, readFantasyPros } from '../playerFiles/fantasyPros';
import { playerMatcher } from '../playerFiles/match';
import { readCombine, readDraftBuzz, type DraftBuzzRow } from '../playerFiles/rookieFiles';
import { joinRookies, type RookieFiles } from '../playerFiles/rookies';
import { selectAliases, selectPlayers } from '../db/queries/knownPlayers';
import { selectRookieRows, syncRookies } from '../db/queries/rookies';
import { type ImportFile, readAs, readImportFolder, readNewestCrosswalk } from './importFolder';
import { skippedImport, type ImportResult, type ImportWrite, total } from './result';

/** The newest ranking of rookies of each season. */
function newestRankings(files: ImportFile[], thisSeason: number, report: Report): Map<number, FantasyProsRow[]> {
  const rankings = new Map<number, FantasyProsRow[]>();
  for (const file of files.filter(({ kind }) => kind === 'fantasyPros')) {
    const season = file.season ?? thisSeason;
    if (readAs(file, readFantasyPros).view === 'rookies' && !rankings.has(season))
      rankings.set(season, readAs(file, readFantasyPros, report).rows);
  }
  return rankings;
}

/** The boards of Draft Buzz, oldest file first, each row with its season. */
const boardsOf = (files: ImportFile[], thisSeason: number, report: Report): DraftBuzzRow[] =>
  files
    .filter(({ kind }) => kind === 'draftBuzz')
    .toReversed()
    .flatMap((file) =>
      readAs(file, readDraftBuzz, report).map((row) => ({ ...row, season: row.season ?? file.season ?? thisSeason })),
    );

/** Writes a rookie class. Stored values that no file has are kept. */
async function writeClass(tx: Database, season: number, files: RookieFiles): Promise<ImportResult> {
  const match = playerMatcher(await selectPlayers(tx), await selectAliases(tx));
  const { rookies, unmatched } = joinRookies(season, files, match);
  const before = new Map((await selectRookieRows(tx, season)).map((row) => [row.playerId, row]));
  const rows = rookies.map((row) => {
    const old = before.get(row.playerId);
    return {
      ...row,
      weightLbs: row.weightLbs ?? old?.weightLbs ?? null,
      height: row.height ?? old?.height ?? null,
      yardDash: row.yardDash ?? old?.yardDash ?? null,
      fantasyProsRank: row.fantasyProsRank ?? old?.fantasyProsRank ?? null,
      draftBuzzRank: row.draftBuzzRank ?? old?.draftBuzzRank ?? null,
    };
  });
  return { ...(await syncRookies(tx, season, rows)), unmatched };
}

/** The rookies of every season for which the folder has a FantasyPros or Draft Buzz ranking. */
export async function populateRookies(folder: string, thisSeason: number, report: Report): Promise<ImportWrite> {
  const files = await readImportFolder(folder);
  const crosswalk = await readNewestCrosswalk(folder, report);
  const rankings = newestRankings(files, thisSeason, report);
  const boards = boardsOf(files, thisSeason, report);
  const combine = files.filter(({ kind }) => kind === 'combine').flatMap((file) => readAs(file, readCombine, report));
  const seasons = [...new Set([...rankings.keys(), ...boards.flatMap(({ season }) => season ?? [])])].sort();
  if (!seasons.length)
    return () => Promise.resolve(skippedImport(`${folder} has no ranking of rookies, by FantasyPros or Draft Buzz.`));
  return async (tx) => {
    const steps: ImportResult[] = [];
    for (const season of seasons) {
      const draftBuzz = boards.filter((row) => row.season === season);
      steps.push(await writeClass(tx, season, { fantasyPros: rankings.get(season) ?? [], draftBuzz, combine, crosswalk }));
    }
    return total(...steps);
  };
}
