import { and, eq } from 'drizzle-orm';
import type { Database } from '../db';
import type { HostRosterEntry, HostTeam } from '../imports/provider';
import { playerIdsOf } from '../queries/knownPlayers';
import { setLeague } from '../queries/leagues';
import { selectTeams } from '../queries/teams';
import { rosterEntry, rosterSnapshot, team } from '../schema';
import { type Hosted, matched } from './hosted';
import { type Count, ImportError, nothing, type Outcome, type Store, total } from './outcome';
import { writeSet } from './writeSet';

/** Writes the teams as they are now. An owner's name that we have is never lost to a host that has none. */
export async function writeTeams(tx: Database, leagueId: string, teams: HostTeam[]): Promise<Count> {
  const owners = new Map((await selectTeams(tx, leagueId)).map(({ id, ownerName }) => [id, ownerName]));
  const rows = teams.map(({ teamId, ...row }) => ({
    ...row,
    ...{ leagueId, id: teamId, ownerName: row.ownerName ?? owners.get(teamId) ?? null },
  }));
  return writeSet(tx, team, eq(team.leagueId, leagueId), rows, { keepOthers: rows.length === 0 });
}

/** Writes who is on which team; players whom we do not know are reported. */
export async function writeRosters(
  tx: Database,
  leagueId: string,
  provider: string,
  entries: HostRosterEntry[],
): Promise<Outcome> {
  const { known, unmatched } = matched(entries, await playerIdsOf(tx, provider), provider);
  if (entries.length && !known.length) throw new ImportError('The host’s players are unknown: import the players first.');
  const rows = known.map((entry) => ({ leagueId, ...entry }));
  return { ...(await writeSet(tx, rosterEntry, eq(rosterEntry.leagueId, leagueId), rows)), unmatched };
}

/** The league's name and state, its teams and their rosters now. */
export async function refreshRosters({ league, provider, source }: Hosted): Promise<Store> {
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

/** Last season's final rosters, as those whom the teams may keep; a league that has drafted has its own. */
export async function populateLastRosters({ league, provider, source }: Hosted): Promise<Store> {
  if (league.hasDrafted) return () => Promise.resolve(nothing('This league has drafted: its rosters are those of this season.'));
  const last = (await provider.history(source)).find(({ season }) => season === league.season - 1);
  if (!last) return () => Promise.resolve(nothing(`The host has no season ${league.season - 1} of this league.`));
  const endWeek = (await provider.league(last)).weeks.at(-1);
  const entries = await provider.rosters(last, provider.capabilities.reserveByWeek ? endWeek : undefined);
  return async (tx) => {
    const teams = new Set((await selectTeams(tx, league.id)).map(({ id }) => id));
    const here = entries.filter(({ teamId }) => teams.has(teamId));
    if (!here.length) return nothing(`The host has no rosters of season ${last.season}.`);
    const gone = new Set(entries.filter(({ teamId }) => !teams.has(teamId)).map(({ teamId }) => `team ${teamId}`));
    const outcome = await writeRosters(tx, league.id, provider.name, here);
    return { ...outcome, unmatched: [...outcome.unmatched, ...gone] };
  };
}

/** Keeps who is in reserve this week, which the host does not tell any more when it is over. */
export async function writeSnapshot(
  tx: Database,
  { league, provider }: Hosted,
  week: number,
  entries: HostRosterEntry[],
): Promise<Count> {
  const { known } = matched(entries, await playerIdsOf(tx, provider.name), provider.name);
  const shared = { leagueId: league.id, season: league.season, week };
  const scope = and(
    eq(rosterSnapshot.leagueId, league.id),
    eq(rosterSnapshot.season, league.season),
    eq(rosterSnapshot.week, week),
  );
  return writeSet(
    tx,
    rosterSnapshot,
    scope,
    known.map((entry) => ({ ...shared, ...entry })),
  );
}
