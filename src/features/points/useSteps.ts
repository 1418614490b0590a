import type { Step } from '../../components/Steps';
import { seasonKey, seasonTeamKey } from '../../entities/keys';
import { seasonScores, weekScores } from '../../entities/scores';
import { useProvider } from '../../providers/useProvider';
import { useConfig } from '../../routing/configContext';
import { useAppSelector } from '../../store/hooks';

type Neighbours = { previous?: Step; next?: Step };

/** No season has more weeks. */
const mostWeeks = 18;

/** The years beside a year. Which of them a league has played is not known, so an empty year leads no further back. */
export function useYearSteps(leagueId: string, year: string, empty: boolean): Neighbours {
  const { season } = useConfig();
  const { paths } = useProvider();
  const step = (other: number): Step => ({ label: String(other), to: paths.pointsByYear(leagueId, String(other)) });
  const own = Number(year);
  return { previous: empty ? undefined : step(own - 1), next: own < season ? step(own + 1) : undefined };
}

/** The teams beside a team, in the order of the year's answer; none until that has been loaded. */
export function useTeamSteps(leagueId: string, year: string, teamId: string): Neighbours {
  const { key, paths } = useProvider();
  const teams = useAppSelector((state) => seasonScores.selectRows(state, seasonKey(key, leagueId, year))) ?? [];
  const at = teams.findIndex((team) => team.teamId === teamId);
  const step = (index: number): Step | undefined => {
    const team = at < 0 ? undefined : teams[index];
    return team && { label: team.teamName, to: paths.pointsByYearTeam(leagueId, year, team.teamId) };
  };
  return { previous: step(at - 1), next: step(at + 1) };
}

type TeamWeek = { leagueId: string; year: string; teamId: string; week: number };

/** The weeks beside a team's week: those of its year where that has been loaded, else the numbers beside it while there are scores. */
export function useWeekSteps({ leagueId, year, teamId, week }: TeamWeek, empty: boolean): Neighbours {
  const { key, paths } = useProvider();
  const rows = useAppSelector((state) => weekScores.selectRows(state, seasonTeamKey(key, leagueId, year, teamId)));
  const known = rows?.map((row) => row.week).sort((a, b) => a - b);
  const before = known ? known.findLast((each) => each < week) : week > 1 ? week - 1 : undefined;
  const after = known ? known.find((each) => each > week) : !empty && week < mostWeeks ? week + 1 : undefined;
  const step = (other: number | undefined): Step | undefined =>
    other === undefined
      ? undefined
      : { label: `Week ${other}`, to: paths.pointsByYearTeamWeek(leagueId, year, teamId, other), state: { week: other } };
  return { previous: step(before), next: step(after) };
}
