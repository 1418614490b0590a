import { ConfigError, type Environment } from './environment';
import type { Transport } from './hosts/transport/transport';

/**
 * The sources of imports: a folder of recorded responses to use instead of the hosts, if set, and the folder of player files. `contact`
 * goes into the User-Agent; `userAgent` is that of a client registered with MyFantasyLeague, which may call more often. `secretKey`
 * encrypts the keys of private leagues and the secrets of second factors; null for the installation's own. `transport` replaces both,
 * a queued call responds after `waitMs`, and `now` is the clock of reads; no environment variable sets them.
 */
export interface ImportSettings {
  recordedDir: string | null;
  importDir: string;
  contact: string | null;
  userAgent: string | null;
  secretKey: string | null;
  transport?: Transport;
  /** In milliseconds since 1970 (default: the system's clock). */
  now?: () => number;
  /** Whether a worker runs the maintenance calls. */
  isQueued?: boolean;
  /** Milliseconds that a queued call waits for its run to end (default: 5,000). */
  waitMs?: number;
}

/** The import settings of the environment. @throws ConfigError for a malformed variable. */
export function readImports(environment: Environment): ImportSettings {
  const { RECORDED_DIR, IMPORT_DIR, IMPORT_CONTACT, MFL_USER_AGENT, SECRET_KEY } = environment;
  if (IMPORT_CONTACT && !/^[\x21-\x7e]+$/.test(IMPORT_CONTACT)) {
    throw new ConfigError(`IMPORT_CONTACT must be an e-mail or web address, not "${IMPORT_CONTACT}".`);
  }
  if (MFL_USER_AGENT && !/^[\x20-\x7e]+$/.test(MFL_USER_AGENT))
    throw new ConfigError(`MFL_USER_AGENT must be the text that was registered, in plain letters, not "${MFL_USER_AGENT}".`);
  if (SECRET_KEY && SECRET_KEY.length < 32) throw new ConfigError('SECRET_KEY must have at least 32 characters.');
  return {
    recordedDir: RECORDED_DIR || null,
    importDir: IMPORT_DIR || 'import',
    contact: IMPORT_CONTACT || null,
    userAgent: MFL_USER_AGENT || null,
    secretKey: SECRET_KEY || null,
  };
}
