import type { HostManners } from '../liveTransport';
import type { Source } from '../provider';

const minute = 60_000;

/** Any server of MyFantasyLeague knows where a league is; this one also has what belongs to no league. */
const commonHost = 'api.myfantasyleague.com';

const mflHosts = /^[a-z0-9-]+\.myfantasyleague\.com$/;

/** For how long an export stands, in minutes; one that is not named here is asked for each time. */
const freshMinutes: Record<string, number> = {
  ...{ league: 60, rosters: 5, leagueStandings: 5, schedule: 5, draftResults: 0.5 },
  ...{ players: 24 * 60, playerRanks: 24 * 60, nflByeWeeks: 24 * 60 },
};

/** MyFantasyLeague throttles clients it does not know: one call in flight, one a second. */
export const mflManners: HostManners = {
  name: 'MyFantasyLeague',
  hosts: mflHosts,
  inFlight: 1,
  starts: 1,
  withinMs: 1000,
  freshForMs: ({ searchParams }) => (freshMinutes[searchParams.get('TYPE') ?? ''] ?? 0) * minute,
};

/** The server of an address such as `https://www00.myfantasyleague.com/2019/home/90002`; null for any other company's. */
export function hostOf(address: string | null): string | null {
  const host = /^(?:https?:\/\/)?([^/:?#]+)/.exec(address ?? '')?.[1]?.toLowerCase() ?? '';
  return mflHosts.test(host) ? host : null;
}

const exportOf = (host: string, season: number, type: string, parameters: Record<string, string>) =>
  `https://${host}/${season}/export?${new URLSearchParams({ TYPE: type, ...parameters, JSON: '1' })}`;

/**
 * Where an export of a league stands.
 * @throws when the source's id is no number or its host is not MyFantasyLeague's.
 */
export function leagueExport(
  { externalId, season, host }: Source,
  type: string,
  parameters: Record<string, string> = {},
): string {
  if (!/^\d+$/.test(externalId)) throw new Error(`MyFantasyLeague: the league id must be a number, got ${externalId}`);
  const server = host === null ? commonHost : hostOf(host);
  if (server === null) throw new Error(`MyFantasyLeague: the host must be a server of myfantasyleague.com, got ${host}`);
  return exportOf(server, season, type, { L: externalId, ...parameters });
}

/** Where an export stands that belongs to no league. */
export const commonExport = (season: number, type: string, parameters: Record<string, string> = {}): string =>
  exportOf(commonHost, season, type, parameters);
