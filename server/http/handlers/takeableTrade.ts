/** Whether an entered trade can be taken back. */
import type { Database } from '../../db';
import { type DraftKey, selectDraftSeasons, selectDraftSlots, selectTransfers } from '../../db/queries/drafts/draftPicks';
import { type EnteredPick, selectEnteredPicks } from '../../db/queries/drafts/enteredPicks';
import type { League } from '../../db/queries/leagues/leagues';
import { findValidTrade } from '../../db/queries/drafts/pickTrades';
import { selectTeamNames } from '../../db/queries/seasons/standings';
import { type FieldError, InvalidInputError, NotFoundError } from '../../domain/errors';
import { dependentMoves } from '../../domain/laterPicks';
import { laterPickName } from '../../domain/pickTrades';
import { changedAgain, checkDraft, checkTakeBack } from '../../domain/preDraftTrades';
import { chooseDraft } from './chosenDraft';
import { readLaterPicks } from './readLaterPicks';

/** @throws InvalidInputError naming the broken rules, if there are any */
export function refuse(errors: FieldError[]): void {
  if (errors.length) throw new InvalidInputError(errors);
}

/** Checks the picks of a trade that are in a draft: it is still to come, and no later trade depends on them. */
async function checkInDraft(tx: Database, league: League, id: number, key: DraftKey): Promise<void> {
  const slots = await selectDraftSlots(tx, key);
  const { isOver } = await chooseDraft(tx, league, key.season, slots.length ? key.draft : undefined);
  refuse(checkDraft(key.season, isOver, slots));
  refuse(checkTakeBack(id, slots, await selectTransfers(tx, key)));
}

/** Checks that no later trade depends on those picks of a trade whose draft has no order yet. */
async function checkLater(tx: Database, league: League, id: number): Promise<void> {
  const { picks, entered, ofHost } = await readLaterPicks(tx, league);
  const names = await selectTeamNames(tx, league.id);
  refuse(dependentMoves(id, picks, entered, ofHost).map((move) => changedAgain(laterPickName(move, names), move.date)));
}

/** The drafts with the picks of a trade. A pick of a later season is in its main draft, once that has an order. */
async function draftsOf(tx: Database, { leagueId, season, draft }: DraftKey, league: League, picks: EnteredPick[]) {
  const ordered = new Set(await selectDraftSeasons(tx, leagueId));
  const numbered = picks.some(({ pick }) => pick !== null) ? [{ leagueId, season, draft }] : [];
  const later = [...new Set(picks.filter(({ pick }) => pick === null).map((pick) => pick.season))].filter((each) =>
    ordered.has(each),
  );
  const placed = later.map(async (ofLater) => (await chooseDraft(tx, league, ofLater)).key);
  return [...numbered, ...(await Promise.all(placed))];
}

/**
 * Finds a valid entered trade of a year that can be taken back. @returns its id
 * @throws NotFoundError without one; InvalidInputError after the draft, or while a later trade depends on it
 */
export async function findTakeableTrade(tx: Database, league: League, year: number, tradeId: string): Promise<number> {
  const id = /^\d{1,9}$/.test(tradeId) ? Number(tradeId) : 0;
  const key = await findValidTrade(tx, league.id, year, id);
  if (!key) throw new NotFoundError(`Trade ${tradeId}`, `Trade ${tradeId} is unknown, or was corrected or taken back meanwhile.`);
  const picks = await selectEnteredPicks(tx, [id]);
  for (const draft of await draftsOf(tx, key, league, picks)) await checkInDraft(tx, league, id, draft);
  if (picks.some(({ pick }) => pick === null)) await checkLater(tx, league, id);
  return id;
}
