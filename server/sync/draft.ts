import type { Database } from '../db';
import { setLeague } from '../db/queries/leagues';
import { updateFuturePicks } from './futurePicks';
import type { HostedLeague } from './hostedLeague';
import { readDrafts } from './readDrafts';
import { type ImportWrite, total } from './result';
import { readTransactions, writeTransactions } from './transactions';
import { writeDrafts } from './writeDrafts';

/**
 * The order of the season's drafts, the drafted players, the pick trades, and the owners of picks of later drafts.
 * @param options `always` also reads later drafts' picks without a trade, and finished drafts
 */
export async function populateDraftOrder(db: Database, hosted: HostedLeague, { always = true } = {}): Promise<ImportWrite> {
  const transactions = await readTransactions(db, hosted);
  const drafts = await readDrafts(db, hosted, transactions, { always });
  const futurePicks = await updateFuturePicks(db, hosted, transactions, { always });
  return async (tx) => {
    const traded = total(await writeTransactions(tx, hosted, transactions), await futurePicks(tx));
    const outcome = total(traded, await writeDrafts(tx, hosted, drafts));
    if (!drafts.read.some(({ picks }) => picks.length)) {
      const note = `The host has no draft order for ${hosted.source.season} yet.`;
      return drafts.listed.length > drafts.read.length ? outcome : { ...outcome, note };
    }
    await setLeague(tx, hosted.league.id, { lastDraftOrderRefresh: new Date().toISOString() });
    return outcome;
  };
}
