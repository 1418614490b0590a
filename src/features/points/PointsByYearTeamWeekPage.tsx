import { fieldOf } from '../../lib/json';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { NotFound } from '../../league/NotFound';
import { Page } from '../../league/Page';
import { PrevNextNav } from '../../components/PrevNextNav';
import { teamKey } from '../../entities/keys';
import { playerScores, teamGames } from '../../entities/tables';
import { LeagueTable } from '../../league/LeagueTable';
import { useLeaguePaths, usePlatform } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { useRows } from '../../store/useRows';
import { GameOfWeek } from './GameOfWeek';
import { OpponentPlayers } from './OpponentPlayers';
import { playerColumns, playerSummary } from './playerColumns';
import { useWeekNeighbours } from './useNeighbours';
import { TeamTitle } from './TeamTitle';
import { useTeamName } from './useTeamName';

/** The scores of a team's players in a week, its game, and the other side's players. It reloads only if the league, year or team changes. */
export function PointsByYearTeamWeekPage() {
  const params = useRouteParams<'pointsByYearTeamWeek'>();
  return <TeamWeek key={teamKey(params.leagueId, params.teamId, params.year)} {...params} />;
}

type Props = Record<'leagueId' | 'year' | 'teamId' | 'week', string>;

function TeamWeek(params: Props) {
  const { leagueId, year, teamId } = params;
  // The week of the first URL: a change of the week alone reloads nothing, and the heading names what is shown. A link of this page
  // sends its week in the location's state.
  const [first] = useState(() => String(Number(params.week)));
  const linked = fieldOf(useLocation().state, 'week');
  const week = typeof linked === 'number' ? String(linked) : first;
  const { key: platform } = usePlatform();
  const paths = useLeaguePaths();
  const game = { leagueId, year: Number(year), teamId, week: Number(week) };
  const arg = { platform, ...game };
  const { rows, query } = useRows(playerScores, arg);
  const games = useAppSelector((state) => teamGames.selectRows(state, arg)) ?? [];
  const teamName = useTeamName(params);
  const matchupPath = paths.matchup(leagueId, year, Number(week), teamId);
  const neighbours = useWeekNeighbours({ leagueId, year, teamId, week: Number(week) }, rows?.length === 0);

  const table = (
    <LeagueTable
      rows={rows}
      query={query}
      label="Player Scores"
      emptyHint={`No scores for week ${week} of ${year} yet.`}
      columns={playerColumns}
      summary={playerSummary}
      csv={[year, `Week${week}`, 'PlayerScores', teamName]}
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
          id={teamId}
          name={teamName}
          rest={
            <>
              <Link to={paths.pointsByYearTeam(leagueId, year, teamId)}>{year}</Link> · Week {week}
            </>
          }
        />
      }
      subtitle={[
        'Player Scores',
        games.length === 0 && <Link to={matchupPath}>Matchup</Link>,
        ...games.map((each) => (
          <GameOfWeek
            key={each.key}
            game={each}
            opponentPath={paths.pointsByYearTeamWeek(leagueId, year, each.opponentId, Number(week))}
            matchupPath={games.length > 1 ? `${matchupPath}?opponent=${each.opponentId}` : matchupPath}
          />
        )),
      ]}
      actions={<PrevNextNav label="Weeks" {...neighbours} />}
    >
      <div className="players-of-week">
        {table}
        {games[0] && <OpponentPlayers {...game} opponentName={games[0].opponentName} />}
      </div>
    </Page>
  );
}
