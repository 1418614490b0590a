import type { Database } from '../db';
import { causeOf } from '../db/retry';
import type { RowCount } from '../db/syncRows';
import { ForbiddenError, NotFoundError } from '../domain/errors';
import { HostError } from '../hosts/errors';
import { type Outlook, textOf } from '../hosts/hostText';
import type { Report } from '../domain/oddValues';
import { PlayerFileError } from '../playerFiles/table';

/** An import that lacks a prerequisite; the message names it. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** Whether an import failed because of its source (a host, a file, or data that must be there first) and not because of a defect. */
export const isSourceError = (error: unknown): error is Error =>
  error instanceof HostError || error instanceof PlayerFileError || error instanceof ImportError;

/** What a defect, or a database that fails, says to people; the technical message follows as the details of a run. */
const defectText = 'Sideline itself failed, not the host: this is for its admin, who finds the reason in the log of the server.';

/** Whether an error's message is a sentence for people. */
const isForPeople = (error: unknown) => isSourceError(error) || error instanceof ForbiddenError || error instanceof NotFoundError;

/** An error's message for people, with details; a query's error is without its statement and values. */
export function reasonOf(error: unknown, outlook: Outlook): string {
  const cause = causeOf(error);
  const message = cause instanceof Error ? textOf(cause, outlook) : String(cause);
  return isForPeople(cause) ? message : `${defectText}\n${message}`;
}

/** A reason without the details of a defect, which are only for the log and for the runs that admins see. */
export const withoutDefect = (reason: string): string => (reason.startsWith(defectText) ? defectText : reason);

/** The message of such an error for a person who waits for the response. */
export const askedText = (error: Error): string => textOf(error, 'asked');

/** Lists of a host that a run left as they are stored, and why. */
export interface RefusedLists {
  lists: string[];
  error: Error;
}

/**
 * The result of an import; `unmatched` names what could not be matched, `note` says why there was nothing to do, `refused` has the lists
 * that were left as they are while the others were written.
 */
export interface ImportResult extends RowCount {
  unmatched: string[];
  note?: string;
  refused?: RefusedLists[];
}

/** Writes the data that an import has read, in one transaction. */
export type ImportWrite = (tx: Database) => Promise<ImportResult>;

/** The sum of several results. */
export function total(...steps: (RowCount & Partial<Pick<ImportResult, 'unmatched' | 'refused'>>)[]): ImportResult {
  const refused = steps.flatMap((step) => step.refused ?? []);
  return {
    rows: steps.reduce((sum, { rows }) => sum + rows, 0),
    skipped: steps.reduce((sum, { skipped }) => sum + skipped, 0),
    unmatched: [...new Set(steps.flatMap(({ unmatched }) => unmatched ?? []))],
    ...(refused.length > 0 && { refused }),
  };
}

/** The result of an import that had nothing to do. */
export const skippedImport = (note: string): ImportResult => ({ rows: 0, skipped: 0, unmatched: [], note });

/**
 * Reads from several sources, and writes what they have in the same order, each on its own: one that fails is reported and leaves its rows
 * as they are.
 * @throws the first error when all of them fail to be read
 */
export async function eachAlone(report: Report, ...reads: (() => Promise<ImportWrite>)[]): Promise<ImportWrite> {
  const failures: Error[] = [];
  const orReport = async <Result>(step: () => Promise<Result>): Promise<Result[]> => {
    try {
      return [await step()];
    } catch (error) {
      if (!isSourceError(error)) throw error;
      failures.push(error);
      report(textOf(error));
      return [];
    }
  };
  const writes: ImportWrite[] = [];
  for (const read of reads) writes.push(...(await orReport(read)));
  if (failures[0] && !writes.length) throw failures[0];
  return async (tx) => {
    const results: ImportResult[] = [];
    for (const write of writes) results.push(...(await orReport(() => tx.transaction((own) => write(own)))));
    return total(...results);
  };
}

/** Reads data of players and reports implausible values. Unless there was nothing to do, the messages are added to `unmatched`. */
export async function reportingPlayers(read: (report: Report) => Promise<ImportWrite> | ImportWrite): Promise<ImportWrite> {
  const messages: string[] = [];
  const write = await read((message) => void messages.push(`players: ${message}`));
  return async (tx) => {
    const outcome = await write(tx);
    return outcome.note === undefined ? total(outcome, { rows: 0, skipped: 0, unmatched: messages }) : outcome;
  };
}
