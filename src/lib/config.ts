/** The run-time configuration, `/config.json`: what a deployment may change without a build. */

export type ProviderKey = 'default' | 'sleeper';
export type Host = { apiUrl: string; clientUrl: string };
export type LeagueEntry = { id: string; name: string; provider: ProviderKey };
export type AdminLeague = { id: number; name: string };

export type Config = {
  /** By `location.hostname`; `*` serves any other host; an empty address means the page's own origin. */
  hosts: Record<string, Host>;
  productName: string;
  companyName: string;
  season: number;
  leagues: LeagueEntry[];
  adminLeagues: AdminLeague[];
};

/** Says which key of config.json is wrong, and what it must be. */
export class ConfigError extends Error {}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function need(fine: boolean, key: string, rule: string): asserts fine {
  if (!fine) throw new ConfigError(`${key} must be ${rule}`);
}

function text(object: Json, key: string, at = key): string {
  const value = object[key];
  need(typeof value === 'string', at, 'text');
  return value;
}

function objects(object: Json, key: string): Json[] {
  const list = object[key];
  need(Array.isArray(list), key, 'a list');
  list.forEach((entry, index) => need(isObject(entry), `${key}[${index}]`, 'an object'));
  return list as Json[];
}

/**
 * Checks a parsed config.json.
 * @throws {ConfigError} naming the first key that is missing or malformed
 */
export function parseConfig(json: unknown): Config {
  need(isObject(json), 'config.json', 'an object');
  need(isObject(json['hosts']), 'hosts', 'an object');
  const hosts = Object.entries(json['hosts']).map(([name, host]) => {
    need(isObject(host), `hosts.${name}`, 'an object');
    return [
      name,
      { apiUrl: text(host, 'apiUrl', `hosts.${name}.apiUrl`), clientUrl: text(host, 'clientUrl', `hosts.${name}.clientUrl`) },
    ];
  });
  const season = json['season'];
  need(typeof season === 'number' && Number.isInteger(season), 'season', 'a whole number');
  const leagues = objects(json, 'leagues').map((league, index): LeagueEntry => {
    const at = `leagues[${index}]`;
    const provider = league['provider'];
    need(provider === 'default' || provider === 'sleeper', `${at}.provider`, "'default' or 'sleeper'");
    return { id: text(league, 'id', `${at}.id`), name: text(league, 'name', `${at}.name`), provider };
  });
  const adminLeagues = objects(json, 'adminLeagues').map((league, index): AdminLeague => {
    const id = league['id'];
    need(typeof id === 'number' && Number.isInteger(id), `adminLeagues[${index}].id`, 'a whole number');
    return { id, name: text(league, 'name', `adminLeagues[${index}].name`) };
  });
  return {
    hosts: Object.fromEntries(hosts) as Config['hosts'],
    productName: text(json, 'productName'),
    companyName: text(json, 'companyName'),
    season,
    leagues,
    adminLeagues,
  };
}

/** How long the file may take, in ms: the page waits for it. */
const timeout = 30_000;

/**
 * Reads and checks `/config.json`. The page's head preloads it, so this joins a download that is under way.
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

/** The page's own host; a server that draws a page has none. */
const ownHost = () => (typeof window === 'undefined' ? '*' : window.location.hostname);

/** The addresses that serve a host, or undefined where no entry does. */
export const hostOf = (config: Config, hostname = ownHost()): Host | undefined => config.hosts[hostname] ?? config.hosts['*'];

/** The same, saying so in an alert where there is none: then no call can be made. */
export function hostOrAlert(config: Config, hostname = window.location.hostname): Host | null {
  const host = hostOf(config, hostname);
  if (!host) window.alert(`No API URL is specified for ${hostname}`);
  return host ?? null;
}
