/** The table of the trades that commissioners entered. It loads with the page that shows them. */
import { preDraftTradesApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { injectTables, type StateOf } from './index';
import { keyedRows, seasonKey } from './keys';

/** A trade as a person entered it, valid or taken back. */
export type EnteredTradeRow = { key: string } & Schema<'EnteredTrade'>;
export const enteredTrades = createTable('enteredTrades', [
  feed(preDraftTradesApi.endpoints.getEnteredTrades, (response, { leagueId, year }) =>
    keyedRows(seasonKey('any', leagueId, year), response, ({ id }) => id),
  ),
]);

const enteredTradeTables = { enteredTrades };
declare module './index' {
  interface LazyTables extends StateOf<typeof enteredTradeTables> {}
}
injectTables(enteredTradeTables);
