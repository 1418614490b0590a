import type { Database } from '../../db';
import type { HostAdapter, Source } from '../../hosts/port';
import { hasHostKey } from '../../db/queries/leagues/hostKeys';
import { addLeagueRow, findLeague, type League, removeLeague, setLeague } from '../../db/queries/leagues/leagues';
import { scheduleLeague } from '../../db/queries/jobs/schedule';
import { syncSources } from '../../db/queries/leagues/sources';
import { findPlayedSeason } from '../../db/queries/seasons/standings';
import type { HostedLeague } from '../hostedLeague';
import type { Hosts } from '../hosts';
import { readOfLeague } from '../players/ownPlayers';
import { readNewestCrosswalk } from '../files/importFolder';
import { type ImportResult, type ImportWrite, reportingPlayers, total } from '../result';
import { populatePlayers, updateSleeperPlayers } from '../players/players';
import { refreshLeague } from '../calls/refreshLeague';
import { noteRead } from '../calls/readings';

/** A league to add from a host; `id` is its id in this installation. */
export interface WantedLeague {
  id: string;
  adapter: HostAdapter;
  source: Source;
  manualKeepersEnabled: boolean;
  importDir: string;
  /** Who can read the league. Default: its members if the host requires a key, else anyone. */
  visibility?: League['visibility'];
}

const readPlayers = (hosts: Hosts, { adapter, source: { season } }: HostedLeague, importDir: string): Promise<ImportWrite> =>
  reportingPlayers(async (report) => {
    const crosswalk = await readNewestCrosswalk(importDir, report);
    return adapter.name === 'sleeper'
      ? updateSleeperPlayers(hosts.sleeper, season, crosswalk, report)
      : populatePlayers(hosts.mfl, season, crosswalk, report);
  });

/** A league of a host that is being added. It takes over the visibility of the league that it replaces. */
const newLeague = async (db: Database, wanted: WantedLeague): Promise<League> => {
  const { id, adapter, source, manualKeepersEnabled } = wanted;
  const { name, season, hasDrafted, playerCopies } = await adapter.league(source);
  const asOnHost = (await hasHostKey(db, adapter.name, { ...source, season })) ? 'members' : 'public';
  const visibility = wanted.visibility ?? (await findLeague(db, id))?.visibility ?? asOnHost;
  return {
    ...{ id, provider: adapter.name === 'sleeper' ? 'sleeper' : 'default', name, hostName: name, visibility, isDemo: false },
    ...{ season, standingsSeason: season },
    ...{ hasDrafted, playerCopies, manualKeepersEnabled, lastStandingsRefresh: null, lastDraftOrderRefresh: null },
  };
};

/**
 * Reads a league's players, teams, rosters, draft, standings and scores from its host, of every season or of the newest only. The write
 * adds the league, and puts it on the schedule if the host was called over the network. An existing league with the id is removed first,
 * with all its data.
 */
export async function readNewLeague(
  db: Database,
  hosts: Hosts,
  wanted: WantedLeague,
  { newestOnly = false, onStep }: { newestOnly?: boolean; onStep?: (step: string) => void } = {},
): Promise<{ league: League; write: ImportWrite }> {
  const { id, adapter, source, importDir } = wanted;
  const league = await newLeague(db, wanted);
  const { season } = league;
  const hosted: HostedLeague = {
    league,
    adapter,
    source: { ...source, season },
    sources: [],
    frozen: new Set(),
    now: hosts.now,
    isNew: true,
    onStep,
  };
  onStep?.('players');
  const players = await readPlayers(hosts, hosted, importDir);
  onStep?.('teams, rosters and draft');
  const writes = [players, await readOfLeague(adapter, () => refreshLeague(db, hosted, { newestOnly }))];
  const write: ImportWrite = async (tx) => {
    await removeLeague(tx, id);
    await addLeagueRow(tx, league);
    await syncSources(tx, id, adapter.name, [hosted.source]);
    if (hosts.isLive) await scheduleLeague(tx, id);
    await noteRead(tx, id, Date.now());
    const outcomes: ImportResult[] = [];
    for (const each of writes) outcomes.push(await each(tx));
    const standingsSeason = (await findPlayedSeason(tx, id)) ?? season;
    await setLeague(tx, id, { standingsSeason });
    return total(...outcomes);
  };
  return { league, write };
}
