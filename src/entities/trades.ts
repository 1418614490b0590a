import { preDraftTradesApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { rowKey, seasonKey } from './keys';

type Answer = Schema<'PreDraftTrades'>;
type YearArg = { leagueId: string; year: number };

/** A pick that changed hands before a year's draft. */
export type TradeRow = { key: string } & Schema<'PreDraftTrade'>;
const rows = ({ model }: Answer, { leagueId, year }: YearArg) => {
  const list = seasonKey('default', leagueId, year);
  return { list, rows: model.preDraftTrades.map((trade, index): TradeRow => ({ key: rowKey(list, index), ...trade })) };
};
export const trades = createTable('trades', [
  feed(preDraftTradesApi.endpoints.getPreDraftTrades, rows),
  feed(preDraftTradesApi.endpoints.createPreDraftTrade, (answer, { preDraftTradeCreate }) => rows(answer, preDraftTradeCreate)),
]);

/** How far the selectors of a year's trade form go; its teams are a list of the teams table. */
export type TradeFormRow = { key: string; totalRounds: number; totalPicks: number };
const form = ({ viewData: { totalRounds, totalPicks } }: Answer, { leagueId, year }: YearArg) => ({
  rows: [{ key: seasonKey('default', leagueId, year), totalRounds, totalPicks } satisfies TradeFormRow],
});
export const tradeForms = createTable('tradeForms', [
  feed(preDraftTradesApi.endpoints.getPreDraftTrades, form),
  feed(preDraftTradesApi.endpoints.createPreDraftTrade, (answer, { preDraftTradeCreate }) => form(answer, preDraftTradeCreate)),
]);
