import { preDraftTradesApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { keyedRows, seasonKey } from './keys';

type Response = Schema<'PreDraftTrades'>;
type YearArg = { leagueId: string; year: number; draft?: number };

const { endpoints } = preDraftTradesApi;

/** A pick that was traded before a year's draft. */
export type TradeRow = { key: string } & Schema<'PreDraftTrade'>;
const rows = ({ model }: Response, { leagueId, year, draft }: YearArg) =>
  keyedRows(
    seasonKey(leagueId, year, draft),
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

/** The rounds, picks and days that a draft's trade form offers, and the drafts of its year; its teams are a list of the teams table. */
export type TradeFormRow = { key: string; firstDay: string | undefined } & Omit<Schema<'PreDraftTradesViewData'>, 'teams'>;
const form = ({ viewData: { teams: _, ...choices } }: Response, { leagueId, year, draft }: YearArg) => ({
  rows: [{ firstDay: undefined, ...choices, key: seasonKey(leagueId, year, draft) } satisfies TradeFormRow],
});
export const tradeForms = createTable('tradeForms', fromEachCall(form));
