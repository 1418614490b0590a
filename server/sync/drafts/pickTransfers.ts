import type { Database } from '../../db';
import type { DraftKey } from '../../db/queries/drafts/draftPicks';
import { replaceHostTransfers, selectPickTransfers } from '../../db/queries/drafts/pickTrades';
import type { RowCount } from '../../db/syncRows';
import type { HostPickTransfer } from '../../hosts/draftTransfers';
import type { Guard } from '../drops';

/** A pick by its place in the draft. */
export interface Numbered {
  round: number;
  pick: number;
}

/**
 * `isWhole` if the trades of all seasons could be read. `isSilent` if the host lists no traded pick at all. `isPartial` if some were left
 * out; then the stored ones stay. `isOf` says whether the draft lists a pick: trades of other picks stay.
 */
interface Options {
  guard: Guard;
  isWhole: boolean;
  isSilent: boolean;
  isPartial: boolean;
  isOf: (pick: Numbered) => boolean;
}

/** Writes the host's pick trades. A trade that people entered is not written again; a date that the host no longer has stays. */
export async function writeTransfers(
  tx: Database,
  key: DraftKey,
  transfers: HostPickTransfer[],
  { guard, isWhole, isSilent, isPartial, isOf }: Options,
): Promise<RowCount> {
  const textOf = ({ round, pick, date, fromTeamId, toTeamId }: HostPickTransfer) =>
    JSON.stringify([round, pick, date, fromTeamId, toTeamId]);
  const handsOf = (transfer: HostPickTransfer) => textOf({ ...transfer, date: null });
  const stored = await selectPickTransfers(tx, key);
  const entered = new Set(stored.filter(({ source }) => source === 'manual').map(handsOf));
  const ofHost = stored.filter(({ source }) => source === 'host');
  const before = ofHost.map(textOf);
  const dates = new Map(ofHost.map((transfer) => [handsOf(transfer), transfer.date]));
  const given = new Set(transfers.map(handsOf));
  const others = ofHost.filter((transfer) => !isOf(transfer) || (isPartial && !given.has(handsOf(transfer))));
  const listed = transfers
    .filter((transfer) => !entered.has(handsOf(transfer)))
    .map((transfer) => ({ ...transfer, date: transfer.date ?? dates.get(handsOf(transfer)) ?? null }));
  const dated = (list: { date: string | null }[]) => list.filter(({ date }) => date !== null).length;
  const after = [...others, ...listed];
  if (isWhole) guard('pickTrades', dated(ofHost), dated([...others, ...transfers]), { what: 'traded picks with a date' });
  guard('pickTrades', before.length, isSilent ? 0 : after.length, { what: 'traded picks' });
  if (JSON.stringify(before) === JSON.stringify(after.map(textOf))) return { rows: 0, skipped: after.length };
  await replaceHostTransfers(tx, key, after);
  return { rows: after.length + before.filter((transfer) => !after.map(textOf).includes(transfer)).length, skipped: 0 };
}
