import { useState } from 'react';
import { useLocation } from 'react-router';
import { Page } from '../../components/Page';
import { Steps } from '../../components/Steps';
import { seasonTeamKey, teamWeekKey } from '../../entities/keys';
import { playerScores } from '../../entities/scores';
import { fromQuery } from '../../grid/fromQuery';
import { LazyTable } from '../../grid/LazyTable';
import { useProvider } from '../../providers/useProvider';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { playerColumns, playerFooter } from './playerColumns';
import './points.css';
import { useWeekSteps } from './useSteps';
import { useTeamName } from './useTeamName';

/** What a team's players scored in a week. It reloads only when the league, year or team changes. */
export function PointsByYearTeamWeekPage() {
  const params = useRouteParams<'pointsByYearTeamWeek'>();
  const { key } = useProvider();
  return <TeamWeek key={seasonTeamKey(key, params.leagueId, params.year, params.teamId)} {...params} />;
}

type Props = Record<'leagueId' | 'year' | 'teamId' | 'week', string>;

function TeamWeek(params: Props) {
  const { leagueId, year, teamId } = params;
  // The week that the address named first: a change of the address's week alone reloads nothing, and the heading names what is
  // shown. A link of this page asks for its week.
  const [first] = useState(() => String(Number(params.week)));
  const asked = (useLocation().state as { week?: number } | null)?.week;
  const week = asked === undefined ? first : String(asked);
  const { key, usePointsByYearTeamWeek } = useProvider();
  const query = usePointsByYearTeamWeek(leagueId, year, teamId, week);
  const rows = useAppSelector((state) => playerScores.selectRows(state, teamWeekKey(key, leagueId, year, teamId, week)));
  const teamName = useTeamName(params, rows);
  const steps = useWeekSteps({ leagueId, year, teamId, week: Number(week) }, rows?.length === 0);

  return (
    <Page title={`${teamName ?? 'Team'} · ${year} · Week ${week}`} actions={<Steps label="Weeks" {...steps} />}>
      <div className="points-narrow">
        <LazyTable
          {...fromQuery(rows, query)}
          label="Player Scores"
          emptyHint="Nothing was played in this week, or it has not been fetched yet."
          columns={playerColumns}
          footer={playerFooter}
          sort={{ field: 'playerPosition', direction: 'asc' }}
        />
      </div>
    </Page>
  );
}
