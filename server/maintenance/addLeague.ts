import type { Database } from '../db';
import type { Provider, Source } from '../imports/provider';
import { addLeagueRow, type League, removeLeague, setLeague } from '../queries/leagues';
import { sourceRows } from '../queries/sources';
import { findPlayedSeason } from '../queries/standings';
import { leagueSource } from '../schema';
import { populateDraftOrder } from './draft';
import type { Hosted } from './hosted';
import type { Hosts } from './hosts';
import { readNewestCrosswalk } from './importFolder';
import { type Outcome, type Store, total } from './outcome';
import { populatePlayers, updateSleeperPlayers } from './players';
import { refreshRosters } from './rosters';
import { refreshStandings } from './seasons';
import { updateSleeperLeague } from './sleeperLeagues';
import { updateWeeks } from './weeks';

/** A league that is to come from a host. `id` is the one that it is to have here. */
export interface WantedLeague {
  id: string;
  provider: Provider;
  source: Source;
  manualKeepersEnabled: boolean;
  importDir: string;
}

async function readPresent(hosts: Hosts, hosted: Hosted, importDir: string): Promise<Store[]> {
  const { season } = hosted.source;
  const crosswalk = await readNewestCrosswalk(importDir);
  if (hosted.provider.name === 'sleeper') {
    const players = updateSleeperPlayers(await hosts.sleeper.players(season), crosswalk);
    return [players, await updateSleeperLeague(hosted)];
  }
  const players = await populatePlayers(hosts.mfl, season, crosswalk);
  return [players, await refreshRosters(hosted), await refreshStandings(hosted), await populateDraftOrder(hosted)];
}

/**
 * Adds a league with all that its host has of it: players, teams, rosters, draft, standings and scores of every season; all or nothing.
 * A league of that id goes, with all its data.
 */
export async function addLeague(db: Database, hosts: Hosts, wanted: WantedLeague): Promise<{ league: League; outcome: Outcome }> {
  const { id, provider, source, manualKeepersEnabled, importDir } = wanted;
  const { name, season, hasDrafted } = await provider.league(source);
  const league: League = {
    ...{ id, provider: provider.name === 'sleeper' ? 'sleeper' : 'default', name, season, standingsSeason: season },
    ...{ hasDrafted, manualKeepersEnabled, lastStandingsRefresh: null, lastDraftOrderRefresh: null },
  };
  const hosted: Hosted = { league, provider, source: { ...source, season }, sources: [] };
  const stores = await readPresent(hosts, hosted, importDir);
  stores.push(await updateWeeks(db, hosted, { withSeasons: true }));
  const outcome = await db.transaction(async (tx) => {
    await removeLeague(tx, id);
    await addLeagueRow(tx, league);
    await tx.insert(leagueSource).values(sourceRows(id, provider.name, [hosted.source]));
    const outcomes: Outcome[] = [];
    for (const store of stores) outcomes.push(await store(tx));
    const standingsSeason = (await findPlayedSeason(tx, id)) ?? season;
    await setLeague(tx, id, { standingsSeason });
    return total(...outcomes);
  });
  return { league, outcome };
}
