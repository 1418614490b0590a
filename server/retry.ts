import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before each further attempt: a database server that restarts is back within them. */
const pauses = [50, 250, 1000, 2000];

/** The connection broke while a statement may have been under way. */
const lostCodes = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02', '57P05', '25P03', '08000', '08003', '08006']);
/** Nothing has happened: there was no connection, or the whole transaction was rolled back to let another one through. */
const unmadeCodes = new Set(['ECONNREFUSED', 'EAI_AGAIN', '57P03', '53300', '08001', '08004', '40001', '40P01']);
/** The database is too slow: trying again would only add to that. */
const lateCodes = new Set(['ETIMEDOUT', '57014', '55P03']);

/** The database's disk is full, read-only or broken. */
const diskCodes = new Set(['53100', '42501', '58030']);

const lostMessage = /^Connection terminated( unexpectedly)?$|^Client .* is not queryable/;
const lateMessage = /timeout exceeded when trying to connect|terminated due to connection timeout|^Query read timeout/;
const none = /$^/;

/** The error of the database driver that a query failed with. A time-out of its pool has a cause, too: the connection that it gave up. */
export const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && !lateMessage.test(error.message) ? error.cause : error;

const matches = (error: unknown, codes: Set<string>, text: RegExp) => {
  const { code, message } = causeOf(error) as { code?: string; message?: string };
  return codes.has(code ?? '') || text.test(message ?? '');
};

const isLost = (error: unknown) => matches(error, lostCodes, lostMessage);
const isUnmade = (error: unknown) => matches(error, unmadeCodes, none);

/** Whether a statement failed, and wrote nothing, for the sake of the database's disk. */
export const isDiskFailure = (error: unknown) => matches(error, diskCodes, none);

/** Whether a query failed for the sake of the database server or the way to it, not of what was asked. */
export const isUnavailable = (error: unknown) => isLost(error) || isUnmade(error) || matches(error, lateCodes, lateMessage);

async function attempt<Result>(run: () => Promise<Result>, mayRepeat: (error: unknown) => boolean): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await run();
    } catch (error) {
      if (!mayRepeat(error)) throw error;
      await wait(pause);
    }
  }
  return run();
}

/** Runs what only reads, again when the database's connection is lost or cannot be had. */
export const retried = <Result>(read: () => Promise<Result>): Promise<Result> =>
  attempt(read, (error) => isLost(error) || isUnmade(error));

/** Runs one transaction that writes, again only when it is sure that nothing was written. */
export const retriedWrite = <Result>(write: () => Promise<Result>): Promise<Result> => attempt(write, isUnmade);
