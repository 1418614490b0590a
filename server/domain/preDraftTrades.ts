import type { components } from '../../src/api/generated/schema.gen';
import { applyTrades, type DraftSlot, type OwnedPick, pickString, type PickTransfer } from './draftPicks';
import type { FieldError } from './errors';

type Trade = components['schemas']['PreDraftTradeCreate'];

/** The context of a trade's check: the league, its team names by id, and the picks of the trade's draft. `isOver` if the draft is over. */
export interface TradeContext {
  league: { season: number; hasDrafted: boolean };
  isOver: boolean;
  teamNames: Map<string, string>;
  picks: OwnedPick[];
}

const DAY_MS = 86_400_000;

/** The first day on which a trade can be made, YYYY-MM-DD: January 1 of the year of the league's last draft, whose day is not known. */
export const firstTradeDay = ({ season, hasDrafted }: TradeContext['league']) => `${hasDrafted ? season : season - 1}-01-01`;

/** The last day on which a trade can be made: tomorrow, because it is tomorrow in some time zone. */
const lastTradeDay = (now: Date) => new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);

/** Checks the day of a trade. @returns the broken rule */
export function checkDate(date: string, league: TradeContext['league'], now: Date): FieldError[] {
  const first = firstTradeDay(league);
  const last = lastTradeDay(now);
  if (date < first) return [{ field: 'date', message: `must not be before ${first}` }];
  return date > last ? [{ field: 'date', message: `must not be after ${last}` }] : [];
}

/** Checks that a year's draft, of these picks, is still to come. @returns the broken rule */
export function checkDraft(year: number, isOver: boolean, picks: readonly DraftSlot[] | OwnedPick[]): FieldError[] {
  if (isOver) return [{ field: 'year', message: `the draft of ${year} is over` }];
  return picks.length ? [] : [{ field: 'year', message: `the draft of ${year} has no picks yet` }];
}

/** Checks the teams of a trade, by their fields: first the one that gives the first pick. @returns the broken rules */
export function checkTeams(teams: Record<string, string>, teamNames: TradeContext['teamNames']): FieldError[] {
  const unknown = Object.entries(teams)
    .filter(([, id]) => !teamNames.has(id))
    .map(([field, id]) => ({ field, message: `team ${id} is not of this league` }));
  const [, field] = Object.keys(teams);
  if (unknown.length || field === undefined || new Set(Object.values(teams)).size > 1) return unknown;
  return [{ field, message: 'must be another team than the one that gives the first pick' }];
}

function checkPick(trade: Trade, side: 'From' | 'To', { teamNames, picks }: TradeContext): FieldError[] {
  const [round, number, giver] =
    side === 'From' ? [trade.roundFrom, trade.pickFrom, trade.pickFromTeamId] : [trade.roundTo, trade.pickTo, trade.pickToTeamId];
  const rounds = Math.max(...picks.map((pick) => pick.round));
  if (round > rounds) return [{ field: `round${side}`, message: `must be at most ${rounds}` }];
  const size = Math.max(...picks.map((pick) => pick.pick));
  const held = picks.find((pick) => pick.round === round && pick.pick === number);
  if (!held) return [{ field: `pick${side}`, message: `must be at most ${size}` }];
  if (held.holderId !== giver) {
    const holder = teamNames.get(held.holderId) ?? held.holderId;
    return [{ field: `pick${side}`, message: `${pickString(round, number)} belongs to ${holder}` }];
  }
  const { since = '' } = held;
  if (since <= trade.date) return [];
  return [{ field: 'date', message: `must not be before ${since}, when ${pickString(round, number)} last changed hands` }];
}

/**
 * Checks a new trade: the draft is open, the day is possible, both teams are in the league, and each gives a pick that it owns on that day.
 * @returns the broken rules
 */
export function checkTrade(trade: Trade, context: TradeContext, now: Date): FieldError[] {
  const { pickFromTeamId, pickToTeamId } = trade;
  const first = [
    ...checkDraft(trade.year, context.isOver, context.picks),
    ...checkTeams({ pickFromTeamId, pickToTeamId }, context.teamNames),
    ...checkDate(trade.date, context.league, now),
  ];
  return first.length ? first : [...checkPick(trade, 'From', context), ...checkPick(trade, 'To', context)];
}

/** The rule that a later trade of a pick keeps an entered one from being taken back. @param date of the later trade, or empty */
export const changedAgain = (pick: string, date: string): FieldError => ({
  field: 'tradeId',
  message: `${pick} changed hands again${date && ` on ${date}`}: take that trade back first`,
});

/** Checks that an entered trade can be taken back: no later trade depends on it. @returns the broken rules */
export function checkTakeBack(
  tradeId: number,
  slots: readonly DraftSlot[],
  transfers: readonly (PickTransfer & { tradeId: number | null })[],
): FieldError[] {
  const own = transfers.filter((transfer) => transfer.tradeId === tradeId);
  const { refused } = applyTrades(
    slots,
    transfers.filter((transfer) => transfer.tradeId !== tradeId),
  );
  return refused
    .filter(({ round, pick }) => own.some((transfer) => transfer.round === round && transfer.pick === pick))
    .map(({ round, pick, date }) => changedAgain(pickString(round, pick), date));
}
