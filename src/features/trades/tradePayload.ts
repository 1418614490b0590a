import type { Schema } from '../../api/types';

/** The form's field names, which are also the payload's keys. */
export type TradeField = Exclude<keyof Schema<'PreDraftTradeCreate'>, 'leagueId' | 'year'>;

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
export const tradeFields = Object.keys(tradeLabels) as TradeField[];

/** The payload of a pre-draft trade: exactly nine keys. */
export function tradePayload(form: HTMLFormElement, leagueId: string, year: number): Schema<'PreDraftTradeCreate'> {
  const typed = new FormData(form);
  const text = (field: TradeField) => String(typed.get(field));
  return {
    leagueId,
    year,
    date: text('date'),
    pickFromTeamId: text('pickFromTeamId'),
    pickToTeamId: text('pickToTeamId'),
    roundFrom: Number(text('roundFrom')),
    roundTo: Number(text('roundTo')),
    pickFrom: Number(text('pickFrom')),
    pickTo: Number(text('pickTo')),
  };
}
