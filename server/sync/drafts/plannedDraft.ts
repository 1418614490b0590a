/** The drafts that nobody has picked in yet, whose order follows from the standings. */
import type { Database } from '../../db';
import { addDraft, type DraftKey, selectDraftSlots, syncDraft, countDraft } from '../../db/queries/drafts/draftPicks';
import { placeEnteredPicks, selectPlacedPicks } from '../../db/queries/drafts/enteredPicks';
import { replaceHostTransfers, selectPickTransfers } from '../../db/queries/drafts/pickTrades';
import { selectTeams } from '../../db/queries/teams/teams';
import { type DraftSlot, draftSlots, type DraftType, orderOf } from '../../domain/draftPicks';
import type { HostPickTransfer } from '../../hosts/draftTransfers';
import type { HostDraftPick, HostPickTrade } from '../../hosts/hostRows';

const draftTypes: DraftType[] = ['linear', 'snake', 'thirdRoundReversal'];

const firstRound = (slots: readonly DraftSlot[]) =>
  slots.filter(({ round }) => round === 1).map(({ originalTeamId }) => originalTeamId);

/** The first draft type that fits a draft. */
function draftTypeOf(slots: readonly DraftSlot[], rounds: number): DraftType {
  const fits = (type: DraftType) =>
    draftSlots(firstRound(slots), rounds, type).every(({ originalTeamId }, i) => slots[i]?.originalTeamId === originalTeamId);
  return draftTypes.find(fits) ?? 'linear';
}

/** The slots of a draft with the number of rounds and the type of the given ones. @param order of the first round */
function slotsLike(other: readonly DraftSlot[], order: readonly string[]): DraftSlot[] {
  const rounds = Math.max(0, ...other.map(({ round }) => round));
  return draftSlots(order, rounds, draftTypeOf(other, rounds));
}

/** A draft that nobody has picked in yet, with the trades of its picks. */
export interface PlannedDraft {
  slots: DraftSlot[];
  transfers: HostPickTransfer[];
}

/** A draft like the given slots, in another order of the first round, with the trades of its picks between its teams. */
export function plannedAs(other: readonly DraftSlot[], order: readonly string[], trades: readonly HostPickTrade[]): PlannedDraft {
  const slots = slotsLike(other, order);
  const isHere = ({ fromTeamId, toTeamId }: HostPickTrade) => order.includes(fromTeamId) && order.includes(toTeamId);
  const transfers = trades.filter(isHere).flatMap(({ round, originalTeamId, fromTeamId, toTeamId, date }) => {
    const slot = slots.find((each) => each.round === round && each.originalTeamId === originalTeamId);
    return slot ? [{ round, pick: slot.pick, date, fromTeamId, toTeamId }] : [];
  });
  return { slots, transfers };
}

/** Writes the host's trades of a new order, with the trades that people entered before it. A trade that both have is the entered one. */
async function writeTrades(tx: Database, key: DraftKey, transfers: readonly HostPickTransfer[]): Promise<void> {
  await placeEnteredPicks(tx, key);
  const handsOf = ({ round, pick, fromTeamId, toTeamId }: Omit<HostPickTransfer, 'date'>) =>
    JSON.stringify([round, pick, fromTeamId, toTeamId]);
  const entered = new Set((await selectPlacedPicks(tx, key)).map(handsOf));
  await replaceHostTransfers(
    tx,
    key,
    transfers.filter((transfer) => !entered.has(handsOf(transfer))),
  );
}

/** The picks with the stored places in place of those that nobody has set; a pick without a stored place is left out. */
const inStoredPlaces = (picks: readonly HostDraftPick[], stored: readonly DraftSlot[]): HostDraftPick[] =>
  picks.flatMap((pick) => {
    if (!pick.isGuess) return [pick];
    const place = stored.find(({ round, originalTeamId }) => round === pick.round && originalTeamId === pick.originalTeamId);
    const isTaken = picks.some((other) => !other.isGuess && other.round === place?.round && other.pick === place.pick);
    return place && !isTaken ? [{ ...pick, pick: place.pick, isGuess: place.isGuess === true }] : [];
  });

/**
 * A host's picks in the better order: the stored one is better than a guess, unless the host has set a part of the order and the stored one is
 * a guess too. `isStored` if stored places were taken.
 */
export function inBetterOrder(
  picks: HostDraftPick[],
  stored: readonly DraftSlot[],
): { picks: HostDraftPick[]; isStored: boolean } {
  const isGuessed = ({ isGuess }: { isGuess?: boolean }) => isGuess === true;
  const isSetNow = picks.some((pick) => pick.playerId === null && !isGuessed(pick));
  const isStored = stored.length > 0 && picks.some(isGuessed) && !(isSetNow && stored.some(isGuessed));
  return { picks: isStored ? inStoredPlaces(picks, stored) : picks, isStored };
}

/** Writes a draft that has no picks yet. */
export async function addPlannedDraft(tx: Database, key: DraftKey, { slots, transfers }: PlannedDraft): Promise<void> {
  await addDraft(
    tx,
    key,
    slots.map(({ round, pick, originalTeamId, isGuess }) => ({ round, pick, originalTeamId, isGuess })),
  );
  await writeTrades(tx, key, transfers);
}

/**
 * Makes a draft without an order list exactly the league's teams: teams that left go, new ones pick last. One with a made pick or a trade that
 * was entered with the numbers of its picks stays as it is.
 * @returns how many slots were written
 */
export async function fitToTeams(tx: Database, key: DraftKey): Promise<number> {
  const slots = await selectDraftSlots(tx, key);
  const teams = (await selectTeams(tx, key.leagueId)).map(({ id }) => id);
  const before = firstRound(slots);
  const order = orderOf(teams, before);
  const isSame = order.length === before.length && order.every((id) => before.includes(id));
  if (!slots.length || !teams.length || isSame || (await countDraft(tx, key)).made) return 0;
  const transfers = await selectPickTransfers(tx, key);
  const placed = new Set((await selectPlacedPicks(tx, key)).map(({ id }) => id));
  if (transfers.some(({ source, id }) => source === 'manual' && !placed.has(id))) return 0;
  const ofHost = transfers.filter(({ source }) => source === 'host');
  const trades = ofHost.flatMap(({ round, pick, ...trade }) => {
    const slot = slots.find((each) => each.round === round && each.pick === pick);
    return slot ? [{ ...trade, ...slot, pick: null, season: key.season }] : [];
  });
  const planned = plannedAs(slots, order, trades);
  await syncDraft(
    tx,
    key,
    planned.slots.map((slot) => ({ ...key, ...slot, isGuess: true })),
  );
  await writeTrades(tx, key, planned.transfers);
  return planned.slots.length;
}
