/** A season's ranks: written as a whole, from a host or a file. */
import type { Database } from '../../db';
import type { RowCount } from '../../db/syncRows';
import { playerIdsOf, selectAliases, selectPlayers } from '../../db/queries/players/knownPlayers';
import {
  type RankingKind,
  type RankingSource,
  selectRankings,
  setRankingSource,
  syncRankings,
} from '../../db/queries/players/rankings';
import type { Report } from '../../domain/oddValues';
import { HostError } from '../../hosts/errors';
import type { HostRank } from '../../hosts/hostRows';
import { type FantasyProsRow, readFantasyPros } from '../../playerFiles/fantasyPros';
import { playerMatcher } from '../../playerFiles/match';
import { PlayerFileError } from '../../playerFiles/table';
import { type ImportFile, readAs, readImportFolder } from '../files/importFolder';
import { fewerRanked, refuseFewer, requireWhole, writeFirstWhole } from '../files/partialFiles';
import { ImportError, skippedImport, type ImportResult, type ImportWrite } from '../result';
import { nameOfHostPlayer } from './unmatchedNames';

/** A row of a file with its player. */
export type MatchedRow = FantasyProsRow & { playerId: string };

/** The rows of a file for known players, and the names of the others. */
interface KnownRows {
  known: MatchedRow[];
  unmatched: string[];
  /** The positions of the players: of the file, else ours. */
  positions: string[];
}

/** The rows of a file for known players. Of several rows of a player the first counts, and `unmatched` names him. */
export async function knownRows(tx: Database, rows: FantasyProsRow[]): Promise<KnownRows> {
  const match = playerMatcher(await selectPlayers(tx), await selectAliases(tx));
  const matched = rows.map((row) => ({ row, found: match(row) }));
  const known = new Map<string, MatchedRow>();
  const unmatched: string[] = [];
  for (const { row, found } of matched) {
    const first = found && known.get(found.id);
    if (!found) unmatched.push(row.name);
    else if (first)
      unmatched.push(`players: ranks ${first.rank} and ${row.rank} are both of ${found.name}, ${first.rank} counts`);
    else known.set(found.id, { ...row, playerId: found.id });
  }
  const positions = matched.flatMap(({ row, found }) => row.position ?? found?.position ?? []);
  return { known: [...known.values()], unmatched, positions };
}

const noFigures = { nflRank: { nflRank: null }, adp: { avg: null, best: null, worst: null, stdDev: null } };

/** A player's figures. */
type Figures = { playerId: string } & Partial<Record<'nflRank' | 'avg' | 'best' | 'worst' | 'stdDev', number | null>>;

/** Writes figures of a season as a whole: players missing from `rows` lose theirs. Their other figures stay. */
export async function writeWhole(
  tx: Database,
  kind: RankingKind,
  season: number,
  rows: Figures[],
  source: RankingSource,
): Promise<RowCount> {
  const given = new Map(rows.map((row) => [row.playerId, row]));
  const ids = new Set([...(await selectRankings(tx, season)).map(({ playerId }) => playerId), ...given.keys()]);
  const whole = [...ids].map((playerId) => ({ season, playerId, ...noFigures[kind], ...given.get(playerId) }));
  await setRankingSource(tx, kind, season, source);
  return syncRankings(tx, season, whole);
}

/** Our players of a host's rows; `unmatched` names the others. @throws ImportError when most are unknown */
export async function knownHostRows<Row extends { playerId: string }>(tx: Database, hostRows: Row[]) {
  const ids = await playerIdsOf(tx, 'mfl');
  const rows = hostRows.flatMap((row) => (ids.has(row.playerId) ? [{ ...row, playerId: ids.get(row.playerId)! }] : []));
  if (rows.length * 2 < hostRows.length)
    throw new ImportError(`Only ${rows.length} of ${hostRows.length} ranked players are known: import the players first.`);
  const unknown = hostRows.filter(({ playerId }) => !ids.has(playerId));
  return { rows, unmatched: unknown.map(({ playerId }) => nameOfHostPlayer('mfl', playerId)) };
}

/** Writes a host's ranking. @throws ImportError when most players are unknown */
export async function writeHostRanks(tx: Database, season: number, ranks: HostRank[]): Promise<ImportResult> {
  const { rows, unmatched } = await knownHostRows(tx, ranks);
  const ranked = rows.map(({ playerId, rank }) => ({ playerId, nflRank: rank }));
  return { ...(await writeWhole(tx, 'nflRank', season, ranked, { isFile: false, name: 'MyFantasyLeague' })), unmatched };
}

/** The files of the import folder; empty without the folder. */
const filesIn = (folder: string) =>
  readImportFolder(folder).catch((error: unknown): ImportFile[] => {
    if (error instanceof PlayerFileError) return [];
    throw error;
  });

/**
 * The host's ranking of a season's players, in place of a file's. Without one, or when the host is unreachable: the newest draft ranking of
 * the import folder.
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
  if (Array.isArray(ranks) && ranks.length) return (tx) => writeHostRanks(tx, season, ranks);
  const files = (await filesIn(folder)).filter(({ kind, season: of }) => kind === 'fantasyPros' && (of ?? season) === season);
  const isDraft = (file: ImportFile) => readAs(file, readFantasyPros).view === 'draft';
  const isRanked = files.some(isDraft);
  if (!isRanked && ranks instanceof HostError) throw ranks;
  const write = async (tx: Database, file: ImportFile): Promise<ImportResult | null> => {
    if (!isDraft(file)) return null;
    const read = { ...readAs(file, readFantasyPros, report), name: file.name };
    const { known, unmatched, positions } = await knownRows(tx, read.rows);
    requireWhole(read, positions);
    const fewer = await fewerRanked(tx, 'nflRank', season, { name: file.name, players: known });
    if (fewer !== null) refuseFewer(fewer);
    const ranked = known.map(({ playerId, rank }) => ({ playerId, nflRank: rank }));
    return { ...(await writeWhole(tx, 'nflRank', season, ranked, { isFile: false, name: file.name })), unmatched };
  };
  const none = `The host has no ranking of ${season}, and the import folder ${folder} has no draft ranking.`;
  return async (tx) => (await writeFirstWhole(tx, files, write, report)) ?? skippedImport(none);
}
