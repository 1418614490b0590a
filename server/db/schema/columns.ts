import { getTableName, sql } from 'drizzle-orm';
import { check, numeric, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** Points with up to three decimals. */
export const points = (name: string) => numeric(name, { precision: 10, scale: 3, mode: 'number' });
/** A UTC instant, as text. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** A check of one column, which is named in the constraint. */
export const rule = (column: PgColumn, name: string, condition: ReturnType<typeof sql>) =>
  check(`${getTableName(column.table)}_${column.name}_${name}`, condition);
/** Drizzle's `enum` is a type only: this checks it. */
export const isOneOf = (column: PgColumn, values: readonly string[]) =>
  rule(column, 'known', sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);
export const isNotEmpty = (column: PgColumn) => rule(column, 'not_empty', sql`${column} <> ''`);
export const isPositive = (column: PgColumn) => rule(column, 'positive', sql`${column} > 0`);
export const isNotNegative = (column: PgColumn) => rule(column, 'not_negative', sql`${column} >= 0`);
/** The years and weeks of the contract. */
export const isSeason = (column: PgColumn) => rule(column, 'range', sql`${column} between 1990 and 2100`);
export const isWeek = (column: PgColumn) => rule(column, 'range', sql`${column} between 1 and 25`);
