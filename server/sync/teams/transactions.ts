import type { Database } from '../../db';
import { addTransactions, countTransactions, selectPickMoves } from '../../db/queries/teams/transactions';
import { setWatermark } from '../../db/queries/seasons/watermarks';
import { mostWeeks } from '../../domain/weeks';
import { movesOfPicks, type PickMove } from '../../hosts/draftTransfers';
import type { Source } from '../../hosts/port';
import type { HostTransaction } from '../../hosts/hostRows';
import { guardOf } from '../drops';
import { forSeason, type HostedLeague, readSeasons, seasonsOf, selectMarks } from '../hostedLeague';
import { type HostList, isRefusal } from '../lists';
import { type ImportResult, total } from '../result';
import { identify } from '../players/unknownPlayers';

const resource = 'transactions';

/** The transactions of some weeks of a season as read from the host; `complete` if there can be no more. */
interface SeasonTransactions {
  source: Source;
  weeks: number[];
  complete: boolean;
  transactions: HostTransaction[];
  /** Whether some were left out. */
  isPartial: boolean;
}

/** The transactions of all seasons that are not stored yet; `refused` are seasons that could not be read. */
export interface NewTransactions {
  seasons: SeasonTransactions[];
  refused: string[];
}

/** The last week that can have transactions. */
async function lastWeekOf({ adapter }: HostedLeague, source: Source): Promise<number> {
  if (adapter.capabilities.allTransactions) return mostWeeks;
  const { weeks: played, currentWeek, complete } = await adapter.league(source);
  return complete ? mostWeeks : Math.max(1, currentWeek ?? played.at(-1) ?? 1);
}

async function readSeason(hosted: HostedLeague, source: Source, stored: number): Promise<SeasonTransactions> {
  const { league, adapter } = hosted;
  const lastWeek = await lastWeekOf(hosted, source);
  // A trade can be completed a week after it was made.
  const first = adapter.capabilities.allTransactions ? 1 : Math.min(lastWeek, Math.max(1, stored - 1));
  const weeks = Array.from({ length: lastWeek - first + 1 }, (_, i) => first + i);
  const transactions: HostTransaction[] = [];
  const reported = adapter.reports?.length;
  for (const week of weeks) transactions.push(...(await adapter.transactions(source, week)));
  const once = [...new Map(transactions.map((each) => [each.externalId, each])).values()];
  const isPartial = adapter.reports?.length !== reported;
  return { source, weeks, complete: source.season < league.season, transactions: once, isPartial };
}

/** Reads the transactions of every season from the week before the last stored one on, or of the whole season if one call returns them. */
export async function readTransactions(db: Database, hosted: HostedLeague): Promise<NewTransactions> {
  const { source } = hosted;
  const marks = await selectMarks(db, hosted, resource);
  const { sources, refused } = await seasonsOf(hosted);
  const open = sources.filter(({ season }) => !marks.get(season)?.complete);
  const read = await readSeasons(open, source, (each) => readSeason(hosted, each, marks.get(each.season)?.week ?? 0));
  return { seasons: read.seasons, refused: [...refused, ...read.refused] };
}

/** @throws ImportError when a week has lost most of its transactions */
async function writeSeason(tx: Database, hosted: HostedLeague, read: SeasonTransactions): Promise<ImportResult> {
  const { league, adapter } = hosted;
  const { source, weeks, complete, transactions, isPartial } = read;
  const stored = await countTransactions(tx, league.id, source.season);
  // Stored ones stay in any case.
  for (const week of isPartial ? [] : weeks) {
    const after = transactions.filter((each) => each.week === week).length;
    guardOf(hosted, source)('transactions', stored.get(week) ?? 0, after, { week, what: 'transactions' });
  }
  const key = { leagueId: league.id, season: source.season };
  const parts = transactions.flatMap(({ externalId, moves }) =>
    moves.map(({ pick, ...move }, index) => ({
      ...{ ...key, externalId, index, ...move },
      ...{ pickSeason: pick?.season ?? null, pickRound: pick?.round ?? null },
      ...{ pickNumber: pick?.pick ?? null, pickTeamId: pick?.originalTeamId ?? null },
    })),
  );
  const ofPlayers = parts.flatMap(({ playerId, ...part }) => (playerId === null ? [] : [{ ...part, playerId }]));
  const { rows, unmatched } = await identify(tx, adapter.name, ofPlayers);
  const moves = [...rows, ...parts.filter(({ playerId }) => playerId === null)];
  const owned = transactions.map(({ moves: _, ...transaction }) => ({ ...key, ...transaction }));
  const count = await addTransactions(tx, league.id, source.season, owned, moves);
  await setWatermark(tx, { ...key, resource, week: weeks.at(-1)!, complete });
  return { ...count, unmatched };
}

/** Writes transactions; a stored one does not change, except for missing numbers of picks. */
export async function writeTransactions(tx: Database, hosted: HostedLeague, read: NewTransactions): Promise<ImportResult> {
  const problems = [...read.refused];
  const steps: ImportResult[] = [];
  for (const season of read.seasons)
    steps.push(...(await forSeason(season.source, hosted.source, problems, () => writeSeason(tx, hosted, season))));
  return total(...steps, { rows: 0, skipped: 0, unmatched: problems });
}

/** Every move of the picks of a season's draft, oldest first: stored moves, and read ones that are not stored yet. */
export async function pickMovesOf(
  db: Database,
  { league, isNew }: Pick<HostedLeague, 'league' | 'isNew'>,
  season: number,
  { seasons }: NewTransactions = { seasons: [], refused: [] },
): Promise<PickMove[]> {
  const transactions = seasons.flatMap((each) => each.transactions);
  const isRead = new Set(transactions.map(({ externalId }) => externalId));
  const stored = isNew ? [] : await selectPickMoves(db, league.id, season);
  return [...stored.filter(({ externalId }) => !isRead.has(externalId)), ...movesOfPicks(transactions)]
    .filter((move) => move.season === season)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** New transactions for the lists of picks. If they are `refused`, the stored ones stand in for them. */
export interface TransactionsForPicks {
  read: NewTransactions;
  error?: Error;
}

/** Reads transactions whose refusal leaves only their own list out. */
export async function readForPicks(db: Database, hosted: HostedLeague): Promise<TransactionsForPicks> {
  try {
    return { read: await readTransactions(db, hosted) };
  } catch (error) {
    if (!isRefusal(error) || hosted.isNew) throw error;
    return { read: { seasons: [], refused: [error.message] }, error };
  }
}

/** The list of the transactions, once they were read. */
export const transactionsList = (hosted: HostedLeague, { read, error }: TransactionsForPicks): HostList => ({
  name: 'transactions',
  read: () => (error ? Promise.reject(error) : Promise.resolve((tx) => writeTransactions(tx, hosted, read))),
});
