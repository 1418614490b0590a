import type { Database } from '../db';
import { playerIdsOf } from '../db/queries/knownPlayers';
import { setLeague } from '../db/queries/leagues';
import { syncRosters } from '../db/queries/rosters';
import { syncSnapshot } from '../db/queries/snapshots';
import { selectTeams, syncTeams } from '../db/queries/teams';
import type { RowCount } from '../db/syncRows';
import type { HostRosterEntry, HostTeam } from '../hosts/port';
import { type HostedLeague, matched } from './hostedLeague';
import { ImportError, skippedImport, type ImportResult, type ImportWrite, total } from './result';

/** Writes a league's teams. An owner's name that the host does not send is kept; so are other teams if `keepOthers`. */
export async function writeTeams(
  tx: Database,
  leagueId: string,
  teams: HostTeam[],
  { keepOthers = false } = {},
): Promise<RowCount> {
  const owners = new Map((await selectTeams(tx, leagueId)).map(({ id, ownerName }) => [id, ownerName]));
  const rows = teams.map(({ teamId, externalId, name, ownerName, avatar, division }) => ({
    leagueId,
    id: teamId,
    externalId,
    name,
    ownerName: ownerName ?? owners.get(teamId) ?? null,
    avatar,
    division,
  }));
  return syncTeams(tx, leagueId, rows, { keepOthers });
}

/**
 * Writes a league's rosters; unknown players and teams are `unmatched`.
 * @throws ImportError when every player is unknown
 */
export async function writeRosters(
  tx: Database,
  leagueId: string,
  provider: string,
  entries: HostRosterEntry[],
): Promise<ImportResult> {
  const { known, unmatched } = matched(entries, await playerIdsOf(tx, provider), provider);
  if (entries.length && !known.length) throw new ImportError('The host’s players are unknown: import the players first.');
  const teams = new Set((await selectTeams(tx, leagueId)).map(({ id }) => id));
  const rows = known.filter(({ teamId }) => teams.has(teamId)).map((entry) => ({ leagueId, ...entry }));
  const gone = new Set(entries.filter(({ teamId }) => !teams.has(teamId)).map(({ teamId }) => `team ${teamId}`));
  return { ...(await syncRosters(tx, leagueId, rows)), unmatched: [...unmatched, ...gone] };
}

/** The league's name and draft state, its teams and their current rosters. */
export async function refreshRosters({ league, provider, source }: HostedLeague): Promise<ImportWrite> {
  const { name, hasDrafted } = await provider.league(source);
  const teams = await provider.teams(source);
  const entries = await provider.rosters(source);
  return async (tx) => {
    const isSame = league.name === name && league.hasDrafted === hasDrafted;
    if (!isSame) await setLeague(tx, league.id, { name, hasDrafted });
    const teamCount = await writeTeams(tx, league.id, teams);
    const rosterCount = await writeRosters(tx, league.id, provider.name, entries);
    return total({ rows: isSame ? 0 : 1, skipped: isSame ? 1 : 0 }, teamCount, rosterCount);
  };
}

/** Last season's final rosters: the players whom the teams may keep. A league that has drafted keeps its own rosters. */
export async function populateLastRosters({ league, provider, source }: HostedLeague): Promise<ImportWrite> {
  if (league.hasDrafted)
    return () => Promise.resolve(skippedImport('This league has drafted: its rosters are those of this season.'));
  const last = (await provider.history(source)).find(({ season }) => season === league.season - 1);
  if (!last) return () => Promise.resolve(skippedImport(`The host has no season ${league.season - 1} of this league.`));
  const endWeek = (await provider.league(last)).weeks.at(-1);
  const entries = await provider.rosters(last, provider.capabilities.reserveByWeek ? endWeek : undefined);
  return async (tx) => {
    const teams = new Set((await selectTeams(tx, league.id)).map(({ id }) => id));
    if (!entries.some(({ teamId }) => teams.has(teamId)))
      return skippedImport(`The host has no rosters of season ${last.season}.`);
    return writeRosters(tx, league.id, provider.name, entries);
  };
}

/** Stores the slots of this week's rosters, which the host no longer sends once the week is over. */
export async function writeSnapshot(
  tx: Database,
  { league, provider }: HostedLeague,
  week: number,
  entries: HostRosterEntry[],
): Promise<RowCount> {
  const { known } = matched(entries, await playerIdsOf(tx, provider.name), provider.name);
  const { id: leagueId, season } = league;
  const rows = known.map((entry) => ({ leagueId, season, week, ...entry }));
  return syncSnapshot(tx, leagueId, season, week, rows);
}
