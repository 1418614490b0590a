import { rookiesApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { keyedRows } from './keys';

/** A rookie; the list's key is the year. */
export type RookieRow = { key: string } & Schema<'Rookie'>;

export const rookies = createTable('rookies', [
  feed(rookiesApi.endpoints.getRookies, (response, { year }) =>
    keyedRows(String(year), response, ({ playerId, name, position }) => playerId ?? [position, name]),
  ),
]);
