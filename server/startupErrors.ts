import { SeedError } from './bootstrap';
import { ConfigError } from './environment';
import { LockedError } from './db/dataDirLock';
import { NoPrimaryError } from './db/addresses';
import { UnheardError } from './db/invalidation';
import { causeOf, isForbidden, isReadOnly, isUnavailable } from './db/retry';
import { DiskNotWritableError } from './db/diskSpace';
import { EncodingError } from './db/postgres';
import { InvalidInputError } from './domain/errors';

/** Error codes of a wrong address, password or database of a PostgreSQL server, or of one that is not ready. PgBouncer's is 08P01. */
const unreachable = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN'],
  ...['28P01', '28000', '3D000', '53300', '57P03', '08P01', '08006'],
]);

/** Node's and OpenSSL's codes of a certificate that is not trusted, or not of this host. */
const untrusted =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET)_.*|CERT_.*|ERR_TLS_CERT_ALTNAME_INVALID)$/;

const trustIt =
  'Let sslrootcert in the address name the file of the authority that signed it, and use the host name that it was made for; ' +
  'sslmode=require encrypts without this check.';

/** What to change so that a server and we agree on TLS; undefined for other errors. */
function describeTls({ code = '', message }: NodeJS.ErrnoException): string | undefined {
  if (untrusted.test(code)) return `The certificate of the database server is not trusted: ${message}. ${trustIt}`;
  if (message === 'The server does not support SSL connections')
    return 'The database server has no TLS: set up its ssl, or take sslmode out of DATABASE_URL.';
  if (/no encryption$/.test(message))
    return `The database server wants TLS: add sslmode=verify-full to DATABASE_URL. (${message})`;
  if (code.startsWith('ERR_OSSL_PEM') || code === 'ERR_OSSL_X509_NO_CERTIFICATE_FOUND')
    return `The file of sslrootcert is no certificate in PEM format: ${message}.`;
  return undefined;
}

const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR']);

const migrateFirst = 'If its tables are of an older version, run npm run migrate with a role that may change them.';

/** Errors whose message is enough for the operator. */
const plain = [
  ConfigError,
  LockedError,
  DiskNotWritableError,
  EncodingError,
  NoPrimaryError,
  UnheardError,
  InvalidInputError,
  SeedError,
];

/**
 * Describes why a program ended. An error that the operator can fix is one sentence; any other is a defect and keeps its stack, without the
 * query's values.
 */
export function describeError(error: unknown): string {
  if (plain.some((type) => error instanceof type)) return (error as Error).message;
  const cause = causeOf(error);
  const { code, port, address, path, message } = cause as NodeJS.ErrnoException & { port?: number; address?: string };
  const tls = cause instanceof Error ? describeTls(cause) : undefined;
  if (tls) return tls;
  if (isReadOnly(error)) return new NoPrimaryError().message;
  if (isForbidden(error)) return `The role of DATABASE_URL may not do this: ${message}. ${migrateFirst}`;
  if (code?.startsWith('23')) return `The data breaks a rule of this version: ${message}. Nothing was changed.`;
  if (code === 'EADDRINUSE') return `Port ${port} of ${address} is taken. Stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be used. Set PORT to one from 1024 on.`;
  if (code && unwritable.has(code) && path) return `The data directory cannot be written to: ${message}.`;
  if ((code && unreachable.has(code)) || isUnavailable(error))
    return `The database of DATABASE_URL cannot be opened: ${message || code}.`;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
