import type { Database } from '../../db';
import { findHiding } from '../../db/queries/teams/hiddenKeepers';
import { selectKeeperMarks } from '../../db/queries/teams/keepers';
import { setHostName, setLeague } from '../../db/queries/leagues/leagues';
import { countRosters, selectRosters, syncRosters } from '../../db/queries/teams/rosters';
import { syncSnapshot } from '../../db/queries/teams/snapshots';
import { selectOwnerNames, selectTeams, syncTeams, type Team } from '../../db/queries/teams/teams';
import type { RowCount } from '../../db/syncRows';
import type { HostKeeper, HostRosterEntry, HostTeam } from '../../hosts/hostRows';
import { contradiction, type Guard, guardOf } from '../drops';
import { lackingTeam } from './goneTeams';
import { type HostedLeague, seasonsOf } from '../hostedLeague';
import { type HostList, isRefusal, readLists } from '../lists';
import { ImportError, skippedImport, type ImportResult, type ImportWrite, total } from '../result';
import { takeSeats } from './seats';
import { identify } from '../players/unknownPlayers';

/**
 * Writes a league's teams. Names of owners and divisions that the host does not send are kept, and so are the stored `others`.
 * @param guard may refuse the removal of teams
 */
export async function writeTeams(
  tx: Database,
  leagueId: string,
  teams: HostTeam[],
  { others = [], guard }: { others?: Team[]; guard?: Guard } = {},
): Promise<RowCount> {
  const owners = await selectOwnerNames(tx, leagueId);
  const stored = new Map((await selectTeams(tx, leagueId)).map((team) => [team.id, team]));
  const rows = teams.map(({ teamId, externalId, name, ownerName, avatar, division, pool }) => ({
    leagueId,
    id: teamId,
    externalId,
    name,
    ownerName: ownerName === undefined ? (owners.get(teamId) ?? null) : ownerName,
    avatar,
    division: division === undefined ? (stored.get(teamId)?.division ?? null) : division,
    pool: pool === undefined ? (stored.get(teamId)?.pool ?? null) : pool,
  }));
  return syncTeams(tx, leagueId, [...rows, ...others], { check: (before) => guard?.('teams', before, teams.length) });
}

/**
 * Checks that every keeper, marked here or by the host, is among the players that the teams have left. While keepers are hidden nobody may
 * learn it.
 */
async function hasKeepers(tx: Database, { league, adapter }: HostedLeague, keepers: HostKeeper[], rest: HostKeeper[]) {
  if (await findHiding(tx, league)) return false;
  const { rows: ofHost } = await identify(tx, adapter.name, keepers);
  const marks = (await selectKeeperMarks(tx, league)).filter(({ source }) => source === 'manual');
  return [...marks, ...ofHost].every(({ teamId, playerId }) =>
    rest.some((entry) => entry.teamId === teamId && entry.playerId === playerId),
  );
}

/**
 * Writes a league's rosters. Unknown players are on them under their host's id, and are `unmatched`, as unknown teams are.
 * @param options `keepers` the host's, where rosters may shrink to the keepers; `silent` teams keep the players that are stored
 * @throws ImportError when every player is unknown, or most players would be removed
 */
async function writeRosters(
  tx: Database,
  hosted: HostedLeague,
  entries: HostRosterEntry[],
  guard: Guard,
  { keepers, silent }: { keepers?: HostKeeper[]; silent?: ReadonlySet<string> } = {},
): Promise<ImportResult> {
  const leagueId = hosted.league.id;
  const provider = hosted.adapter.name;
  const { rows: known, unmatched } = await identify(tx, provider, entries, { mustKnowSome: true });
  const teams = new Set((await selectTeams(tx, leagueId)).map(({ id }) => id));
  const rows = known.filter(({ teamId }) => teams.has(teamId)).map((entry) => ({ leagueId, ...entry }));
  const gone = new Set(entries.filter(({ teamId }) => !teams.has(teamId)).map(({ teamId }) => `team ${teamId}`));
  const isShrunk = keepers !== undefined && (await hasKeepers(tx, hosted, keepers, rows));
  const kept = silent?.size ? (await selectRosters(tx, leagueId)).filter(({ teamId }) => silent.has(teamId)) : [];
  const count = await syncRosters(tx, leagueId, [...rows, ...kept], {
    check: (before) => isShrunk || guard('rosters', before, rows.length),
  });
  return { ...count, unmatched: [...unmatched, ...gone] };
}

/** The host's keepers, where its rosters may shrink to them: before the draft, except in a dynasty, whose teams keep all players. */
async function readKeepers({ adapter, source }: HostedLeague, hasDrafted: boolean): Promise<HostKeeper[] | undefined> {
  if (hasDrafted || (await adapter.rules(source)).format === 'dynasty') return undefined;
  return adapter.capabilities.keepers ? adapter.keepers(source) : [];
}

