import type { Database } from '../db';
import { type WritableDatabase, writeShared } from '../db/writeLeague';
import type { Provider, Source } from '../hosts/port';
import { addLeagueRow, type League, removeLeague, setLeague } from '../db/queries/leagues';
import { scheduleLeague } from '../db/queries/schedule';
import { syncSources } from '../db/queries/sources';
import { findPlayedSeason } from '../db/queries/standings';
import type { HostedLeague } from './hostedLeague';
import type { Hosts } from './hosts';
import { readNewestCrosswalk } from './importFolder';
import { type ImportResult, type ImportWrite, total } from './result';
import { populatePlayers, updateSleeperPlayers } from './players';
import { refreshLeague } from './refreshLeague';

/** A league to add from a host; `id` is its id in this installation. */
export interface WantedLeague {
  id: string;
  provider: Provider;
  source: Source;
  manualKeepersEnabled: boolean;
  importDir: string;
}

async function readPlayers(hosts: Hosts, { provider, source }: HostedLeague, importDir: string): Promise<ImportWrite> {
  const crosswalk = await readNewestCrosswalk(importDir);
  if (provider.name !== 'sleeper') return populatePlayers(hosts.mfl, source.season, crosswalk);
  return updateSleeperPlayers(await hosts.sleeper.players(source.season), crosswalk);
}

/** A league as its host has it now, which is yet to be added. */
const newLeague = async ({ id, provider, source, manualKeepersEnabled }: WantedLeague): Promise<League> => {
  const { name, season, hasDrafted, playerCopies } = await provider.league(source);
  return {
    ...{ id, provider: provider.name === 'sleeper' ? 'sleeper' : 'default', name, season, standingsSeason: season },
    ...{ hasDrafted, playerCopies, manualKeepersEnabled, lastStandingsRefresh: null, lastDraftOrderRefresh: null },
  };
};

/**
 * Reads all that a host has of a league: players, teams, rosters, draft, standings and scores of every season. Its write adds the league, and
 * puts it on the schedule if its host was asked over the network; a league that has the id is removed first, with all its data.
 */
export async function readNewLeague(
  db: Database,
  hosts: Hosts,
  wanted: WantedLeague,
): Promise<{ league: League; write: ImportWrite }> {
  const { id, provider, source, importDir } = wanted;
  const league = await newLeague(wanted);
  const { season } = league;
  const hosted: HostedLeague = { league, provider, source: { ...source, season }, sources: [], frozen: new Set() };
  const writes = [await readPlayers(hosts, hosted, importDir), await refreshLeague(db, hosted)];
  const write: ImportWrite = async (tx) => {
    await removeLeague(tx, id);
    await addLeagueRow(tx, league);
    await syncSources(tx, id, provider.name, [hosted.source]);
    if (hosts.isLive) await scheduleLeague(tx, id);
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
