import type { Database } from '../db';
import { type WritableDatabase, writeShared } from '../db/writeLeague';
import type { Provider, Source } from '../hosts/port';
import { addLeagueRow, type League, removeLeague, setLeague } from '../db/queries/leagues';
import { syncSources } from '../db/queries/sources';
import { findPlayedSeason } from '../db/queries/standings';
import { populateDraftOrder } from './draft';
import type { HostedLeague } from './hostedLeague';
import type { Hosts } from './hosts';
import { readNewestCrosswalk } from './importFolder';
import { type ImportResult, type ImportWrite, total } from './result';
import { populatePlayers, updateSleeperPlayers } from './players';
import { refreshRosters } from './rosters';
import { refreshStandings } from './seasons';
import { updateSleeperLeague } from './sleeperLeagues';
import { updateWeeks } from './weeks';

/** A league to add from a host; `id` is its id in this installation. */
export interface WantedLeague {
  id: string;
  provider: Provider;
  source: Source;
  manualKeepersEnabled: boolean;
  importDir: string;
}

async function readPresent(hosts: Hosts, hosted: HostedLeague, importDir: string): Promise<ImportWrite[]> {
  const { season } = hosted.source;
  const crosswalk = await readNewestCrosswalk(importDir);
  if (hosted.provider.name === 'sleeper') {
    const players = updateSleeperPlayers(await hosts.sleeper.players(season), crosswalk);
    return [players, await updateSleeperLeague(hosted)];
  }
  const players = await populatePlayers(hosts.mfl, season, crosswalk);
  return [players, await refreshRosters(hosted), await refreshStandings(hosted), await populateDraftOrder(hosted)];
}

/** A league as its host has it now, which is yet to be added. */
const newLeague = async ({ id, provider, source, manualKeepersEnabled }: WantedLeague): Promise<League> => {
  const { name, season, hasDrafted } = await provider.league(source);
  return {
    ...{ id, provider: provider.name === 'sleeper' ? 'sleeper' : 'default', name, season, standingsSeason: season },
    ...{ hasDrafted, manualKeepersEnabled, lastStandingsRefresh: null, lastDraftOrderRefresh: null },
  };
};

/**
 * Reads all that a host has of a league: players, teams, rosters, draft, standings and scores of every season. Its write adds the league;
 * a league that has the id is removed first, with all its data.
 */
export async function readNewLeague(
  db: Database,
  hosts: Hosts,
  wanted: WantedLeague,
): Promise<{ league: League; write: ImportWrite }> {
  const { id, provider, source, importDir } = wanted;
  const league = await newLeague(wanted);
  const { season } = league;
  const hosted: HostedLeague = { league, provider, source: { ...source, season }, sources: [] };
  const writes = await readPresent(hosts, hosted, importDir);
  writes.push(await updateWeeks(db, hosted, { withSeasons: true }));
  const write: ImportWrite = async (tx) => {
    await removeLeague(tx, id);
    await addLeagueRow(tx, league);
    await syncSources(tx, id, provider.name, [hosted.source]);
    const outcomes: ImportResult[] = [];
    for (const each of writes) outcomes.push(await each(tx));
    const standingsSeason = (await findPlayedSeason(tx, id)) ?? season;
    await setLeague(tx, id, { standingsSeason });
    return total(...outcomes);
  };
  return { league, write };
}

/** Adds a league with all that {@link readNewLeague} reads of it; all or nothing. */
export async function addLeague(
  database: WritableDatabase,
  hosts: Hosts,
  wanted: WantedLeague,
): Promise<{ league: League; outcome: ImportResult }> {
  const { league, write } = await readNewLeague(database.db, hosts, wanted);
  return { league, outcome: await writeShared(database, write) };
}
