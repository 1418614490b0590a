import type { Database } from '../db';

/** An import that cannot be carried out as things are; the message says what to do first. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** What writing came to: rows written (added, changed or removed), and rows that were as they should be. */
export interface Count {
  rows: number;
  skipped: number;
}

/** What an import came to. `unmatched` are the names of those without a counterpart, `note` says why there was nothing to do. */
export interface Outcome extends Count {
  unmatched: string[];
  note?: string;
}

/** The second half of an import: writes what the first one read, inside one transaction. */
export type Store = (tx: Database) => Promise<Outcome>;

/** Everything that several steps came to. */
export const total = (...steps: (Count & { unmatched?: string[] })[]): Outcome => ({
  rows: steps.reduce((sum, { rows }) => sum + rows, 0),
  skipped: steps.reduce((sum, { skipped }) => sum + skipped, 0),
  unmatched: [...new Set(steps.flatMap(({ unmatched }) => unmatched ?? []))],
});

/** An import that had nothing to do, and why. */
export const nothing = (note: string): Outcome => ({ rows: 0, skipped: 0, unmatched: [], note });
