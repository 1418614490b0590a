import { join } from 'node:path';
import type { ImportSettings } from '../importSettings';
import type { Database } from '../db';
import { liveTransport } from '../hosts/transport/live';
import { mflPolicy } from '../hosts/mfl/address';
import { withOwnPlayers } from '../hosts/mfl/ownPlayers';
import { mflAdapter, type MflAdapter } from '../hosts/mfl/adapter';
import { recordedMfl } from '../hosts/mfl/recorded';
import type { HostAdapter, Source } from '../hosts/port';
import { sleeperPolicy } from '../hosts/sleeper/policy';
import { type SleeperAdapter, sleeperAdapter } from '../hosts/sleeper/adapter';
import { sleeperBase } from '../hosts/sleeper/reader';
import { askingAfresh, askingOnce, recordedTransport, type Transport } from '../hosts/transport/transport';
import { sharedGate } from '../db/queries/jobs/hostPace';
import type { Account } from '../db/queries/accounts/accounts';
import { findHostKey } from '../db/queries/leagues/hostKeys';
import { databaseResponseStore } from '../db/queries/jobs/rawResponses';
import { selectStoredTeams } from '../db/queries/teams/teams';

/**
 * How a league is read: `apiKey` opens a private league instead of its stored key, which for an `account` must be one that it may use;
 * `isFresh` uses no stored response.
 */
export interface LeagueReading {
  apiKey?: string;
  account?: Account;
  isFresh?: boolean;
}

/**
 * The platforms by their names in `league_source`. Only `of` knows the ids of a league's teams; its adapter is for one run, because it
 * caches responses and API keys.
 */
export interface Hosts {
  /** @throws Error for an unknown platform */
  of: (name: string, leagueId: string, reading?: LeagueReading) => HostAdapter;
  mfl: MflAdapter;
  sleeper: SleeperAdapter;
  /** Whether they are called over the network and not read from a folder. */
  isLive: boolean;
  /** The time in milliseconds since 1970. */
  now: () => number;
}

function hostsOn(
  db: Database,
  sleeperTransport: Transport,
  mflTransport: Transport,
  isLive: boolean,
  secretKey: string | null,
  now: () => number = Date.now,
): Hosts {
  return {
    isLive,
    now,
    sleeper: sleeperAdapter(sleeperTransport),
    mfl: mflAdapter(mflTransport),
    of(name, leagueId, { apiKey, account, isFresh = false } = {}) {
      const reports: string[] = [];
      const onceEach = (transport: Transport) => askingOnce(isFresh ? askingAfresh(transport) : transport);
      const report = (message: string) => void reports.push(message);
      if (name === 'sleeper') {
        const storedTeams = () => selectStoredTeams(db, leagueId);
        return { ...sleeperAdapter(onceEach(sleeperTransport), storedTeams, report), reports };
      }
      if (name === 'mfl') {
        const keys = new Map<string, Promise<string | null>>();
        const apiKeyOf = async (source: Source) => {
          if (apiKey !== undefined) return apiKey;
          const of = `${source.season}/${source.externalId}`;
          const key = keys.get(of) ?? findHostKey(db, secretKey, 'mfl', source, account);
          keys.set(of, key);
          return key;
        };
        const adapter = mflAdapter(onceEach(mflTransport), (franchise) => `${leagueId}-${franchise}`, apiKeyOf, report);
        return withOwnPlayers({ ...adapter, reports }, leagueId);
      }
      throw new Error(`No platform is called ${name}`);
    },
  };
}

const mflPolicyOf = ({ userAgent }: Pick<ImportSettings, 'userAgent'>) => mflPolicy(userAgent !== null);

/** The milliseconds that the pace of a platform takes for each call. */
export function msPerCall(name: string, settings: Pick<ImportSettings, 'userAgent'>): number {
  const { withinMs, starts } = name === 'sleeper' ? sleeperPolicy : mflPolicyOf(settings);
  return withinMs / starts;
}

const live = new WeakMap<Database, Hosts>();

/** The platforms, over the network at one pace for all imports of all processes, or through the transport or folder of the settings. */
export function hostsOf(
  db: Database,
  { recordedDir, contact, userAgent, secretKey, transport: given, now }: ImportSettings,
): Hosts {
  if (given) return hostsOn(db, given, given, true, secretKey, now);
  if (recordedDir)
    return hostsOn(
      db,
      recordedTransport(join(recordedDir, 'sleeper'), sleeperBase),
      recordedMfl(join(recordedDir, 'mfl')),
      false,
      secretKey,
      now,
    );
  const known = live.get(db);
  if (known) return known;
  const transport = liveTransport({
    hosts: [sleeperPolicy, mflPolicyOf({ userAgent })],
    responses: databaseResponseStore(db),
    gateOf: (policy) => sharedGate(db, policy),
    userAgent: userAgent ?? `Sideline (fantasy league companion${contact ? `; ${contact}` : ''})`,
  });
  const hosts = hostsOn(db, transport, transport, true, secretKey);
  live.set(db, hosts);
  return hosts;
}
