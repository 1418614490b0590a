import type { Database } from '../db';
import { checkEmptyDraft, writeDraft, readDraft } from './draft';
import type { HostedLeague } from './hostedLeague';
import { writeHostKeepers } from './keepers';
import { type ImportResult, type ImportWrite, total } from './result';
import { refreshRosters, writeSnapshot } from './rosters';
import { refreshStandings } from './seasons';
import { readTransactions, writeTransactions } from './transactions';

/** A Sleeper league without its weeks: name, teams, rosters, keepers, standings, transactions and, unless it is left out, draft. */
export async function updateSleeperLeague(db: Database, hosted: HostedLeague, { withDraft = true } = {}): Promise<ImportWrite> {
  const { provider, source } = hosted;
  const rosters = await refreshRosters(hosted);
  const standings = await refreshStandings(hosted);
  const keepers = await provider.keepers(source);
  const transactions = await readTransactions(db, hosted);
  const draft = withDraft ? await readDraft(db, hosted, transactions) : null;
  const { currentWeek } = await provider.league(source);
  const entries = currentWeek === null ? [] : await provider.rosters(source);
  return async (tx) => {
    const steps: ImportResult[] = [await rosters(tx), await standings(tx), await writeHostKeepers(tx, hosted, keepers)];
    steps.push(await writeTransactions(tx, hosted, transactions));
    if (draft?.picks.length) steps.push(await writeDraft(tx, hosted, draft));
    else if (draft) steps.push(await checkEmptyDraft(tx, hosted, draft));
    if (currentWeek !== null) steps.push(total(await writeSnapshot(tx, hosted, currentWeek, entries)));
    return total(...steps);
  };
}
