import type { Database } from '../../db';
import { countTradedPicks, hasFuturePicks, syncFuturePicks } from '../../db/queries/drafts/futurePicks';
import { selectTeams } from '../../db/queries/teams/teams';
import { selectTransactionIds } from '../../db/queries/teams/transactions';
import { setWatermark } from '../../db/queries/seasons/watermarks';
import { HostError } from '../../hosts/errors';
import type { HostFuturePick } from '../../hosts/hostRows';
import { guardOf } from '../drops';
import { ofTeams } from '../teams/goneTeams';
import { type HostedLeague, refusalOf, selectMarks } from '../hostedLeague';
import { type ImportResult, type ImportWrite, total } from '../result';
import type { NewTransactions } from '../teams/transactions';

const resource = 'futurePicks';

/** Whether a pick changed hands in a transaction that is not stored yet. */
async function hasNewPickTrade(db: Database, leagueId: string, { seasons }: NewTransactions): Promise<boolean> {
  for (const { source, transactions } of seasons) {
    const ofPicks = transactions.filter(({ moves }) => moves.some(({ pick }) => pick !== null));
    if (!ofPicks.length) continue;
    const stored = await selectTransactionIds(db, leagueId, source.season);
    if (ofPicks.some(({ externalId }) => !stored.has(externalId))) return true;
  }
  return false;
}

interface ReadPicks {
  picks: HostFuturePick[];
  /** Whether the host lists no traded pick. It lists a traded pick for ever, so an empty list is incomplete. */
  isSilent: boolean;
  /** Whether picks or trades were left out. */
  isPartial: boolean;
}

async function readFuturePicks({ adapter, source }: HostedLeague): Promise<ReadPicks> {
  const reported = adapter.reports?.length;
  const picks = await adapter.futurePicks(source);
  const isPartial = adapter.reports?.length !== reported;
  return { picks, isPartial, isSilent: adapter.pickTrades !== undefined && !(await adapter.pickTrades(source)).length };
}

/**
 * Stored picks stay if some were left out: without its trade a pick would return to its first owner.
 * @throws ImportError when most of the picks, or all of their trades, would be removed
 */
async function writeFuturePicks(tx: Database, hosted: HostedLeague, read: ReadPicks): Promise<ImportResult> {
  const { league, source } = hosted;
  const { picks, isSilent, isPartial } = read;
  if (isPartial && (await hasFuturePicks(tx, league.id, source.season))) return total();
  const guard = guardOf(hosted, source);
  const teams = new Set((await selectTeams(tx, league.id)).map(({ id }) => id));
  const { rows, unmatched } = ofTeams(picks, teams, ({ originalTeamId, teamId }) => [originalTeamId, teamId]);
  const traded = await countTradedPicks(tx, league.id, source.season);
  if (isSilent) guard('futurePicks', traded, 0, { what: 'traded picks of later drafts' });
  const own = rows.map((pick) => ({ ...pick, leagueId: league.id }));
  const count = await syncFuturePicks(tx, league.id, own, {
    check: (before, after) => guard('futurePicks', before, after, { what: 'picks of later drafts' }),
  });
  await setWatermark(tx, { leagueId: league.id, season: source.season, resource, week: 1, complete: false });
  return { ...count, unmatched };
}

/**
 * Reads the owners of future picks once a season and after a pick trade, or `always`. If the host refuses, that is reported, and the stored
 * owners stay.
 */
export async function updateFuturePicks(
  db: Database,
  hosted: HostedLeague,
  transactions: NewTransactions,
  { always }: { always: boolean },
): Promise<ImportWrite> {
  const { league, source } = hosted;
  const isRead = (await selectMarks(db, hosted, resource)).has(source.season);
  if (!always && isRead && !(await hasNewPickTrade(db, league.id, transactions))) return () => Promise.resolve(total());
  try {
    const read = await readFuturePicks(hosted);
    return (tx) => writeFuturePicks(tx, hosted, read);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return () => Promise.resolve({ ...total(), unmatched: [refusalOf(source.season, error)] });
  }
}
