import type { TradeRow } from '../../entities/trades';
import { PAIR_WIDTH } from '../../grid/columnTypes';
import { date, number, text } from '../../grid/columnKinds';

/** The columns of the pre-draft trades. */
export const tradeColumns = [
  date<TradeRow>('date', 'Date', { width: 120 }),
  number<TradeRow>('round', 'Round', { width: 90 }),
  number<TradeRow>('pick', 'Pick', { width: 90 }),
  text<TradeRow>('pickFrom', 'From', { flex: 1, width: PAIR_WIDTH, wrap: true, pinned: 'first' }),
  text<TradeRow>('pickTo', 'To', { flex: 1, width: PAIR_WIDTH, wrap: true, pinned: 'second' }),
];
