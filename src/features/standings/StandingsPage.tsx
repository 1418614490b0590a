import { useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { DivisionTable, StandingsLegend } from '../../components/DivisionTable';
import { byDivision, divisionsClassName } from '../../components/divisions';
import { LocalTime } from '../../components/LocalTime';
import { Page } from '../../components/Page';
import { QuerySection } from '../../components/QuerySection';
import { leagueKey } from '../../entities/keys';
import { leagues } from '../../entities/leagues';
import { standings } from '../../entities/standings';
import { usePlatformQuery } from '../../league/usePlatformQuery';
import { refreshStamp } from '../../lib/dates';
import { useLeagueName } from '../../league/useLeagueName';
import { useLeaguePaths, usePlatform } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { AllTeams } from './AllTeams';
import { Champion } from './Champion';
import { Games, Weeks } from './Games';
import { LatestChanges } from './LatestChanges';
import { Overdue } from './Overdue';
import { inPlayoffs } from './ranked';
import { Rules } from './Rules';

/** The page's views by their names in the URL, each with the subtitle that says what it shows; the first is the default. */
const views = [
  { name: null, label: 'Divisions', shows: 'Standings' },
  { name: 'league', label: 'All teams', shows: 'Standings' },
  { name: 'games', label: 'Games', shows: 'Games' },
  { name: 'rules', label: 'Rules', shows: 'Rules' },
];

/** A league's standings, one card a division, or by `?view=league` in one table; by `?view=games` its games, by `?view=rules` its rules. */
export function StandingsPage() {
  const { leagueId } = useRouteParams<'standings'>();
  const platform = usePlatform();
  const paths = useLeaguePaths();
  const query = usePlatformQuery('standings', { leagueId });
  const key = leagueKey(platform.key, leagueId);
  const league = useAppSelector((state) => leagues.selectRow(state, key));
  const teams = useAppSelector((state) => standings.selectRows(state, key));
  const leagueName = useLeagueName() ?? 'Standings';
  const divisions = useMemo(() => teams && byDivision(teams, leagueName), [teams, leagueName]);

  const playoffTeams = league?.playoffTeams ?? 0;
  const placed = useMemo(() => inPlayoffs(teams ?? [], playoffTeams), [teams, playoffTeams]);
  const season = league?.standingsSeason;

  const view = useSearchParams()[0].get('view');
  const champion = league?.champion;
  const weeks = [league?.lastGames, league?.comingGames].filter((week) => week !== undefined);
  const teamPath = useCallback((teamId: string) => paths.team(leagueId, teamId), [paths, leagueId]);

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
          {(views.find(({ name }) => name === view) ?? views[0]!).shows}
          {season !== undefined && (
            <>
              {' '}
              <Link to={paths.pointsByYear(leagueId, String(season))}>{season}</Link>
            </>
          )}
          {league?.lastStandingsRefresh && (
            <span>
              {' · Last Refresh '}
              <LocalTime value={league.lastStandingsRefresh} format={refreshStamp} />
            </span>
          )}
          <Overdue leagueId={leagueId} />
          {league?.formats?.length ? <span>{` · ${league.formats.join(', ')}`}</span> : null}
        </>
      }
    >
      {view === 'games' ? (
        <Games leagueId={leagueId} teamPath={teamPath} />
      ) : view === 'rules' ? (
        <Rules leagueId={leagueId} games={league?.lastGames ?? league?.comingGames} />
      ) : (
        <QuerySection
          label="Standings"
          rows={divisions}
          query={query}
          emptyHint="Teams appear after the next refresh of the standings."
          cards={{ className: divisionsClassName(3), count: 3 }}
        >
          {(cards) => (
            <>
              {champion && (
                <Champion
                  champion={champion}
                  seasonPath={`${paths.history(leagueId)}?view=final&year=${champion.season}`}
                  teamPath={teamPath}
                />
              )}
              {view === 'league' ? (
                <AllTeams
                  label={leagueName}
                  teams={teams ?? []}
                  teamPath={teamPath}
                  playoffTeams={playoffTeams}
                  hasDivisions={cards.length > 1}
                />
              ) : (
                <>
                  <div className={divisionsClassName(cards.length)}>
                    {cards.map(({ name, teams: members }) => (
                      <DivisionTable key={name} name={name} teams={members} teamPath={teamPath} inPlayoffs={placed} />
                    ))}
                  </div>
                  <StandingsLegend teams={teams ?? []} />
                  {placed.size > 0 && (
                    <p className="muted legend">
                      <span className="legend__in">In a play-off spot</span>: the best {placed.size} of the league
                      {cards.length > 1 && '. Division winners may qualify ahead of better places'}.
                    </p>
                  )}
                </>
              )}
              <div className="card-grid week-cards">
                <Weeks weeks={weeks} teamPath={teamPath} champion={champion} />
                {league?.latestChanges && season !== undefined && (
                  <LatestChanges leagueId={leagueId} year={season} changes={league.latestChanges} teamPath={teamPath} />
                )}
              </div>
            </>
          )}
        </QuerySection>
      )}
    </Page>
  );
}
