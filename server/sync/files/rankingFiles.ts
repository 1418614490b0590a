/** Rankings of FantasyPros: a loaded file takes precedence over the figures that hosts send. */
import type { Database } from '../../db';
import { selectByeWeeks, syncByeWeeks } from '../../db/queries/players/byeWeeks';
import { addImportFile, isLoaded } from '../../db/queries/jobs/importFiles';
import { findRankingSource, selectRankings, setRankingSource, syncRankings } from '../../db/queries/players/rankings';
import type { Report } from '../../domain/oddValues';
import { byesOf } from '../../playerFiles/byes';
import { type FantasyProsFile, type FantasyProsRow, readFantasyPros } from '../../playerFiles/fantasyPros';
import { type ImportFile, readAs, readImportFolder } from './importFolder';
import { fewerRanked, type OnFewer, refuseFewer, requireWhole, writeFirstWhole } from './partialFiles';
import { knownRows, type MatchedRow, writeWhole } from '../players/rankings';
import { ImportError, skippedImport, type ImportResult, type ImportWrite, total } from '../result';

/** The figures of a file by player, as a table of them is written. */
const ranksOf = (rows: MatchedRow[]) => rows.map(({ playerId, rank }) => ({ playerId, nflRank: rank }));

/**
 * Writes a file's ranks: those of a draft ranking in place of the stored ones; those of another view where the season has none, until a
 * host has a ranking, unless most players of an earlier ranking would have none.
 */
async function writeRanks(tx: Database, season: number, rows: MatchedRow[], file: ReadFile): Promise<ImportResult> {
  const { view, name, onFewer } = file;
  const isRanking = view === 'draft' || view === 'projections';
  const fewer = await fewerRanked(tx, 'nflRank', season, { name, players: rows });
  const hasRanks = (await selectRankings(tx, season)).some(({ nflRank }) => nflRank !== null);
  if (!isRanking && (hasRanks || fewer !== null)) return total();
  if (fewer !== null) onFewer(fewer);
  return total(await writeWhole(tx, 'nflRank', season, ranksOf(rows), { isFile: isRanking, name }));
}

/** Writes a file's ADP, best, worst, deviation and age. Those of earlier files that this one lacks stay; a host's do not. */
async function writeAdp(tx: Database, season: number, known: MatchedRow[], { name, onFewer }: ReadFile): Promise<ImportResult> {
  const source = { isFile: true, name };
  const isOfHost = (await findRankingSource(tx, 'adp', season))?.isFile === false;
  const stored = await selectRankings(tx, season);
  const staysStored = !isOfHost && stored.some(({ avg }) => avg !== null);
  const fewer = staysStored ? null : await fewerRanked(tx, 'adp', season, { name, players: known });
  if (fewer !== null) onFewer(fewer);
  if (isOfHost) await writeWhole(tx, 'adp', season, [], source);
  const before = new Map((await selectRankings(tx, season)).map((row) => [row.playerId, row]));
  const rows = known.map(({ playerId, best, worst, avg, stdDev, age }) => {
    const old = before.get(playerId);
    return {
      season,
      playerId,
      best: best ?? old?.best ?? null,
      worst: worst ?? old?.worst ?? null,
      avg: avg ?? old?.avg ?? null,
      stdDev: stdDev ?? old?.stdDev ?? null,
      age: age ?? old?.age ?? null,
    };
  });
  await setRankingSource(tx, 'adp', season, source);
  return total(await syncRankings(tx, season, rows));
}

/** Writes a file's bye weeks of the teams whose bye week is unknown. */
async function writeByes(tx: Database, season: number, file: FantasyProsRow[]): Promise<ImportResult> {
  const stored = new Set((await selectByeWeeks(tx, season)).map(({ nflTeam }) => nflTeam));
  const unmatched: string[] = [];
  const lacking = file.filter(({ nflTeam }) => nflTeam !== null && !stored.has(nflTeam));
  const byes = byesOf(lacking, (message) => unmatched.push(`players: ${message}`));
  const rows = [...byes].map(([nflTeam, week]) => ({ season, nflTeam, week }));
  return { ...(await syncByeWeeks(tx, season, rows)), skipped: 0, unmatched };
}

/** A ranking that was read from a file. */
type ReadFile = FantasyProsFile & { name: string; onFewer: OnFewer };

/** Writes a ranking. @throws ImportError when none of its players is known, or it is no ranking of all players for the season */
async function writeFile(tx: Database, season: number, file: ReadFile): Promise<ImportResult> {
  const { known, unmatched, positions } = await knownRows(tx, file.rows);
  requireWhole(file, positions);
  if (file.rows.length && !known.length)
    throw new ImportError(`None of the ${file.rows.length} players of ${file.name} is known: import the players first.`);
  const ranks = await writeRanks(tx, season, known, file);
  const hasAdp = known.some((row) => [row.avg, row.best, row.worst, row.stdDev].some((value) => value !== null));
  const adp = hasAdp ? await writeAdp(tx, season, known, file) : total();
  return total(ranks, adp, { rows: 0, skipped: 0, unmatched }, await writeByes(tx, season, file.rows));
}

/** Stores a ranking of FantasyPros as one of a season. */
export const rankingWrite =
  (file: ImportFile, season: number, onFewer: OnFewer, report: Report): ImportWrite =>
  async (tx) => {
    await addImportFile(tx, file);
    return writeFile(tx, season, { ...readAs(file, readFantasyPros, report), name: file.name, onFewer });
  };

/**
 * Loads the newest FantasyPros ranking of the folder, once. Rookie rankings are skipped: `populateRookies` reads them. Rankings of a part of
 * the players or of the season are refused; then the newest one before them is loaded.
 */
export async function loadNewestFile(folder: string, thisSeason: number, report: Report): Promise<ImportWrite> {
  const files = (await readImportFolder(folder)).filter(({ kind }) => kind === 'fantasyPros');
  const write = async (tx: Database, file: ImportFile) => {
    if (readAs(file, readFantasyPros).view === 'rookies') return null;
    return (await isLoaded(tx, file.sha256))
      ? skippedImport(`${file.name} is loaded already, and none is newer.`)
      : rankingWrite(file, file.season ?? thisSeason, refuseFewer, report)(tx);
  };
  return async (tx) =>
    (await writeFirstWhole(tx, files, write, report)) ?? skippedImport(`${folder} has no ranking of FantasyPros.`);
}
