import { onFirstUse } from '../lib/onFirstUse';

export type Sort = { field: string; direction: 'asc' | 'desc' };

const collator = onFirstUse(() => new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' }));

/** Whether a cell has nothing to show. */
export function isMissing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || Number.isNaN(value) || (Array.isArray(value) && value.length === 0)
  );
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator().compare(String(a), String(b));
}

/** A sorted copy. Rows of equal value keep their order; missing values come last in both directions. */
export function sortRows<Row>(rows: readonly Row[], valueOf: (row: Row) => unknown, direction: Sort['direction']): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, value: valueOf(row) }));
  const present = keyed.filter(({ value }) => !isMissing(value));
  const missing = keyed.filter(({ value }) => isMissing(value));
  present.sort((a, b) => sign * compareValues(a.value, b.value));
  return [...present, ...missing].map(({ row }) => row);
}
