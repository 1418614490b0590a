import { shallowEqual } from 'react-redux';
import { seasonKey, seasonTeamKey } from '../../entities/keys';
import { seasonScores, weekScores, type WeekScoreRow } from '../../entities/scores';
import { sortRows } from '../../grid/sorting';
import { Plot } from '../../plots/Plot';
import { useProvider } from '../../providers/useProvider';
import { useAppSelector } from '../../store/hooks';
import { weekMedians } from './weekMedians';

const HEIGHT = 340;

type Season = { leagueId: string; year: string };

/** The weeks of every team of a league, undefined until all of them came. */
function useLeagueWeeks({ leagueId, year }: Season): WeekScoreRow[] | undefined {
  const { key } = useProvider();
  const teams = useAppSelector((state) => seasonScores.selectRows(state, seasonKey(key, leagueId, year)));
  const lists = useAppSelector(
    (state) => (teams ?? []).map(({ teamId }) => weekScores.selectRows(state, seasonTeamKey(key, leagueId, year, teamId))),
    shallowEqual,
  );
  const known = lists.filter((list) => list !== undefined);
  return teams && known.length === teams.length ? known.flat() : undefined;
}

/** Starts the call for a team's weeks. */
function TeamWeeks({ leagueId, year, teamId }: Season & { teamId: string }) {
  useProvider().usePointsByYearTeam(leagueId, year, teamId);
  return null;
}

/** Starts the calls for the weeks of all teams. */
function LeagueWeeks({ leagueId, year }: Season) {
  const { key, usePointsByYear } = useProvider();
  usePointsByYear(leagueId, year);
  const teams = useAppSelector((state) => seasonScores.selectRows(state, seasonKey(key, leagueId, year)));
  return teams?.map(({ teamId }) => <TeamWeeks key={teamId} leagueId={leagueId} year={year} teamId={teamId} />);
}

type Props = Season & { teamName: string; rows: readonly WeekScoreRow[] };

/** A team's Team Score week by week, beside the median of its league. */
export function WeeksPlot({ teamName, rows, ...season }: Props) {
  const league = useLeagueWeeks(season);
  const own = sortRows(rows, ({ week }) => week, 'asc');
  const weeks = own.map(({ week }) => week);
  const medians = league && weekMedians(weeks, league);
  const above = medians && own.filter((row, index) => row.teamScoreTotal > (medians[index] ?? Infinity)).length;
  const compared = above === undefined ? '' : ` It was above the league's median in ${above} of ${weeks.length} weeks.`;
  return (
    <Plot
      title="Team Score against the league’s median"
      summary={`Lines of the Team Score of ${teamName} by week.${compared} The table Weekly Scores has the team's numbers.`}
      height={HEIGHT}
    >
      {({ Lines }) => (
        <>
          <LeagueWeeks {...season} />
          <Lines
            along={weeks}
            alongName="Week"
            series={[
              { name: teamName, colour: 'var(--accent)', values: own.map((row) => row.teamScoreTotal) },
              { name: 'League median', colour: 'var(--pos-te)', values: medians ?? weeks.map(() => null) },
            ]}
          />
        </>
      )}
    </Plot>
  );
}
