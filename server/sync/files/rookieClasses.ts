import type { Database } from '../../db';
import type { Report } from '../../domain/oddValues';
import type { CrosswalkRow } from '../../playerFiles/crosswalk';
import { type FantasyProsRow, readFantasyPros } from '../../playerFiles/fantasyPros';
import { type Match, playerMatcher } from '../../playerFiles/match';
import { partOf } from '../../playerFiles/partOf';
import { readCombine, readDraftBuzz, type DraftBuzzRow } from '../../playerFiles/rookieFiles';
import { joinRookies, type RookieFiles, rookiePositions } from '../../playerFiles/rookies';
import { selectAliases, selectPlayers } from '../../db/queries/players/knownPlayers';
import { selectRookieRows, syncRookies } from '../../db/queries/players/rookies';
import { type ImportFile, readAs, readImportFolder, readNewestCrosswalk } from './importFolder';
import { fewerOf, type OnFewer, PartialFileError, refuseFewer } from './partialFiles';
import { skippedImport, type ImportResult, type ImportWrite, total } from '../result';

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

/** Checks that rankings have rookies of all positions. @throws PartialFileError that names the positions */
function requireAllPositions(season: number, { fantasyPros, draftBuzz }: RookieFiles, match: Match): void {
  const ranked = [...fantasyPros, ...draftBuzz.filter(({ position }) => rookiePositions.has(position))];
  const part = partOf(ranked.flatMap((row) => row.position ?? match({ nflTeam: null, ...row })?.position ?? []));
  if (part)
    throw new PartialFileError(`The rookies of ${season} are ranked at ${part} only. Only a ranking of all positions is loaded.`);
}

/** Writes a rookie class. Stored values that no file has are kept; without a ranking the stored rookies are measured. */
async function writeClass(tx: Database, season: number, files: RookieFiles, onFewer: OnFewer): Promise<ImportResult> {
  const match = playerMatcher(await selectPlayers(tx), await selectAliases(tx));
  requireAllPositions(season, files, match);
  const stored = await selectRookieRows(tx, season);
  const isRanked = files.fantasyPros.length > 0 || files.draftBuzz.length > 0;
  const { rookies, unmatched } = joinRookies(season, files, match, isRanked ? [] : stored);
  const before = new Map(stored.map((row) => [row.playerId, row]));
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
  const ranked = stored.filter(({ fantasyProsRank, draftBuzzRank }) => fantasyProsRank ?? draftBuzzRank);
  const idsOf = (rookies: { playerId: string }[]) => rookies.map(({ playerId }) => playerId);
  const name = `The ranking of rookies of ${season}`;
  const fewer = fewerOf(name, idsOf(rows), idsOf(ranked), ['stored rookies', 'be removed']);
  if (fewer !== null) onFewer(fewer);
  return { ...(await syncRookies(tx, season, rows)), unmatched };
}

/** The classes of rookies in files: their seasons, the number of ranked rows, and how each is written. */
export function readClasses(files: ImportFile[], crosswalk: CrosswalkRow[], thisSeason: number, report: Report) {
  const rankings = newestRankings(files, thisSeason, report);
  const boards = boardsOf(files, thisSeason, report);
  const combine = files.filter(({ kind }) => kind === 'combine').flatMap((file) => readAs(file, readCombine, report));
  const ranked = [...rankings.keys(), ...boards.flatMap(({ season }) => season ?? [])];
  return {
    seasons: [...new Set(ranked)].sort(),
    rows: [...rankings.values()].flat().length + boards.length,
    writeSeason: (tx: Database, season: number, onFewer: OnFewer): Promise<ImportResult> => {
      const draftBuzz = boards.filter((row) => row.season === season);
      return writeClass(tx, season, { fantasyPros: rankings.get(season) ?? [], draftBuzz, combine, crosswalk }, onFewer);
    },
  };
}

/**
 * The rookies of every season for which the folder has a FantasyPros or Draft Buzz ranking. A class with rankings of a part of it is reported
 * and stays as it is.
 */
export async function populateRookies(folder: string, thisSeason: number, report: Report): Promise<ImportWrite> {
  const files = await readImportFolder(folder);
  const { seasons, writeSeason } = readClasses(files, await readNewestCrosswalk(folder, report), thisSeason, report);
  if (!seasons.length)
    return () => Promise.resolve(skippedImport(`${folder} has no ranking of rookies, by FantasyPros or Draft Buzz.`));
  return async (tx) => {
    const steps: ImportResult[] = [];
    const refused: string[] = [];
    for (const season of seasons)
      try {
        steps.push(await tx.transaction((own) => writeSeason(own, season, refuseFewer)));
      } catch (error) {
        if (!(error instanceof PartialFileError)) throw error;
        refused.push(error.message);
      }
    if (!steps.length) throw new PartialFileError(refused.join('\n'));
    refused.forEach((message) => report(message.replace(/\.$/, '')));
    return total(...steps);
  };
}

/** The measures in a combine file, by season, for the stored classes. */
export function readMeasures(file: ImportFile, thisSeason: number, report: Report) {
  const combine = readAs(file, readCombine, report).map((row) => ({ ...row, season: row.season ?? file.season ?? thisSeason }));
  const seasons = [...new Set(combine.map(({ season }) => season))].sort();
  return {
    ...{ seasons, rows: combine.length },
    write: async (tx: Database): Promise<ImportResult> => {
      const steps: ImportResult[] = [];
      for (const season of seasons)
        steps.push(await writeClass(tx, season, { fantasyPros: [], draftBuzz: [], combine, crosswalk: [] }, refuseFewer));
      return total(...steps);
    },
  };
}
