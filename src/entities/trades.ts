import { preDraftTradesApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { keyedRows, seasonKey } from './keys';

type Response = Schema<'PreDraftTrades'>;
type YearArg = { leagueId: string; year: number };

const { endpoints } = preDraftTradesApi;

/** A pick that was traded before a year's draft. */
export type TradeRow = { key: string } & Schema<'PreDraftTrade'>;
const rows = ({ model }: Response, { leagueId, year }: YearArg) =>
  keyedRows(
    seasonKey('any', leagueId, year),
    model.preDraftTrades,
    ({ id, date, round, pick, pickFrom, pickTo }) => id ?? [date, round, pick, pickFrom, pickTo],
  );

/** Feeds a table from every call that responds with the trades of a year. */
const fromEachCall = <R extends { key: string }>(read: (response: Response, arg: YearArg) => { list?: string; rows: R[] }) => [
  feed(endpoints.getPreDraftTrades, read),
  feed(endpoints.createPreDraftTrade, (response, { preDraftTradeCreate }) => read(response, preDraftTradeCreate)),
  feed(endpoints.replacePreDraftTrade, (response, { preDraftTradeReplace }) => read(response, preDraftTradeReplace)),
  feed(endpoints.takeBackPreDraftTrade, read),
];

export const trades = createTable('trades', fromEachCall(rows));

/** A trade as a person entered it, which stands or was taken back. */
export type EnteredTradeRow = { key: string } & Schema<'EnteredTrade'>;
export const enteredTrades = createTable('enteredTrades', [
  feed(endpoints.getEnteredTrades, (response, { leagueId, year }) =>
    keyedRows(seasonKey('any', leagueId, year), response, ({ id }) => id),
  ),
]);

/** The rounds, picks and days that a year's trade form offers; its teams are a list of the teams table. */
export type TradeFormRow = { key: string; totalRounds: number; totalPicks: number; firstDay: string | undefined };
const form = ({ viewData: { totalRounds, totalPicks, firstDay } }: Response, { leagueId, year }: YearArg) => ({
  rows: [{ key: seasonKey('any', leagueId, year), totalRounds, totalPicks, firstDay } satisfies TradeFormRow],
});
export const tradeForms = createTable('tradeForms', fromEachCall(form));
