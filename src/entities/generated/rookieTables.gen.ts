import { rookiesApi } from "../../api/generated/rookies.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { listTable, type Row } from "../responseTables";

export type RookieRow = Row<Schema<"Rookie">>;
export const rookies = listTable("rookies", rookiesApi.endpoints.getRookies, (response) => response, (row) => row.playerId ?? [row.position, row.name]);
injectTables([rookies]);
