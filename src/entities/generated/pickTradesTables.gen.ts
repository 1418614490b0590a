import { pickTradesApi } from "../../api/generated/pickTrades.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type TradablePicksRow = tables.Row<Schema<"TradablePicks">>;
export const tradablePicks = tables.recordTable("tradablePicks", ["leagueId","year","draft","tradeId"], tables.from(pickTradesApi.endpoints.getTradablePicks, (response) => response));
