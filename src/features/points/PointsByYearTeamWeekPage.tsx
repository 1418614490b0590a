import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { NotFound } from '../../components/NotFound';
import { Page } from '../../components/Page';
import { PrevNextNav } from '../../components/PrevNextNav';
import { seasonTeamKey, teamWeekKey } from '../../entities/keys';
import { playerScores } from '../../entities/scores';
import { tablePropsFromQuery } from '../../grid/tablePropsFromQuery';
import { DataTable } from '../../grid/DataTable';
import { usePlatformQuery } from '../../league/usePlatformQuery';
import { csvName } from '../../lib/csv';
import { useLeagueName } from '../../league/useLeagueName';
import { useLeaguePaths, usePlatform } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { playerColumns, playerSummary } from './playerColumns';
import { useWeekNeighbours } from './useNeighbours';
import { TeamTitle } from './TeamTitle';
import { useTeamName } from './useTeamName';

/** The scores of a team's players in a week. It reloads only if the league, year or team changes. */
export function PointsByYearTeamWeekPage() {
  const params = useRouteParams<'pointsByYearTeamWeek'>();
  const { key } = usePlatform();
  return <TeamWeek key={seasonTeamKey(key, params.leagueId, params.year, params.teamId)} {...params} />;
}

type Props = Record<'leagueId' | 'year' | 'teamId' | 'week', string>;

function TeamWeek(params: Props) {
  const { leagueId, year, teamId } = params;
  // The week of the first URL: a change of the week alone reloads nothing, and the heading names what is shown. A link of this page
  // sends its week in the location's state.
  const [first] = useState(() => String(Number(params.week)));
  const linked = (useLocation().state as { week?: number } | null)?.week;
  const week = linked === undefined ? first : String(linked);
  const { key } = usePlatform();
  const paths = useLeaguePaths();
  const query = usePlatformQuery('pointsByYearTeamWeek', { leagueId, year, teamId, week });
  const rows = useAppSelector((state) => playerScores.selectRows(state, teamWeekKey(key, leagueId, year, teamId, week)));
  const teamName = useTeamName(params);
  const leagueName = useLeagueName();
  const neighbours = useWeekNeighbours({ leagueId, year, teamId, week: Number(week) }, rows?.length === 0);

  const table = (
    <DataTable
      {...tablePropsFromQuery(rows, query)}
      label="Player Scores"
      emptyHint={`No scores for week ${week} of ${year} yet.`}
      columns={playerColumns}
      summary={playerSummary}
      csvName={csvName(year, `Week${week}`, 'PlayerScores', teamName, leagueName)}
      sort={{ field: 'playerPosition', direction: 'asc' }}
    />
  );
  if (query.missing)
    return (
      <NotFound
        text={`The league has no such team, or no week ${week} in ${year}.`}
        link={{ label: `${year} Team Scores`, to: paths.pointsByYear(leagueId, year) }}
      >
        {table}
      </NotFound>
    );
  return (
    <Page
      title={
        <TeamTitle
          name={teamName}
          to={paths.team(leagueId, teamId)}
          rest={
            <>
              <Link to={paths.pointsByYearTeam(leagueId, year, teamId)}>{year}</Link> · Week {week}
            </>
          }
        />
      }
      subtitle="Player Scores"
      actions={<PrevNextNav label="Weeks" {...neighbours} />}
    >
      <div className="card-grid weeks">{table}</div>
    </Page>
  );
}
