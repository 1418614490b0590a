import { pickTradesApi } from "../../api/generated/pickTrades.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { recordTable, type Row } from "../responseTables";

export type TradablePicksRow = Row<Schema<"TradablePicks">>;
export const tradablePicks = recordTable("tradablePicks", pickTradesApi.endpoints.getTradablePicks);
injectTables([tradablePicks]);
