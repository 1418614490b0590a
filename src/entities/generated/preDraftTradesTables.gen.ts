import { preDraftTradesApi } from "../../api/generated/preDraftTrades.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type PreDraftTradeRow = tables.Row<Schema<"PreDraftTrade">>;
export const trades = tables.listTable("trades", ["leagueId","year","draft"], (row) => row.id ?? [row.date, row.round, row.pick, row.pickFrom, row.pickTo], tables.from(preDraftTradesApi.endpoints.getPreDraftTrades, (response) => response.model.preDraftTrades), tables.from(preDraftTradesApi.endpoints.createPreDraftTrade, (response) => response.model.preDraftTrades), tables.from(preDraftTradesApi.endpoints.replacePreDraftTrade, (response) => response.model.preDraftTrades), tables.from(preDraftTradesApi.endpoints.takeBackPreDraftTrade, (response) => response.model.preDraftTrades));
export type PreDraftTradesViewDataRow = tables.Row<Schema<"PreDraftTradesViewData">>;
export const tradeForms = tables.recordTable("tradeForms", ["leagueId","year","draft"], tables.from(preDraftTradesApi.endpoints.getPreDraftTrades, (response) => response.viewData), tables.from(preDraftTradesApi.endpoints.createPreDraftTrade, (response) => response.viewData), tables.from(preDraftTradesApi.endpoints.replacePreDraftTrade, (response) => response.viewData), tables.from(preDraftTradesApi.endpoints.takeBackPreDraftTrade, (response) => response.viewData));
export type EnteredTradeRow = tables.Row<Schema<"EnteredTrade">>;
export const enteredTrades = tables.listTable("enteredTrades", ["leagueId","year"], (row) => row.id, tables.from(preDraftTradesApi.endpoints.getEnteredTrades, (response) => response));
