/** A malformed environment variable; the message names it and its rule, never a password. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The environment variables of a process. */
export type Environment = Record<string, string | undefined>;
