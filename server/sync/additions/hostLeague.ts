import type { components } from '../../../src/api/generated/schema.gen';
import type { ImportSettings } from '../../importSettings';
import type { Database } from '../../db';
import { hasHostKey } from '../../db/queries/leagues/hostKeys';
import { now } from '../../db/queries/jobs/importRuns';
import { findLeague } from '../../db/queries/leagues/leagues';
import { findCurrentSeason, findLeagueOfSource } from '../../db/queries/leagues/sources';
import { InvalidInputError } from '../../domain/errors';
import { linesOf } from '../../domain/ruleLines';
import { readLeagueAddress } from '../../hosts/leagueAddress';
import { HostRefusal } from '../../hosts/errors';
import { textOf } from '../../hosts/hostText';
import type { UsersLeague } from '../../hosts/sleeper/users';
import type { WantedLeague } from './addLeague';
import { hostsOf, type LeagueReading } from '../hosts';
import { findRenewed, leagueIdOf } from './leagueIds';

/** An input that does not name a league that can be added. */
export const leagueRefusal = (message: string) => new InvalidInputError([{ field: 'league', message }]);

/**
 * Reads a league from its host with the league's key; nothing is written.
 * @throws InvalidInputError where the host has no such league or refuses the key, HostError where it cannot be reached or understood
 */
export async function checkHostKey({ adapter, source }: WantedLeague): Promise<void> {
  await adapter.teams(source).catch((error: unknown) => {
    const isOfKey = error instanceof HostRefusal && (error.kind === 'private' || error.kind === 'wrongKey');
    return refuse(isOfKey ? 'apiKey' : 'league', error);
  });
}

/** Turns a host's refusal into an error of the field that caused the call. */
function refuse(field: string, error: unknown): never {
  throw error instanceof HostRefusal ? new InvalidInputError([{ field, message: textOf(error).replace(/\.$/, '') }]) : error;
}

/**
 * Reads which league of a host the input names.
 * @throws InvalidInputError for input that is neither an id nor a URL
 */
export async function readWantedLeague(
  db: Database,
  imports: ImportSettings,
  given: components['schemas']['LeagueCreate'],
  reading?: LeagueReading,
): Promise<WantedLeague> {
  const address = readLeagueAddress(given.league, given.platform);
  if (!address) throw leagueRefusal('must be the id of a league, or the address of its page on Sleeper or MyFantasyLeague');
  const { platform, externalId } = address;
  const season = address.season ?? given.season ?? (await findCurrentSeason(db));
  const id = await leagueIdOf(db, platform, { externalId, season });
  const adapter = hostsOf(db, imports).of(platform, id, reading);
  return { id, adapter, source: { externalId, season, host: null }, manualKeepersEnabled: false, importDir: imports.importDir };
}

/** Where on the host only a league's commissioner can write, in words. */
export const proofPlaceOf = ({ adapter, source }: WantedLeague): string => {
  const { host } = adapter.requestOf('teams', source);
  return adapter.capabilities.commissioners ? `the league’s or your own team’s name on ${host}` : `the league’s name on ${host}`;
};

/**
 * Reads what only a league's commissioners can write, and not from stored responses if the adapter reads afresh.
 * @throws as {@link findHostLeague}
 */
export const readCommissionersNames = ({ adapter, source }: WantedLeague): Promise<string[]> =>
  adapter.commissionersNames(source).catch((error: unknown) => refuse('league', error));

/**
 * The next season of a league, if its host has one: then this season does not show who runs the league.
 * @throws as {@link findHostLeague}
 */
export const findNextSeason = async ({ adapter, source }: WantedLeague, season: number): Promise<number | null> =>
  (await adapter.successor({ ...source, season }).catch((error: unknown) => refuse('league', error)))?.season ?? null;

/**
 * Reads a league from its host; nothing is written.
 * @throws InvalidInputError where the host has no such league, HostError where it cannot be reached or understood
 */
export async function findHostLeague(
  db: Database,
  { id, adapter, source }: WantedLeague,
): Promise<components['schemas']['HostLeague']> {
  const askedAt = await now(db);
  try {
    const { name, season } = await adapter.league(source);
    const teams = (await adapter.teams({ ...source, season })).map((team) => team.name);
    const rules = linesOf(await adapter.rules({ ...source, season }));
    const leagueId = (await findRenewed(db, adapter, { ...source, season })) ?? id;
    const isAdded = (await findLeague(db, leagueId)) !== undefined;
    const isPrivate = await hasHostKey(db, adapter.name, { ...source, season });
    const platform = adapter.name === 'sleeper' ? 'sleeper' : 'default';
    return { leagueId, provider: platform, name, season, teams, rules, isAdded, isPrivate, askedAt };
  } catch (error) {
    return refuse('league', error);
  }
}

/**
 * Reads the leagues of a Sleeper user, by name, with the ids of those that are here; nothing is written.
 * @param season today's season when left out
 * @throws InvalidInputError where Sleeper has no such user, HostError where it cannot be reached or understood
 */
export async function findLeaguesOfUser(
  db: Database,
  imports: ImportSettings,
  user: string,
  season?: number,
): Promise<(UsersLeague & { leagueId: string | undefined })[]> {
  const { sleeper, isLive } = hostsOf(db, imports);
  try {
    const today = isLive ? async () => (await sleeper.nflState()).season : () => findCurrentSeason(db);
    const leagues = await sleeper.leaguesOfUser(user, season ?? (await today()));
    leagues.sort((a, b) => a.name.localeCompare(b.name));
    const ids = await Promise.all(leagues.map((each) => findLeagueOfSource(db, 'sleeper', each)));
    return leagues.map((league, i) => ({ ...league, leagueId: ids[i] }));
  } catch (error) {
    return refuse('user', error);
  }
}
