import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before each retry: a restarting database server is back within their sum. */
const pauses = [50, 250, 1000, 2000];

/** The connection broke while a statement may have been running. */
const lostCodes = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02', '57P05', '25P03', '08000', '08003', '08006']);
/** Nothing was written: there was no connection, the server is a read-only standby, or the whole transaction was rolled back. */
const unmadeCodes = new Set([
  ...['ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', '08001', '08004'],
  ...['57P03', '53300', '40001', '40P01', '25006'],
]);
/** The database is too slow: another attempt would add to its load. */
const lateCodes = new Set(['ETIMEDOUT', '57014', '55P03']);

/** The disk of the database is full (53100) or broken (58030). */
const diskCodes = new Set(['53100', '58030']);
/** PostgreSQL reports a file that it may not write, as on a read-only disk, with the code of a missing privilege. */
const fileMessage = /^could not (access|create|extend|fsync|open|remove|rename|truncate|write)/;
const privilegeCode = '42501';
/** A standby, or a server that was demoted to one in a failover. */
const readOnlyCode = '25006';

/** A row refers to a missing one (23503), or exists already (23505). */
const conflictCodes = new Set(['23503', '23505']);

const lostMessage = /^Connection terminated( unexpectedly)?$|^Client .* is not queryable/;
const lateMessage = /timeout exceeded when trying to connect|terminated due to connection timeout|^Query read timeout/;
const none = /$^/;

/** The error of the database driver that a query failed with. A time-out of its pool also has a cause: the closed connection. */
export const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && !lateMessage.test(error.message) ? error.cause : error;

interface DriverError {
  code?: string;
  message?: string;
  syscall?: string;
  isRolledBack?: boolean;
}
const driverErrorOf = (error: unknown) => causeOf(error) as DriverError;

const matches = (error: unknown, codes: Set<string>, text: RegExp) => {
  const { code, message } = driverErrorOf(error);
  return codes.has(code ?? '') || text.test(message ?? '');
};

const isLost = (error: unknown) => matches(error, lostCodes, lostMessage);

function isUnmade(error: unknown): boolean {
  const { code, syscall, isRolledBack = false } = driverErrorOf(error);
  return matches(error, unmadeCodes, none) || (code === 'ETIMEDOUT' && syscall === 'connect') || (isLost(error) && isRolledBack);
}

/** Whether a statement failed, and wrote nothing, because the database's disk is full, read-only or broken. */
export const isDiskFailure = (error: unknown) =>
  matches(error, diskCodes, none) || (isPrivilege(error) && fileMessage.test(driverErrorOf(error).message ?? ''));

const isPrivilege = (error: unknown) => driverErrorOf(error).code === privilegeCode;

/** Whether the role of DATABASE_URL lacks a privilege. */
export const isForbidden = (error: unknown) => isPrivilege(error) && !isDiskFailure(error);

/** Whether the database server refuses to write because it is a standby. */
export const isReadOnly = (error: unknown) => driverErrorOf(error).code === readOnlyCode;

/** Whether a row contradicts a concurrent write of another request. */
export const isConflict = (error: unknown) => matches(error, conflictCodes, none);

/** Whether a query failed because of the database server or the network, not because of the query. */
export const isUnavailable = (error: unknown) => isLost(error) || isUnmade(error) || matches(error, lateCodes, lateMessage);

/** Marks the error of a connection that broke before `commit` was sent: nothing of its transaction was written. */
export const markRolledBack = (error: Error) => void Object.assign(error, { isRolledBack: true } satisfies DriverError);

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

/** Runs a read; repeats it if the connection is lost or cannot be opened. */
export const retried = <Result>(read: () => Promise<Result>): Promise<Result> =>
  attempt(read, (error) => isLost(error) || isUnmade(error));

/** Runs one transaction that writes; repeats it only when nothing was written. */
export const retriedWrite = <Result>(write: () => Promise<Result>): Promise<Result> => attempt(write, isUnmade);
