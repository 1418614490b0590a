import type { Database } from '../../db';
import { writeDrafts } from '../drafts/writeDrafts';
import { readDrafts } from '../drafts/readDrafts';
import { updateFuturePicks } from '../drafts/futurePicks';
import type { HostedLeague } from '../hostedLeague';
import { writeHostKeepers } from '../teams/keepers';
import { readLists } from '../lists';
import { type ImportWrite, total } from '../result';
import { rosterLists, writeSnapshot } from '../teams/rosters';
import { readForPicks, transactionsList } from '../teams/transactions';
import { refreshStandings } from '../seasons/years';

/**
 * A Sleeper league without its weeks: name, teams, rosters, keepers, standings, transactions and drafts, each list on its own.
 * @param options `drafts` to read: all, unfinished ones, or none
 */
export async function updateSleeperLeague(
  db: Database,
  hosted: HostedLeague,
  { drafts: which = 'all' }: { drafts?: 'all' | 'open' | 'none' } = {},
): Promise<ImportWrite> {
  const { adapter, source } = hosted;
  const transactions = await readForPicks(db, hosted);
  const withDrafts = which !== 'none';
  return readLists(hosted, [
    ...rosterLists(hosted),
    { name: 'standings', read: () => refreshStandings(db, hosted) },
    {
      name: 'keepers',
      needs: ['rosters'],
      read: async () => {
        const keepers = await adapter.keepers(source);
        return async (tx) => total(await writeHostKeepers(tx, hosted, keepers));
      },
    },
    transactionsList(hosted, transactions),
    {
      name: 'picks of later drafts',
      read: () => updateFuturePicks(db, hosted, transactions.read, { always: withDrafts }),
    },
    ...(withDrafts
      ? [
          {
            name: 'drafts',
            read: async (): Promise<ImportWrite> => {
              const drafts = await readDrafts(db, hosted, transactions.read, { always: which === 'all' });
              return (tx) => writeDrafts(tx, hosted, drafts);
            },
          },
        ]
      : []),
    {
      name: 'line-ups of this week',
      needs: ['rosters'],
      read: async () => {
        const { currentWeek } = await adapter.league(source);
        const entries = currentWeek === null ? [] : await adapter.rosters(source);
        return async (tx) => (currentWeek === null ? total() : total(await writeSnapshot(tx, hosted, currentWeek, entries)));
      },
    },
  ]);
}
