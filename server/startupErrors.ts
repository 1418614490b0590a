import { SeedError } from './bootstrap';
import { ConfigError } from './environment';
import { LockedError } from './db/dataDirLock';
import { causeOf, isForbidden } from './db/retry';
import { DiskNotWritableError } from './db/diskSpace';
import { EncodingError } from './db/postgres';
import { InvalidInputError } from './domain/errors';

/** Error codes of a wrong address, password or database of a PostgreSQL server. */
const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', '28P01', '28000', '3D000']);

const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR']);

const migrateFirst = 'If its tables are of an older version, run npm run migrate with a role that may change them.';

/** Errors whose message is enough for the operator. */
const plain = [ConfigError, LockedError, DiskNotWritableError, EncodingError, InvalidInputError, SeedError];

/**
 * Describes why a program ended. An error that the operator can fix is one sentence; any other is a defect and keeps its stack, without the
 * query's values.
 */
export function describeError(error: unknown): string {
  if (plain.some((type) => error instanceof type)) return (error as Error).message;
  const cause = causeOf(error);
  const { code, port, address, path, message } = cause as NodeJS.ErrnoException & { port?: number; address?: string };
  if (isForbidden(error)) return `The role of DATABASE_URL may not do this: ${message}. ${migrateFirst}`;
  if (code?.startsWith('23')) return `The data breaks a rule of this version: ${message}. Nothing was changed.`;
  if (code === 'EADDRINUSE') return `Port ${port} of ${address} is taken. Stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be used. Set PORT to one from 1024 on.`;
  if (code && unwritable.has(code) && path) return `The data directory cannot be written to: ${message}.`;
  if (code && unreachable.has(code)) return `The database of DATABASE_URL cannot be opened: ${message || code}.`;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