/** The teams that the response of rosters lists; undefined for a host that has one response for both, null if it is refused. */
async function readTeamsOfRosters({ adapter, source, acceptDrop, isNew }: HostedLeague) {
  if (acceptDrop) return undefined;
  return adapter.teamsOfRosters?.(source).catch((error: unknown) => {
    if (isNew || !isRefusal(error)) throw error;
    return null;
  });
}

/**
 * The league's name and draft state and its teams. A stored team that is missing stays while the rosters list it, or are refused.
 * @throws ImportError when the league has drafted, and now has not
 */
async function refreshTeams(hosted: HostedLeague): Promise<ImportWrite> {
  const { league, adapter, source, acceptDrop } = hosted;
  const { name, hasDrafted, playerCopies } = await adapter.league(source);
  if (league.hasDrafted && !hasDrafted && !acceptDrop)
    throw contradiction(hosted, 'draft', source, 'says that the league has not drafted, which it had');
  const teams = await adapter.teams(source);
  const ofRosters = await readTeamsOfRosters(hosted);
  return async (tx) => {
    const isSame = league.hostName === name && league.hasDrafted === hasDrafted && league.playerCopies === playerCopies;
    if (!isSame) {
      await setHostName(tx, league.id, name);
      await setLeague(tx, league.id, { hasDrafted, playerCopies });
    }
    const stored = await selectTeams(tx, league.id);
    const isListed = (id: string) => (ofRosters === null ? true : ofRosters?.has(id));
    const others = stored.filter(({ id }) => isListed(id) && !teams.some(({ teamId }) => teamId === id));
    await takeSeats(tx, league.id, league.season, teams);
    const count = await writeTeams(tx, league.id, teams, { others, guard: guardOf(hosted, source) });
    const unmatched = others.map(({ id }) => lackingTeam(hosted, 'teams', source, id));
    return total({ rows: isSame ? 0 : 1, skipped: isSame ? 1 : 0, unmatched }, count);
  };
}

/** The current rosters. If all are empty before the draft, last season's stay. A team that the response lacks keeps its players. */
async function refreshPlayers(hosted: HostedLeague): Promise<ImportWrite> {
  const { league, adapter, source, acceptDrop } = hosted;
  const { hasDrafted } = await adapter.league(source);
  const guard = guardOf(hosted, source);
  const entries = await adapter.rosters(source);
  const keepers = await readKeepers(hosted, hasDrafted);
  const ofRosters = acceptDrop ? undefined : await adapter.teamsOfRosters?.(source);
  return async (tx) => {
    if (!hasDrafted && !entries.length) return total({ rows: 0, skipped: await countRosters(tx, league.id) });
    const teams = await selectTeams(tx, league.id);
    const silent = new Set(teams.map(({ id }) => id).filter((id) => ofRosters && !ofRosters.has(id)));
    const count = await writeRosters(tx, hosted, entries, guard, { keepers, silent });
    const unmatched = [...silent].map((id) => lackingTeam(hosted, 'rosters', source, id));
    return total({ rows: 0, skipped: 0, unmatched }, count);
  };
}

/** The lists of the teams and of their players. */
export const rosterLists = (hosted: HostedLeague): HostList[] => [
  { name: 'teams', read: () => refreshTeams(hosted) },
  { name: 'rosters', needs: ['teams'], read: () => refreshPlayers(hosted) },
];

/** The league's name and draft state, its teams, and their current rosters. */
export const refreshRosters = (hosted: HostedLeague): Promise<ImportWrite> => readLists(hosted, rosterLists(hosted));

/** Last season's final rosters: the players that the teams may keep. A league that has drafted keeps its own rosters. */
export async function populateLastRosters(hosted: HostedLeague): Promise<ImportWrite> {
  const { league, adapter } = hosted;
  if (league.hasDrafted)
    return () => Promise.resolve(skippedImport('This league has drafted: its rosters are those of this season.'));
  const { sources, refused } = await seasonsOf(hosted);
  const last = sources.find(({ season }) => season === league.season - 1);
  if (!last && refused.length) throw new ImportError(refused.join('; '));
  if (!last) return () => Promise.resolve(skippedImport(`The host has no season ${league.season - 1} of this league.`));
  const endWeek = (await adapter.league(last)).weeks.at(-1);
  const entries = await adapter.rosters(last, adapter.capabilities.reserveByWeek ? endWeek : undefined);
  return async (tx) => {
    const teams = new Set((await selectTeams(tx, league.id)).map(({ id }) => id));
    if (!entries.some(({ teamId }) => teams.has(teamId)))
      return skippedImport(`The host has no rosters of season ${last.season}.`);
    return writeRosters(tx, hosted, entries, guardOf(hosted, last));
  };
}

/** Stores the slots of this week's rosters, which the host no longer sends once the week is over. */
export async function writeSnapshot(
  tx: Database,
  { league, adapter }: HostedLeague,
  week: number,
  entries: HostRosterEntry[],
): Promise<RowCount> {
  const { rows: known } = await identify(tx, adapter.name, entries);
  const { id: leagueId, season } = league;
  const rows = known.map((entry) => ({ leagueId, season, week, ...entry }));
  return syncSnapshot(tx, leagueId, season, week, rows);
}
