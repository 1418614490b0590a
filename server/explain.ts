import { ConfigError } from './config';
import { LockedError } from './lock';
import { causeOf } from './retry';
import { NoRoomError } from './room';

/** A PostgreSQL server that does not answer or refuses: address, password or database are wrong. */
const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', '28P01', '28000', '3D000']);

const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR']);

/**
 * Why a program of ours ended: in plain words where the person who started it can do something about it; anything else is a defect and
 * keeps its stack, without the values of a query.
 */
export function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof LockedError || error instanceof NoRoomError) return error.message;
  const cause = causeOf(error);
  const { code, port, address, path, message } = cause as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${port} of ${address} is taken. Stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be used. Set PORT to one from 1024 on.`;
  if (code && unwritable.has(code) && path) return `The data directory cannot be written to: ${message}.`;
  if (code && unreachable.has(code)) return `The database of DATABASE_URL cannot be opened: ${message || code}.`;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
