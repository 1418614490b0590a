import { rookiesApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { rowKey } from './keys';

/** A rookie of a year's class; the list's key is the year. */
export type RookieRow = { key: string } & Schema<'Rookie'>;

export const rookies = createTable('rookies', [
  feed(rookiesApi.endpoints.getRookies, (answer, { year }) => ({
    list: String(year),
    rows: answer.map((rookie, index): RookieRow => ({ key: rowKey(year, index), ...rookie })),
  })),
]);
