import { historyApi } from '../api';
import { createTable, feed, type Reading } from './createTable';
import { seasonTeamKey } from './keys';

const { pointsByYear, pointsByYearTeam, pointsByYearTeamWeek } = historyApi.endpoints;

type YearArg = { leagueId: string; year: number };

/** A team's name in a year. */
export type TeamNameRow = { key: string; teamName: string };
type Named = { teamName?: string };
const named = ({ leagueId, year }: YearArg, teamId: string, entries: Named[]): Reading<TeamNameRow> => {
  const teamName = entries.find((entry) => entry.teamName)?.teamName;
  return { rows: teamName ? [{ key: seasonTeamKey(leagueId, year, teamId), teamName }] : [] };
};
export const teamNames = createTable('teamNames', [
  feed(pointsByYear, ({ teams }, arg) => ({
    rows: teams.flatMap((team) => named(arg, team.teamId, [team]).rows),
  })),
  feed(pointsByYearTeam, (team, arg) => named(arg, arg.teamId, [team, ...team.weeks])),
  feed(pointsByYearTeamWeek, (team, arg) => named(arg, arg.teamId, [team, ...team.details])),
]);
