/** The drafts of a league's past seasons. */
import type { Database } from '../../db';
import { selectStoredDrafts } from '../../db/queries/drafts/leagueDrafts';
import type { Source } from '../../hosts/port';
import { forSeason, type HostedLeague } from '../hostedLeague';
import type { HostList } from '../lists';
import { readDrafts } from './readDrafts';
import { total } from '../result';
import { readTransactions } from '../teams/transactions';
import { writeDrafts } from './writeDrafts';

/** Whether the drafts of a past season are stored with their picks: they can no longer change. */
const areStored = async (db: Database, { league, isNew }: HostedLeague, season: number) => {
  const stored = isNew ? [] : await selectStoredDrafts(db, league.id, season);
  return stored.length > 0 && stored.every(({ isOver, made }) => isOver && made > 0);
};

/**
 * The list of the drafts of a past season. The trades of their picks are those of the stored transactions. Drafts that are stored are read
 * only with `isAgain`. A season whose drafts cannot be read is reported, unless it is the `current` one of the run.
 */
export const pastDraftsList = (
  db: Database,
  hosted: HostedLeague,
  source: Source,
  { isAgain, current }: { isAgain: boolean; current: Source },
): HostList => ({
  name: `drafts of ${source.season}`,
  read: async () => {
    if (!isAgain && (await areStored(db, hosted, source.season))) return () => Promise.resolve(total());
    // A draft of a past season is over, also where the league's next one is not.
    const past: HostedLeague = { ...hosted, source, league: { ...hosted.league, hasDrafted: true } };
    const refused: string[] = [];
    const read = await forSeason(source, current, refused, async () => {
      // The stored transactions of a league that is being added are those of the league that it replaces.
      const transactions = hosted.isNew ? await readTransactions(db, hosted) : { seasons: [], refused: [] };
      return readDrafts(db, past, transactions, { always: true });
    });
    return async (tx) => {
      const problems = [...refused];
      const results = [];
      for (const drafts of read)
        results.push(
          ...(await forSeason(source, current, problems, () => tx.transaction((part) => writeDrafts(part, past, drafts)))),
        );
      return total(...results, { rows: 0, skipped: 0, unmatched: problems });
    };
  },
});
