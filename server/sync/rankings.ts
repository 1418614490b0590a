import type { Database } from '../db';
import { byesOf } from '../playerFiles/byes';
import { type FantasyProsRow, readFantasyPros } from '../playerFiles/fantasyPros';
import { playerMatcher } from '../playerFiles/match';
import { PlayerFileError } from '../playerFiles/table';
import { HostError } from '../hosts/errors';
import type { Report } from '../domain/oddValues';
import type { HostRank } from '../hosts/hostRows';
import { selectByeWeeks, syncByeWeeks } from '../db/queries/byeWeeks';
import { addImportFile, isLoaded } from '../db/queries/importFiles';
import { playerIdsOf, selectAliases, selectPlayers } from '../db/queries/knownPlayers';
import { selectRankings, setRankingDay, syncRankings } from '../db/queries/rankings';
import { type ImportFile, readAs, readImportFolder } from './importFolder';
import { ImportError, skippedImport, type ImportResult, type ImportWrite, total } from './result';
import { nameOfHostPlayer } from './unmatchedNames';

type MatchedRow = FantasyProsRow & { playerId: string };

/** The rows of a file for known players. Of several rows of a player the first counts, and `unmatched` names him. */
async function knownRows(tx: Database, rows: FantasyProsRow[]): Promise<{ known: MatchedRow[]; unmatched: string[] }> {
  const match = playerMatcher(await selectPlayers(tx), await selectAliases(tx));
  const known = new Map<string, MatchedRow>();
  const unmatched: string[] = [];
  for (const row of rows) {
    const found = match(row);
    const first = found && known.get(found.id);
    if (!found) unmatched.push(row.name);
    else if (first)
      unmatched.push(`players: ranks ${first.rank} and ${row.rank} are both of ${found.name}, ${first.rank} counts`);
    else known.set(found.id, { ...row, playerId: found.id });
  }
  return { known: [...known.values()], unmatched };
}

/**
 * Writes a whole ranking: players missing from it lose their rank.
 * @throws ImportError when most players are unknown
 */
async function writeRanks(tx: Database, season: number, ranks: HostRank[], unmatched: string[]): Promise<ImportResult> {
  if (ranks.length < unmatched.length)
    throw new ImportError(
      `Only ${ranks.length} of ${ranks.length + unmatched.length} ranked players are known: import the players first.`,
    );
  const nflRank = new Map(ranks.map(({ playerId, rank }) => [playerId, rank]));
  const ids = new Set([...(await selectRankings(tx, season)).map(({ playerId }) => playerId), ...nflRank.keys()]);
  const rows = [...ids].map((playerId) => ({ season, playerId, nflRank: nflRank.get(playerId) ?? null }));
  await setRankingDay(tx, 'nflRank', season);
  return { ...(await syncRankings(tx, season, rows, { removeOthers: true })), unmatched };
}

/** The files of the import folder; empty without the folder. */
const filesIn = (folder: string) =>
  readImportFolder(folder).catch((error: unknown): ImportFile[] => {
    if (error instanceof PlayerFileError) return [];
    throw error;
  });

/**
 * The host's ranking of a season's players. Without one, or when the host is unreachable: the newest draft ranking of the import folder.
 * @throws HostError when there is neither
 */
export async function updateNflRanks(
  host: { ranks: (season: number, report: Report) => Promise<HostRank[]> },
  folder: string,
  season: number,
  report: Report,
): Promise<ImportWrite> {
  const ranks = await host.ranks(season, report).catch((error: unknown): HostError => {
    if (error instanceof HostError) return error;
    throw error;
  });
  if (Array.isArray(ranks) && ranks.length)
    return async (tx) => {
      const ids = await playerIdsOf(tx, 'mfl');
      const known = ranks.flatMap(({ playerId, rank }) => (ids.has(playerId) ? [{ playerId: ids.get(playerId)!, rank }] : []));
      const unknown = ranks.filter(({ playerId }) => !ids.has(playerId));
      return writeRanks(
        tx,
        season,
        known,
        unknown.map(({ playerId }) => nameOfHostPlayer('mfl', playerId)),
      );
    };
  const files = (await filesIn(folder)).filter(({ kind, season: of }) => kind === 'fantasyPros' && (of ?? season) === season);
  const file = files.find((each) => readAs(each, readFantasyPros).view === 'draft');
  if (!file && ranks instanceof HostError) throw ranks;
  if (!file)
    return () => Promise.resolve(skippedImport(`The host has no ranking of ${season}, nor has ${folder} a draft ranking.`));
  const { rows } = readAs(file, readFantasyPros, report);
  return async (tx) => {
    const { known, unmatched } = await knownRows(tx, rows);
    return writeRanks(tx, season, known, unmatched);
  };
}

/** Writes a file's values of its players. The host's rank and stored values that the file lacks stay. */
async function writeFile(tx: Database, season: number, file: FantasyProsRow[]): Promise<ImportResult> {
  const { known, unmatched } = await knownRows(tx, file);
  const before = new Map((await selectRankings(tx, season)).map((row) => [row.playerId, row]));
  const rows = known.map(({ playerId, rank, best, worst, avg, stdDev, age }) => {
    const old = before.get(playerId);
    return {
      season,
      playerId,
      nflRank: old?.nflRank ?? rank,
      best: best ?? old?.best ?? null,
      worst: worst ?? old?.worst ?? null,
      avg: avg ?? old?.avg ?? null,
      stdDev: stdDev ?? old?.stdDev ?? null,
      age: age ?? old?.age ?? null,
    };
  });
  const count = await syncRankings(tx, season, rows);
  if (rows.some(({ avg }) => avg !== null)) await setRankingDay(tx, 'adp', season);
  // Without a host ranking, the file's ranking is shown.
  if (![...before.values()].some(({ nflRank }) => nflRank !== null)) await setRankingDay(tx, 'nflRank', season);
  return total({ ...count, unmatched }, await writeByes(tx, season, file));
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

/** Loads the newest FantasyPros ranking of the folder, once. Rookie rankings are skipped: `populateRookies` reads them. */
export async function loadNewestFile(folder: string, thisSeason: number, report: Report): Promise<ImportWrite> {
  const files = (await readImportFolder(folder)).filter(({ kind }) => kind === 'fantasyPros');
  for (const file of files) {
    if (readAs(file, readFantasyPros).view === 'rookies') continue;
    return storeFile(file, readAs(file, readFantasyPros, report).rows, file.season ?? thisSeason);
  }
  return () => Promise.resolve(skippedImport(`${folder} has no ranking of FantasyPros.`));
}

const storeFile =
  (file: ImportFile, rows: FantasyProsRow[], season: number): ImportWrite =>
  async (tx) => {
    if (await isLoaded(tx, file.sha256)) return skippedImport(`${file.name} is loaded already, and none is newer.`);
    await addImportFile(tx, file);
    return writeFile(tx, season, rows);
  };
