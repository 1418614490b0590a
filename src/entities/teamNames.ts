import { historyApi } from '../api';
import { createTable, feed } from './createTable';
import { teamKey } from './keys';

const { pointsByYear, pointsByYearTeam, pointsByYearTeamWeek } = historyApi.endpoints;

type Team = { leagueId: string; year: number; teamId: string };
type Named = { teamName?: string };

/** A team's name in a year: the first that a response has. */
const nameOf = ({ leagueId, year, teamId }: Team, named: Named[]) =>
  named.flatMap(({ teamName }) => (teamName ? [{ key: teamKey(leagueId, teamId, year), teamName }] : [])).slice(0, 1);

export const teamNames = createTable('teamNames', [
  feed(pointsByYear, ({ teams }, arg) => ({ rows: teams.flatMap((team) => nameOf({ ...arg, teamId: team.teamId }, [team])) })),
  feed(pointsByYearTeam, (team, arg) => ({ rows: nameOf(arg, [team, ...team.weeks]) })),
  feed(pointsByYearTeamWeek, (team, arg) => ({ rows: nameOf(arg, [team, ...team.details]) })),
]);
