import { ConfigError, hostOf, parseConfig, type Config, type Host } from '../lib/config';

/** Request timeout in ms: the page waits for this file. */
const timeout = 30_000;

/**
 * Reads and checks `/config.json`. The page's head preloads it, so this reuses the running request.
 * @throws {ConfigError} when it is missing, is not JSON, or has a wrong key
 */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(timeout) }).catch(() => null);
  if (!response?.ok) throw new ConfigError('config.json could not be loaded');
  const json: unknown = await response.json().catch(() => {
    throw new ConfigError('config.json must be JSON');
  });
  return parseConfig(json);
}

/** The API and client URLs of the page's own host, on the rendering server those of `*`; undefined without an entry. */
export const ownHost = (config: Config): Host | undefined =>
  hostOf(config, typeof window === 'undefined' ? '*' : window.location.hostname);

/** The URLs of a host. Without an entry it shows an alert: no request can be sent. */
export function hostOrAlert(config: Config, hostname = window.location.hostname): Host | null {
  const host = hostOf(config, hostname);
  if (!host) window.alert(`No API URL is specified for ${hostname}`);
  return host ?? null;
}
