import { pickTradesApi } from "../../api/generated/pickTrades.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, recordTable, type Row } from "../responseTables";

export type TradablePicksRow = Row<Schema<"TradablePicks">>;
export const tradablePicks = recordTable("tradablePicks", ["leagueId","year","draft","tradeId"], from(pickTradesApi.endpoints.getTradablePicks, (response) => response));
injectTables([tradablePicks]);
