import { historyApi } from '../../api';
import type { Schema } from '../../api/types';
import type { Neighbour } from '../../components/PrevNextNav';
import { seasonScores, weekScores } from '../../entities/tables';
import { useLeaguePaths, usePlatform } from '../../routing/usePlatform';
import { useAppSelector } from '../../store/hooks';

const { pointsByYearTeam, pointsByYearTeamWeek } = historyApi.endpoints;

type Neighbours = { previous?: Neighbour; next?: Neighbour };

/** The most weeks that a season has, where its last one is unknown. */
const mostWeeks = 18;

/** The previous and the next team, in the order of the year's scores: of the year's response if that is loaded, else of the team's own one. */
export function useTeamNeighbours(leagueId: string, year: string, teamId: string): Neighbours {
  const paths = useLeaguePaths();
  const ofYear = { platform: usePlatform().key, leagueId, year: Number(year) };
  const teams = useAppSelector((state) => seasonScores.selectRows(state, ofYear)) ?? [];
  const { currentData: own } = pointsByYearTeam.useQueryState({ ...ofYear, teamId });
  const at = teams.findIndex((team) => team.teamId === teamId);
  const link = (team: Schema<'TeamOfSeason'> | undefined): Neighbour | undefined =>
    team && { label: team.teamName, to: paths.pointsByYearTeam(leagueId, year, team.teamId) };
  return { previous: link(at < 0 ? own?.previousTeam : teams[at - 1]), next: link(at < 0 ? own?.nextTeam : teams[at + 1]) };
}

type TeamWeek = { leagueId: string; year: string; teamId: string; week: number };

/** The previous and the next week of a team: of the year's weeks if those are loaded, else by number, up to the last week that has scores. */
export function useWeekNeighbours({ leagueId, year, teamId, week }: TeamWeek, empty: boolean): Neighbours {
  const paths = useLeaguePaths();
  const ofTeam = { platform: usePlatform().key, leagueId, year: Number(year), teamId };
  const rows = useAppSelector((state) => weekScores.selectRows(state, ofTeam));
  const { data } = pointsByYearTeamWeek.useQueryState({ ...ofTeam, week });
  const last = data?.lastWeek;
  const hasNext = last === undefined ? !empty && week < mostWeeks : week < last;
  const known = rows?.map((row) => row.week).sort((a, b) => a - b);
  const before = known ? known.findLast((each) => each < week) : week > 1 ? week - 1 : undefined;
  const after = known ? known.find((each) => each > week) : hasNext ? week + 1 : undefined;
  const link = (other: number | undefined): Neighbour | undefined =>
    other === undefined
      ? undefined
      : { label: `Week ${other}`, to: paths.pointsByYearTeamWeek(leagueId, year, teamId, other), state: { week: other } };
  return { previous: link(before), next: link(after) };
}
