import type { Schema } from '../../api/types';

/** Names of the form's fields; they are the payload's too. */
export type TradeField = Exclude<keyof Schema<'PreDraftTradeCreate'>, 'leagueId' | 'year'>;

/** What the form calls its fields. */
export const tradeLabels: Record<TradeField, string> = {
  date: 'Date',
  pickFromTeamId: 'From team',
  pickToTeamId: 'To team',
  roundFrom: 'From round',
  roundTo: 'To round',
  pickFrom: 'From pick',
  pickTo: 'To pick',
};

/** What the form of a league's trades before a year's draft sends: exactly nine keys. */
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
