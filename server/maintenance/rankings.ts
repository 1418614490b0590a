import { eq } from 'drizzle-orm';
import type { Database } from '../db';
import { type FantasyProsRow, readFantasyPros } from '../imports/playerFiles/fantasyPros';
import { playerMatcher } from '../imports/playerFiles/match';
import { PlayerFileError } from '../imports/playerFiles/table';
import { HostError } from '../imports/liveTransport';
import type { HostRank } from '../imports/provider';
import { addImportFile, isLoaded } from '../queries/importFiles';
import { playerIdsOf, selectAliases, selectPlayers } from '../queries/knownPlayers';
import { selectRankings } from '../queries/rankings';
import { byeWeek, ranking } from '../schema';
import { matched } from './hosted';
import { type ImportFile, readAs, readImportFolder } from './importFolder';
import { ImportError, nothing, type Outcome, type Store, total } from './outcome';
import { writeSet } from './writeSet';

type Named = FantasyProsRow & { playerId: string };

/** The rows of a file whose players we know, each player once. */
async function knownRows(tx: Database, rows: FantasyProsRow[]): Promise<{ known: Named[]; unmatched: string[] }> {
  const match = playerMatcher(await selectPlayers(tx), await selectAliases(tx));
  const known = new Map<string, Named>();
  const unmatched: string[] = [];
  for (const row of rows) {
    const found = match(row);
    if (!found) unmatched.push(row.name);
    else if (!known.has(found.id)) known.set(found.id, { ...row, playerId: found.id });
  }
  return { known: [...known.values()], unmatched };
}

/** Writes a whole ranking: who is not in it has no rank any more. One in which most players are unknown changes nothing. */
async function writeRanks(tx: Database, season: number, ranks: HostRank[], unmatched: string[]): Promise<Outcome> {
  if (ranks.length < unmatched.length)
    throw new ImportError(
      `Only ${ranks.length} of ${ranks.length + unmatched.length} ranked players are known: import the players first.`,
    );
  const nflRank = new Map(ranks.map(({ playerId, rank }) => [playerId, rank]));
  const ids = new Set([...(await selectRankings(tx, season)).map(({ playerId }) => playerId), ...nflRank.keys()]);
  const rows = [...ids].map((playerId) => ({ season, playerId, nflRank: nflRank.get(playerId) ?? null }));
  return { ...(await writeSet(tx, ranking, eq(ranking.season, season), rows)), unmatched };
}

/** The import folder; none where there is no such folder. */
const filesIn = (folder: string) =>
  readImportFolder(folder).catch((error: unknown): ImportFile[] => {
    if (error instanceof PlayerFileError) return [];
    throw error;
  });

/**
 * The host's ranking of a season's players; where it has none, or cannot be reached, the newest draft ranking of the import folder.
 * @throws HostError when there is neither
 */
export async function updateNflRanks(read: () => Promise<HostRank[]>, folder: string, season: number): Promise<Store> {
  const ranks = await read().catch((error: unknown): HostError => {
    if (error instanceof HostError) return error;
    throw error;
  });
  if (Array.isArray(ranks) && ranks.length)
    return async (tx) => {
      const { known, unmatched } = matched(ranks, await playerIdsOf(tx, 'mfl'), 'mfl');
      return writeRanks(tx, season, known, unmatched);
    };
  const files = (await filesIn(folder)).filter(({ kind, season: of }) => kind === 'fantasyPros' && (of ?? season) === season);
  const file = files.find((each) => readAs(each, readFantasyPros).view === 'draft');
  if (!file && ranks instanceof HostError) throw ranks;
  if (!file) return () => Promise.resolve(nothing(`The host has no ranking of ${season}, nor has ${folder} a draft ranking.`));
  const { rows } = readAs(file, readFantasyPros);
  return async (tx) => {
    const { known, unmatched } = await knownRows(tx, rows);
    return writeRanks(tx, season, known, unmatched);
  };
}

/** Writes what a file tells of the players in it; the rank only of those whom the host has not ranked. */
async function writeFile(tx: Database, season: number, file: FantasyProsRow[]): Promise<Outcome> {
  const { known, unmatched } = await knownRows(tx, file);
  const before = new Map((await selectRankings(tx, season)).map((row) => [row.playerId, row]));
  const rows = known.map(({ playerId, rank, best, worst, avg, stdDev, age }) => {
    const old = before.get(playerId);
    return {
      ...{ season, playerId, nflRank: old?.nflRank ?? rank },
      ...{ best: best ?? old?.best ?? null, worst: worst ?? old?.worst ?? null, avg: avg ?? old?.avg ?? null },
      ...{ stdDev: stdDev ?? old?.stdDev ?? null, age: age ?? old?.age ?? null },
    };
  });
  const count = await writeSet(tx, ranking, eq(ranking.season, season), rows, { keepOthers: true });
  const rested = await tx.select().from(byeWeek).where(eq(byeWeek.season, season));
  const byes = known.flatMap(({ nflTeam, bye }) =>
    nflTeam && bye && !rested.some((row) => row.nflTeam === nflTeam) ? [{ season, nflTeam, week: bye }] : [],
  );
  const byeCount = await writeSet(tx, byeWeek, eq(byeWeek.season, season), byes, { keepOthers: true });
  return total({ ...count, unmatched }, { ...byeCount, skipped: 0 });
}

/** Loads the newest ranking of FantasyPros in the folder, once. Rankings of rookies are for the rookies. */
export async function loadNewestFile(folder: string, thisSeason: number): Promise<Store> {
  const files = (await readImportFolder(folder)).filter(({ kind }) => kind === 'fantasyPros');
  for (const file of files) {
    const { view, rows } = readAs(file, readFantasyPros);
    if (view !== 'rookies') return storeFile(file, rows, file.season ?? thisSeason);
  }
  return () => Promise.resolve(nothing(`${folder} has no ranking of FantasyPros.`));
}

const storeFile =
  (file: ImportFile, rows: FantasyProsRow[], season: number): Store =>
  async (tx) => {
    if (await isLoaded(tx, file.sha256)) return nothing(`${file.name} is loaded already, and none is newer.`);
    await addImportFile(tx, file);
    return writeFile(tx, season, rows);
  };
