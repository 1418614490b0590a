import { rookiesApi } from "../../api/generated/rookies.gen";
import type { Schema } from "../../api/types";
import { injectTables } from "../index";
import { from, listTable, type Row } from "../responseTables";

export type RookieRow = Row<Schema<"Rookie">>;
export const rookies = listTable("rookies", ["year"], (row) => row.playerId ?? [row.position, row.name], from(rookiesApi.endpoints.getRookies, (response) => response));
injectTables([rookies]);
