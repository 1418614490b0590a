import type { Database } from '../db';
import { writeDrafts } from './writeDrafts';
import { readDrafts } from './readDrafts';
import { updateFuturePicks } from './futurePicks';
import type { HostedLeague } from './hostedLeague';
import { writeHostKeepers } from './keepers';
import { type ImportResult, type ImportWrite, total } from './result';
import { refreshRosters, writeSnapshot } from './rosters';
import { refreshStandings } from './years';
import { readTransactions, writeTransactions } from './transactions';

/**
 * A Sleeper league without its weeks: name, teams, rosters, keepers, standings, transactions and drafts.
 * @param options `drafts` to read: all, unfinished ones, or none
 */
export async function updateSleeperLeague(
  db: Database,
  hosted: HostedLeague,
  { drafts: which = 'all' }: { drafts?: 'all' | 'open' | 'none' } = {},
): Promise<ImportWrite> {
  const { adapter, source } = hosted;
  const rosters = await refreshRosters(hosted);
  const standings = await refreshStandings(db, hosted);
  const keepers = await adapter.keepers(source);
  const transactions = await readTransactions(db, hosted);
  const drafts = which === 'none' ? null : await readDrafts(db, hosted, transactions, { always: which === 'all' });
  const futurePicks = await updateFuturePicks(db, hosted, transactions, { always: drafts !== null });
  const { currentWeek } = await adapter.league(source);
  const entries = currentWeek === null ? [] : await adapter.rosters(source);
  return async (tx) => {
    const steps: ImportResult[] = [await rosters(tx), await standings(tx), await writeHostKeepers(tx, hosted, keepers)];
    steps.push(await writeTransactions(tx, hosted, transactions));
    steps.push(await futurePicks(tx));
    if (drafts) steps.push(await writeDrafts(tx, hosted, drafts));
    if (currentWeek !== null) steps.push(total(await writeSnapshot(tx, hosted, currentWeek, entries)));
    return total(...steps);
  };
}
