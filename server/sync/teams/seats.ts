import type { Database } from '../../db';
import { moveTeams } from '../../db/queries/teams/moveTeams';
import { findRules } from '../../db/queries/leagues/rules';
import { selectSeasonTeams } from '../../db/queries/seasons/standings';
import { type Manager, selectManagers, selectTeams } from '../../db/queries/teams/teams';
import { type Managed, type Seat, type SeatRules, teamsOfPeople } from '../../domain/teamsOfPeople';
import type { HostTeam } from '../../hosts/hostRows';

/**
 * Moves the rows of a season to other team ids. A team without people that has one of these ids, and does not move, gets one of its own.
 * @param ids pairs of a stored and a new id
 */
export async function moveSeats(tx: Database, leagueId: string, season: number, ids: [string, string][]): Promise<void> {
  const moved = new Map(ids.filter(([from, to]) => from !== to));
  if (!moved.size) return;
  const stored = await selectSeasonTeams(tx, leagueId, season);
  const inTheWay = [...moved.values()].filter((id) => stored.has(id) && !moved.has(id));
  await moveTeams(tx, leagueId, season, new Map([...moved, ...inTheWay.map((id) => [id, `${season}-${id}`] as const)]));
}

/**
 * Gives a season's rows of a roster number to the person who has taken it: before a redraft league's draft, a number may have a team without
 * an owner, or one whose owner leaves.
 */
export async function takeSeats(tx: Database, leagueId: string, season: number, teams: HostTeam[]): Promise<void> {
  const stored = await selectTeams(tx, leagueId);
  const present = new Set(teams.map(({ teamId }) => teamId));
  const isStored = (id: string) => stored.some((team) => team.id === id);
  const taken = teams.flatMap(({ teamId, externalId }): [string, string][] => {
    const before = stored.find((team) => team.externalId === externalId)?.id;
    return before === undefined || present.has(before) || isStored(teamId) ? [] : [[before, teamId]];
  });
  await moveSeats(tx, leagueId, season, taken);
}

/**
 * A stored team of a past season as a seat; its id stands for its number. Which of several managers is the owner is not stored: first are
 * those who have the team later.
 * @param newer the managers of the seasons after it
 */
function toSeat(
  teamId: string,
  managers: readonly Manager[],
  newer: readonly Managed[],
  { season, isRedraft }: Pick<SeatRules, 'season' | 'isRedraft'>,
): Seat {
  const later = newer.filter((each) => each.teamId === teamId).map(({ userId }) => userId);
  const people = managers.filter((each) => each.teamId === teamId).map(({ userId }) => userId);
  people.sort((a, b) => Number(later.includes(b)) - Number(later.includes(a)));
  const isOfOthers = isRedraft && later.length > 0 && !people.some((person) => later.includes(person));
  return { people, ofNumber: isOfOthers ? undefined : teamId, own: [...people, `${season}-${teamId}`] };
}

/**
 * Moves the rows of past seasons that are under the team ids of other people: leagues were imported by roster numbers alone, which other
 * people can have in another season. The newest season decides, then the one before it. Seasons without managers or format stay.
 * @param current the league's season, whose ids stay
 */
export async function alignSeasons(tx: Database, leagueId: string, current: number): Promise<void> {
  const managed = await selectManagers(tx, leagueId);
  const newer: Managed[] = managed.filter(({ season }) => season >= current);
  const past = [...new Set(managed.map(({ season }) => season))].filter((season) => season < current);
  for (const season of past.sort((a, b) => b - a)) {
    const managers = managed.filter((each) => each.season === season);
    const moved = new Map<string, string>();
    const format = (await findRules(tx, leagueId, season))?.rules.format;
    if (format) {
      const rules = { season, isRedraft: format === 'redraft' };
      const stored = await selectSeasonTeams(tx, leagueId, season);
      const teamIds = [...new Set([...managers.map(({ teamId }) => teamId), ...stored])].sort();
      const seats = teamIds.map((teamId) => toSeat(teamId, managers, newer, rules));
      const ids = teamsOfPeople(seats, newer, rules);
      teamIds.forEach((teamId, i) => moved.set(teamId, ids[i]!));
    }
    await moveSeats(tx, leagueId, season, [...moved]);
    newer.push(...managers.map((each) => ({ ...each, teamId: moved.get(each.teamId) ?? each.teamId })));
  }
}
