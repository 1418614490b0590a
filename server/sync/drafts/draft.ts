import type { Database } from '../../db';
import { setLeague } from '../../db/queries/leagues/leagues';
import { updateFuturePicks } from './futurePicks';
import type { HostedLeague } from '../hostedLeague';
import { readLists } from '../lists';
import { readDrafts } from './readDrafts';
import { type ImportWrite } from '../result';
import { readForPicks, transactionsList } from '../teams/transactions';
import { writeDrafts } from './writeDrafts';

/**
 * The order of the season's drafts, the drafted players, the pick trades, and the owners of picks of later drafts, each list on its own.
 * @param options `always` also reads later drafts' picks without a trade, and finished drafts
 */
export async function populateDraftOrder(db: Database, hosted: HostedLeague, { always = true } = {}): Promise<ImportWrite> {
  const transactions = await readForPicks(db, hosted);
  let note: string | undefined;
  const readOrder = async (): Promise<ImportWrite> => {
    const drafts = await readDrafts(db, hosted, transactions.read, { always });
    const hasPicks = drafts.read.some(({ picks }) => picks.length);
    const isUnread = drafts.listed.length > drafts.read.length;
    const { league, source } = hosted;
    const lacks = league.hasDrafted
      ? `The host has no picks of the draft of ${source.season}.`
      : `The host has no draft order for ${source.season} yet.`;
    note = hasPicks || isUnread ? undefined : lacks;
    return async (tx) => {
      const outcome = await writeDrafts(tx, hosted, drafts);
      if (hasPicks) await setLeague(tx, hosted.league.id, { lastDraftOrderRefresh: new Date().toISOString() });
      return outcome;
    };
  };
  const write = await readLists(hosted, [
    transactionsList(hosted, transactions),
    { name: 'picks of later drafts', read: () => updateFuturePicks(db, hosted, transactions.read, { always }) },
    { name: 'drafts', read: readOrder },
  ]);
  return async (tx) => {
    const outcome = await write(tx);
    return note === undefined || outcome.refused ? outcome : { ...outcome, note };
  };
}
