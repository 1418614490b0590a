import type { Schema } from '../../api/types';
import { keysOf } from '../../lib/keysOf';
import type { TradeDraft } from './useTradeForm';

/** The form's field names, which are also the payload's keys. */
export type TradeField = Exclude<keyof Schema<'PreDraftTradeCreate'>, 'leagueId' | 'year' | 'draft'>;

/** The labels of the form's fields. */
export const tradeLabels: Record<TradeField, string> = {
  date: 'Date',
  pickFromTeamId: 'From team',
  pickToTeamId: 'To team',
  roundFrom: 'From round',
  roundTo: 'To round',
  pickFrom: 'From pick',
  pickTo: 'To pick',
};

/** The labels of what a refusal can name. */
export const refusalLabels = { ...tradeLabels, tradeId: 'Trade' };

/** The form's fields, in its order. */
export const tradeFields = keysOf(tradeLabels);

/** The payload of a pre-draft trade: exactly nine keys, and the draft where it is one of several. */
export function tradePayload(form: HTMLFormElement, ofDraft: TradeDraft): Schema<'PreDraftTradeCreate'> {
  const typed = new FormData(form);
  const text = (field: TradeField) => String(typed.get(field));
  return {
    ...ofDraft,
    date: text('date'),
    pickFromTeamId: text('pickFromTeamId'),
    pickToTeamId: text('pickToTeamId'),
    roundFrom: Number(text('roundFrom')),
    roundTo: Number(text('roundTo')),
    pickFrom: Number(text('pickFrom')),
    pickTo: Number(text('pickTo')),
  };
}
