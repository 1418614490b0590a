import { accessSync, constants } from 'node:fs';
import { isIP } from 'node:net';
import type { MailSettings } from './auth/mail';
import { isLongEnough, lengthRule } from './auth/passwordRule';
import { readBackups } from './backupSettings';
import type { DatabaseLocation } from './db';
import type { BackupFolder } from './db/backup/folder';
import { addressesOf, needsPrimary } from './db/addresses';
import { isEmail } from './domain/email';
import { ConfigError, type Environment } from './environment';
import { type ImportSettings, readImports } from './importSettings';
import type { Seed } from './bootstrap';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** The settings of the environment; `admin` has the given values of the first account. */
export interface ServerConfig {
  port: number;
  host: string;
  location: DatabaseLocation;
  imports: ImportSettings;
  admin: { email?: string; password?: string };
  logLevel: string;
  /** The content of a new database. */
  seed: Seed;
  /** Reverse proxies, as addresses, ranges or the names of ranges that Fastify knows. */
  trustProxy: string[];
  /** Seconds to keep serving after SIGTERM, while `/readyz` responds 503. */
  drainSeconds: number;
  /** The role of this process: serve, run jobs, or both. */
  role: ProcessRole;
  /** Whether it queues jobs by the NFL's calendar. */
  isScheduling: boolean;
  /** The bearer token of `/metrics`; without it `/metrics` is not served. */
  metricsToken: string | null;
  /** The origin of the pages, such as `https://sideline.example`; null to take it from requests. */
  publicUrl: string | null;
  /** The mail server; null without one. */
  mail: MailSettings | null;
  /** Where daily back-ups go; null for none. */
  backups: BackupFolder | null;
}

const roles = ['all', 'web', 'worker'] as const;
export type ProcessRole = (typeof roles)[number];

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new ConfigError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  return port;
}

function checkDatabaseUrl(name: string, url: string) {
  if (!/^postgres(ql)?:\/\/\S+$/.test(url) || !addressesOf(url).every((address) => URL.canParse(address)))
    throw new ConfigError(`${name} must be an address like postgres://user:password@host:5432/database.`);
  const [address = '', ...others] = addressesOf(url);
  if (others.length && !needsPrimary(url))
    throw new ConfigError(
      `${name} names several hosts: add target_session_attrs=read-write, which finds the one that accepts writes.`,
    );
  const file = new URL(address).searchParams.get('sslrootcert');
  if (file && !isReadable(file)) throw new ConfigError(`The file of sslrootcert in ${name} cannot be read: ${file}.`);
  if (!file && /[?&]sslmode=verify-ca(&|$)/.test(url))
    throw new ConfigError(
      `sslmode=verify-ca in ${name} needs sslrootcert, the file of the authority that signed the certificate.`,
    );
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** The location of the data. @throws ConfigError as {@link readConfig} does. */
export function readLocation({ DATA_DIR, ...environment }: Environment): DatabaseLocation {
  const { DATABASE_URL: databaseUrl, DATABASE_LISTEN_URL: listenUrl, DATABASE_REPLICA_URL: replicaUrl } = environment;
  if (!databaseUrl) {
    if (replicaUrl) throw new ConfigError('DATABASE_REPLICA_URL needs DATABASE_URL, which it is a replica of.');
    if (listenUrl) throw new ConfigError('DATABASE_LISTEN_URL needs DATABASE_URL, whose database it leads to without a pooler.');
    return { dataDir: DATA_DIR || '.data' };
  }
  const urls = { DATABASE_URL: databaseUrl, DATABASE_LISTEN_URL: listenUrl, DATABASE_REPLICA_URL: replicaUrl };
  for (const [name, url] of Object.entries(urls)) if (url) checkDatabaseUrl(name, url);
  return { databaseUrl, ...(listenUrl && { listenUrl }), ...(replicaUrl && { replicaUrl }) };
}

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

function readTrustProxy(text: string): string[] {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const width = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
    const isRange = width > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width));
    if (isRange || namedRanges.includes(proxy)) continue;
    throw new ConfigError(
      `TRUST_PROXY must be IP addresses or ranges with commas between them (or ${namedRanges.join(', ')}), not "${text}".`,
    );
  }
  return proxies;
}

