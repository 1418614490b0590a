import type { components } from '../../src/api/generated/schema.gen';
import type { ImportSettings } from '../config';
import type { Database } from '../db';
import { now } from '../db/queries/importRuns';
import { findLeague } from '../db/queries/leagues';
import { findCurrentSeason, findLeagueOfSource } from '../db/queries/sources';
import { InvalidInputError } from '../domain/errors';
import { linesOf } from '../domain/rules';
import { readLeagueAddress } from '../hosts/leagueAddress';
import { HostRefusal } from '../hosts/errors';
import type { WantedLeague } from './addLeague';
import { hostsOf } from './hosts';

/** An input that names no league which can be added. */
export const leagueRefusal = (message: string) => new InvalidInputError([{ field: 'league', message }]);

/** Says a host's refusal of a call as an error of the field that asked for it. */
function refuse(field: string, error: unknown): never {
  throw error instanceof HostRefusal ? new InvalidInputError([{ field, message: error.message.replace(/\.$/, '') }]) : error;
}

/**
 * Reads which league of a host a person means.
 * @throws InvalidInputError for what is neither an id nor an address
 */
export async function readWantedLeague(
  db: Database,
  imports: ImportSettings,
  given: components['schemas']['LeagueCreate'],
): Promise<WantedLeague> {
  const address = readLeagueAddress(given.league, given.platform);
  if (!address) throw leagueRefusal('must be the id of a league, or the address of its page on Sleeper or MyFantasyLeague');
  const { platform, externalId } = address;
  const season = address.season ?? given.season ?? (await findCurrentSeason(db));
  const id = (await findLeagueOfSource(db, platform, externalId)) ?? externalId;
  const provider = hostsOf(db, imports).of(platform, id);
  return { id, provider, source: { externalId, season, host: null }, manualKeepersEnabled: false, importDir: imports.importDir };
}

/**
 * Asks the host for a league; nothing is written.
 * @throws InvalidInputError where the host has no such league, HostError where it cannot be reached or understood
 */
export async function findHostLeague(
  db: Database,
  { id: leagueId, provider: host, source }: WantedLeague,
): Promise<components['schemas']['HostLeague']> {
  const askedAt = await now(db);
  try {
    const { name, season } = await host.league(source);
    const teams = (await host.teams({ ...source, season })).map((team) => team.name);
    const rules = linesOf(await host.rules({ ...source, season }));
    const isAdded = (await findLeague(db, leagueId)) !== undefined;
    return { leagueId, provider: host.name === 'sleeper' ? 'sleeper' : 'default', name, season, teams, rules, isAdded, askedAt };
  } catch (error) {
    return refuse('league', error);
  }
}

/**
 * Asks Sleeper for the leagues of a user, by name; nothing is written.
 * @param season today's season when left out
 * @throws InvalidInputError where Sleeper has no such user, HostError where it cannot be reached or understood
 */
export async function findLeaguesOfUser(
  db: Database,
  imports: ImportSettings,
  user: string,
  season?: number,
): Promise<components['schemas']['LeagueOfUser'][]> {
  const { sleeper, isLive } = hostsOf(db, imports);
  try {
    const today = isLive ? async () => (await sleeper.nflState()).season : () => findCurrentSeason(db);
    const leagues = await sleeper.leaguesOfUser(user, season ?? (await today()));
    leagues.sort((a, b) => a.name.localeCompare(b.name));
    const added = leagues.map(({ externalId }) => findLeagueOfSource(db, 'sleeper', externalId));
    const ids = await Promise.all(added);
    return leagues.map((league, i) => ({ ...league, isAdded: ids[i] !== undefined }));
  } catch (error) {
    return refuse('user', error);
  }
}
