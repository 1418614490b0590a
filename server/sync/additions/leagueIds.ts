/** The ids of leagues here: that of their host, unless another league has it. */
import type { Database } from '../../db';
import { findAdditionOf, findOpenAddition } from '../../db/queries/jobs/jobs';
import { findLeague } from '../../db/queries/leagues/leagues';
import { findLeagueOfSource, findLeagueWithPast, type HostSeason } from '../../db/queries/leagues/sources';
import type { HostAdapter, Source } from '../../hosts/port';

/**
 * The id of a host's league: of the league here that has its season or is being added with it, else a new one. That is the host's id or,
 * as MyFantasyLeague gives an id to another league in another year, the season before it if another league has that.
 */
export async function leagueIdOf(db: Database, provider: string, source: HostSeason): Promise<string> {
  const { externalId, season } = source;
  const known = (await findLeagueOfSource(db, provider, source)) ?? (await findAdditionOf(db, provider, source));
  if (known !== undefined) return known;
  // An id of Sleeper is never given again.
  const isTaken = provider === 'mfl' && ((await findLeague(db, externalId)) || (await findOpenAddition(db, externalId)));
  return isTaken ? `${season}${externalId}` : externalId;
}

/**
 * The id of the league here whose next season a league of MyFantasyLeague is: it has an earlier season of the league's history, and not
 * this one.
 */
export async function findRenewed(db: Database, adapter: HostAdapter, source: Source): Promise<string | undefined> {
  if (adapter.name !== 'mfl') return undefined;
  const [, ...past] = await adapter.history(source);
  return findLeagueWithPast(db, adapter.name, past, source.season);
}