function readAdmin({ ADMIN_EMAIL, ADMIN_PASSWORD }: Environment): ServerConfig['admin'] {
  if (ADMIN_EMAIL && !isEmail(ADMIN_EMAIL)) {
    throw new ConfigError(`ADMIN_EMAIL must be an e-mail address, not "${ADMIN_EMAIL}".`);
  }
  if (ADMIN_PASSWORD && !isLongEnough(ADMIN_PASSWORD)) throw new ConfigError(`ADMIN_PASSWORD ${lengthRule}.`);
  return { ...(ADMIN_EMAIL && { email: ADMIN_EMAIL }), ...(ADMIN_PASSWORD && { password: ADMIN_PASSWORD }) };
}

function readSeed(text: string): Seed {
  if (text !== 'demo' && text !== 'none') throw new ConfigError(`SEED must be demo or none, not "${text}".`);
  return text;
}

function readDrainSeconds(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 300) {
    throw new ConfigError(`DRAIN_SECONDS must be a whole number from 0 to 300, not "${text}".`);
  }
  return Number(text);
}

function readRole(text: string, location: DatabaseLocation): ProcessRole {
  const role = roles.find((each) => each === text);
  if (!role) throw new ConfigError(`PROCESS_ROLE must be one of ${roles.join(', ')}, not "${text}".`);
  if (role !== 'all' && 'dataDir' in location)
    throw new ConfigError(`PROCESS_ROLE=${role} needs DATABASE_URL: the embedded database has one process, which does all.`);
  return role;
}

function readSchedule(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new ConfigError(`SCHEDULE must be on or off, not "${text}".`);
  return text === 'on';
}

function readMetricsToken(token: string | undefined): string | null {
  if (token && !/^[\x21-\x7e]{16,}$/.test(token)) {
    throw new ConfigError('METRICS_TOKEN must have at least 16 characters, letters, digits or signs.');
  }
  return token || null;
}

function readPublicUrl(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new ConfigError(`PUBLIC_URL must be an address like https://sideline.example, not "${text}".`);
  return url.origin;
}

function readMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Environment): MailSettings | null {
  if (!SMTP_URL) return null;
  if (!/^smtps?:\/\/\S+$/.test(SMTP_URL) || !URL.canParse(SMTP_URL) || !new URL(SMTP_URL).hostname)
    throw new ConfigError('SMTP_URL must be an address like smtps://user:password@mail.example:465.');
  const address = /<([^<>]*)>$/.exec(MAIL_FROM ?? '')?.[1] ?? MAIL_FROM ?? '';
  if (!isEmail(address))
    throw new ConfigError(`MAIL_FROM must be the sender, like Sideline <league@example.com>, not "${MAIL_FROM ?? ''}".`);
  if (!PUBLIC_URL)
    throw new ConfigError('SMTP_URL needs PUBLIC_URL, the address of the pages, to which the links in mails lead.');
  return { smtpUrl: SMTP_URL, from: MAIL_FROM! };
}

/**
 * Reads the server's environment variables; an empty one counts as not set.
 * @throws ConfigError naming the first malformed variable.
 */
export function readConfig(environment: Environment): ServerConfig {
  const host = environment.HOST || '127.0.0.1';
  if (!/^[A-Za-z0-9.:_-]+$/.test(host)) throw new ConfigError(`HOST must be a host name or an IP address, not "${host}".`);
  const logLevel = environment.LOG_LEVEL || 'warn';
  if (!logLevels.includes(logLevel))
    throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${logLevel}".`);
  const location = readLocation(environment);
  return {
    port: readPort(environment.PORT || '3000'),
    host,
    location,
    imports: readImports(environment),
    admin: readAdmin(environment),
    logLevel,
    seed: readSeed(environment.SEED || 'demo'),
    trustProxy: environment.TRUST_PROXY ? readTrustProxy(environment.TRUST_PROXY) : [],
    drainSeconds: readDrainSeconds(environment.DRAIN_SECONDS || '0'),
    role: readRole(environment.PROCESS_ROLE || 'all', location),
    isScheduling: readSchedule(environment.SCHEDULE || 'on'),
    metricsToken: readMetricsToken(environment.METRICS_TOKEN),
    publicUrl: readPublicUrl(environment.PUBLIC_URL),
    mail: readMail(environment),
    backups: readBackups(environment),
  };
}
