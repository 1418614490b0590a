import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { DivisionTable, StandingsLegend } from '../../league/DivisionTable';
import { byDivision, divisionList } from '../../league/divisions';
import { LocalTime } from '../../components/LocalTime';
import { Page } from '../../league/Page';
import { QuerySection } from '../../components/QuerySection';
import { leagues } from '../../entities/leagues';
import { standings } from '../../entities/tables';
import { useSettings } from '../../league/useSettings';
import { refreshStamp } from '../../lib/dates';
import { useLeagueName } from '../../league/useLeagueName';
import { useLeaguePaths, usePlatform } from '../../routing/usePlatform';
import { readYear } from '../../routing/readSearch';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { useRows } from '../../store/useRows';
import { AllTeams } from './AllTeams';
import { Bracket } from './Bracket';
import { Champion } from './Champion';
import { Games, Weeks } from './Games';
import { LatestChanges } from './LatestChanges';
import { Overdue } from './Overdue';
import { type PlayoffTeams, playoffTeamsOf } from './ranked';
import { Rules } from './Rules';

/** The page's views by their names in the URL; the first is the default. */
const views = [
  { name: null, label: 'Divisions' },
  { name: 'league', label: 'All teams' },
  { name: 'games', label: 'Games' },
  { name: 'playoffs', label: 'Play-offs' },
  { name: 'rules', label: 'Rules' },
];

/** The views that show another season than that of the standings by `?year=`. */
const ofAnySeason = ['games', 'playoffs'];

/**
 * A league's standings, one card a division, or by `?view=league` in one table; by `?view=games` its games,
 * by `?view=playoffs` its bracket, by `?view=rules` its rules.
 */
export function StandingsPage() {
  const { leagueId } = useRouteParams<'standings'>();
  const { key: platform } = usePlatform();
  const paths = useLeaguePaths();
  const { rows: teams, query } = useRows(standings, { platform, leagueId });
  const league = useAppSelector((state) => leagues.selectRow(state, leagueId));
  const leagueName = useLeagueName() ?? 'Standings';
  const divisions = useMemo(() => teams && byDivision(teams, leagueName), [teams, leagueName]);

  const playoffTeams = league?.playoffTeams ?? 0;
  const inPlayoffs = useMemo(() => playoffTeamsOf(teams ?? [], playoffTeams), [teams, playoffTeams]);
  const season = league?.season;

  const [search] = useSearchParams();
  const view = search.get('view');
  /** The season that the league prepares, if it is not yet that of the standings. */
  const { season: coming = 0 } = useSettings(leagueId);
  const showsStandingsSeason = view !== 'rules' && (!ofAnySeason.includes(view ?? '') || readYear(search) === undefined);
  const champion = league?.champion;
  const weeks = [league?.lastGames, league?.comingGames].filter((week) => week !== undefined);
  const teamPath = (teamId: string) => paths.team(leagueId, teamId);
  const weekPath = (teamId: string, week: number) => paths.matchup(leagueId, season ?? '', week, teamId);

  return (
    <Page
      actions={views
        .filter(({ name }) => name !== view)
        .map(({ name, label }) => (
          <Link key={label} className="button" to={{ search: name ? `?view=${name}` : '' }} replace preventScrollReset>
            {label}
          </Link>
        ))}
      subtitle={[
        showsStandingsSeason && season !== undefined && (
          <>
            <Link to={paths.pointsByYear(leagueId, String(season))}>{season}</Link>
            {coming > season && `, as ${coming} has not begun`}
            <Overdue leagueId={leagueId} />
          </>
        ),
        showsStandingsSeason && league?.lastStandingsRefresh && (
          <>
            Last Refresh <LocalTime value={league.lastStandingsRefresh} format={refreshStamp} />
          </>
        ),
        showsStandingsSeason && league?.formats?.join(', '),
      ]}
    >
      {view === 'games' ? (
        <Games leagueId={leagueId} />
      ) : view === 'playoffs' ? (
        <Bracket leagueId={leagueId} />
      ) : view === 'rules' ? (
        <Rules leagueId={leagueId} games={league?.lastGames ?? league?.comingGames} />
      ) : (
        <QuerySection
          label="Standings"
          rows={divisions}
          query={query}
          emptyHint="Teams appear after the next refresh of the standings."
          cards={{ ...divisionList(3), count: 3 }}
        >
          {(cards) => (
            <>
              {champion && (
                <Champion champion={champion} seasonPath={`${paths.history(leagueId)}?view=final&year=${champion.season}`} />
              )}
              {view === 'league' ? (
                <AllTeams
                  label={leagueName}
                  teams={teams ?? []}
                  teamPath={teamPath}
                  weekPath={weekPath}
                  inPlayoffs={inPlayoffs}
                  hasDivisions={cards.length > 1}
                  isInSeason={league?.comingGames !== undefined && league.lastGames?.round === null}
                />
              ) : (
                <>
                  <div {...divisionList(cards.length)}>
                    {cards.map(({ name, teams: members }) => (
                      <DivisionTable
                        key={name}
                        name={name}
                        teams={members}
                        teamPath={teamPath}
                        inPlayoffs={inPlayoffs.ids}
                        weekPath={weekPath}
                      />
                    ))}
                  </div>
                  <StandingsLegend teams={teams ?? []} />
                  <PlayoffLegend {...inPlayoffs} hasDivisions={cards.length > 1} />
                </>
              )}
              <div className="card-grid week-cards">
                <Weeks leagueId={leagueId} weeks={weeks} />
                {league?.latestChanges && season !== undefined && (
                  <LatestChanges leagueId={leagueId} year={season} changes={league.latestChanges} />
                )}
              </div>
            </>
          )}
        </QuerySection>
      )}
    </Page>
  );
}

/** What the mark of teams in the play-offs means; nothing without such teams. */
function PlayoffLegend({ ids, isDecided, hasDivisions }: PlayoffTeams & { hasDivisions: boolean }) {
  if (ids.size === 0) return null;
  return (
    <p className="muted legend">
      <span className="legend__in">In a play-off spot</span>:{' '}
      {isDecided ? `the ${ids.size} teams in the bracket of the play-offs` : `the best ${ids.size} of the league`}
      {hasDivisions && !isDecided && '. Division winners may qualify ahead of better places'}.
    </p>
  );
}
