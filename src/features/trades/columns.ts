import type { TradeRow } from '../../entities/trades';
import { date, number, text } from '../../grid/columns';

/** The columns of the picks that changed hands before a draft. */
export const tradeColumns = [
  date<TradeRow>('date', 'Date', { width: 130 }),
  number<TradeRow>('round', 'Round', { width: 90 }),
  number<TradeRow>('pick', 'Pick', { width: 90 }),
  text<TradeRow>('pickFrom', 'From', { flex: 1, width: 180 }),
  text<TradeRow>('pickTo', 'To', { flex: 1, width: 180 }),
];
