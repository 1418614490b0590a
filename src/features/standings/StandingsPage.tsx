import { useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { DivisionTable } from '../../components/DivisionTable';
import { byDivision } from '../../components/divisions';
import { LocalTime } from '../../components/LocalTime';
import { Page } from '../../components/Page';
import { QuerySection } from '../../components/QuerySection';
import { leagueKey } from '../../entities/keys';
import { leagues } from '../../entities/leagues';
import { standings } from '../../entities/standings';
import { refreshStamp } from '../../lib/dates';
import { useLeagueName } from '../../platforms/useLeagueName';
import { usePlatform } from '../../platforms/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { AllTeams } from './AllTeams';
import { Games, GamesOfSeason } from './Games';
import { Lately } from './Lately';
import { Rules } from './Rules';

/** The page's views by their names in the URL; the first is the default. */
const views = [
  { name: null, label: 'Divisions' },
  { name: 'league', label: 'All teams' },
  { name: 'games', label: 'Games' },
  { name: 'rules', label: 'Rules' },
];

/** A league's standings, one card a division, or by `?view=league` in one table; by `?view=games` its games, by `?view=rules` its rules. */
export function StandingsPage() {
  const { leagueId } = useRouteParams<'standings'>();
  const platform = usePlatform();
  const query = platform.useStandings(leagueId);
  const key = leagueKey(platform.key, leagueId);
  const league = useAppSelector((state) => leagues.selectRow(state, key));
  const teams = useAppSelector((state) => standings.selectRows(state, key));
  const leagueName = useLeagueName() ?? 'Standings';
  const divisions = useMemo(() => teams && byDivision(teams, leagueName), [teams, leagueName]);

  const view = useSearchParams()[0].get('view');
  const champion = league?.champion;
  const teamPath = useCallback((teamId: string) => platform.paths.team(leagueId, teamId), [platform, leagueId]);

  return (
    <Page
      title={leagueName}
      actions={views
        .filter(({ name }) => name !== view)
        .map(({ name, label }) => (
          <Link key={label} className="button" to={{ search: name ? `?view=${name}` : '' }} replace preventScrollReset>
            {label}
          </Link>
        ))}
      subtitle={
        <>
          Standings{league?.standingsSeason !== undefined && ` ${league.standingsSeason}`}
          {league?.lastStandingsRefresh && (
            <span>
              {' · Last Refresh '}
              <LocalTime value={league.lastStandingsRefresh} format={refreshStamp} />
            </span>
          )}
          {league?.formats?.length ? <span>{` · ${league.formats.join(', ')}`}</span> : null}
          {champion && (
            <span>
              {' · '}
              <Link to={`${platform.paths.history(leagueId)}?view=final&year=${champion.season}`}>
                Champion {champion.season}
              </Link>
              {': '}
              <Link to={teamPath(champion.teamId)}>{champion.teamName}</Link>
            </span>
          )}
        </>
      }
    >
      {view === 'games' ? (
        <Games leagueId={leagueId} teamPath={teamPath} />
      ) : view === 'rules' ? (
        <Rules leagueId={leagueId} />
      ) : (
        <QuerySection
          rows={divisions}
          query={query}
          emptyHint="Teams come with the next refresh of the standings."
          cards={{ className: 'card-grid divisions', count: 3 }}
        >
          {(cards) => (
            <>
              {view === 'league' ? (
                <AllTeams
                  label={leagueName}
                  teams={teams ?? []}
                  teamPath={teamPath}
                  playoffTeams={league?.playoffTeams ?? 0}
                  hasDivisions={cards.length > 1}
                />
              ) : (
                <div className="card-grid divisions">
                  {cards.map(({ name, teams: members }) => (
                    <DivisionTable key={name} name={name} teams={members} teamPath={teamPath} />
                  ))}
                </div>
              )}
              {league?.hasComingGames && (
                <>
                  <GamesOfSeason leagueId={leagueId} teamPath={teamPath} />
                  {league.standingsSeason !== undefined && (
                    <Lately leagueId={leagueId} year={league.standingsSeason} teamPath={teamPath} />
                  )}
                </>
              )}
            </>
          )}
        </QuerySection>
      )}
    </Page>
  );
}
