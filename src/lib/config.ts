/** The run-time configuration, `/config.json`, which a deployment can change without a build. */
import { isObject } from './json';

export const platformKeys = ['default', 'sleeper'] as const;
export type PlatformKey = (typeof platformKeys)[number];
export type Host = { apiUrl: string; clientUrl: string };
/** A demo league came with the installation: its teams are made up, or those of a recorded league. */
export type LeagueEntry = { id: string; name: string; provider: PlatformKey; isDemo?: boolean };
export type AdminLeague = { id: number; name: string };

export type Config = {
  /** By `location.hostname`; `*` serves any other host; an empty address means the page's own origin. */
  hosts: Record<string, Host>;
  productName: string;
  companyName: string;
  /** The season of the fixed links; with null they follow each league's newest season. */
  season: number | null;
  leagues: LeagueEntry[];
  adminLeagues: AdminLeague[];
  /** Whether the server has public leagues besides these, which its directory lists. */
  hasMoreLeagues?: true;
};

/** Its message names the invalid key of config.json, and what it must be. */
export class ConfigError extends Error {}

type Json = Record<string, unknown>;

function need(isMet: boolean, key: string, rule: string): asserts isMet {
  if (!isMet) throw new ConfigError(`${key} must be ${rule}`);
}

function text(object: Json, key: string, at = key): string {
  const value = object[key];
  need(typeof value === 'string', at, 'text');
  return value;
}

function objects(object: Json, key: string): Json[] {
  const list = object[key];
  need(Array.isArray(list), key, 'a list');
  return list.map((entry: unknown, index) => {
    need(isObject(entry), `${key}[${index}]`, 'an object');
    return entry;
  });
}

/**
 * Checks a parsed config.json.
 * @throws {ConfigError} naming the first key that is missing or malformed
 */
export function parseConfig(json: unknown): Config {
  need(isObject(json), 'config.json', 'an object');
  need(isObject(json['hosts']), 'hosts', 'an object');
  const hosts = Object.entries(json['hosts']).map(([name, host]): [string, Host] => {
    need(isObject(host), `hosts.${name}`, 'an object');
    return [
      name,
      { apiUrl: text(host, 'apiUrl', `hosts.${name}.apiUrl`), clientUrl: text(host, 'clientUrl', `hosts.${name}.clientUrl`) },
    ];
  });
  const season = json['season'];
  need(season === null || (typeof season === 'number' && Number.isInteger(season)), 'season', 'a whole number or null');
  const leagues = objects(json, 'leagues').map((league, index): LeagueEntry => {
    const at = `leagues[${index}]`;
    const provider = platformKeys.find((key) => key === league['provider']);
    need(provider !== undefined, `${at}.provider`, platformKeys.map((key) => `'${key}'`).join(' or '));
    const isDemo = league['isDemo'] === true;
    return { id: text(league, 'id', `${at}.id`), name: text(league, 'name', `${at}.name`), provider, isDemo };
  });
  const adminLeagues = objects(json, 'adminLeagues').map((league, index): AdminLeague => {
    const id = league['id'];
    need(typeof id === 'number' && Number.isInteger(id), `adminLeagues[${index}].id`, 'a whole number');
    return { id, name: text(league, 'name', `adminLeagues[${index}].name`) };
  });
  return {
    hosts: Object.fromEntries(hosts),
    productName: text(json, 'productName'),
    companyName: text(json, 'companyName'),
    season,
    leagues,
    adminLeagues,
    ...(json['hasMoreLeagues'] === true && { hasMoreLeagues: true }),
  };
}

/** The API and client URLs of a host; undefined without an entry. */
export const hostOf = (config: Config, hostname: string): Host | undefined => config.hosts[hostname] ?? config.hosts['*'];
