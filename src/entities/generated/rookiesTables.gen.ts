import { rookiesApi } from "../../api/generated/rookies.gen";
import type { Schema } from "../../api/types";
import * as tables from "../responseTables";

export type RookieRow = tables.Row<Schema<"Rookie">>;
export const rookies = tables.listTable("rookies", ["year"], (row) => row.playerId ?? [row.position, row.name], tables.from(rookiesApi.endpoints.getRookies, (response) => response));
