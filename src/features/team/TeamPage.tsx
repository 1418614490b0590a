import { useMemo } from 'react';
import { Link } from 'react-router';
import { combineQueries, settingsApi, statusOf, statusOnly, useGetTeamProfileQuery } from '../../api';
import { useView, type View, ViewTabs } from '../../components/ViewTabs';
import { HiddenKeepers } from '../../league/HiddenKeepers';
import { lazyView } from '../../league/lazyView';
import { NotFound } from '../../league/NotFound';
import { RankingNote } from '../../league/RankingNote';
import { ProfileCard } from '../../league/ProfileCard';
import { teamKey } from '../../entities/keys';
import { leagues } from '../../entities/leagues';
import { selectMayKeep } from '../../entities/accounts';
import { rosterPlayers, standings } from '../../entities/tables';
import { teams } from '../../entities/teams';
import { useLeaguePaths, usePlatform } from '../../routing/usePlatform';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { useSettings } from '../../league/useSettings';
import { KeeperChanges } from './KeeperChanges';
import { KeeperNotices } from './KeeperNotices';
import { NextGame } from './NextGame';
import { Roster } from './Roster';
import { TeamPicks } from './TeamPicks';
import { TeamPrevNextNav } from './TeamPrevNextNav';
import { TeamSummary } from '../../league/TeamSummary';
import { useRows } from '../../store/useRows';
import { useHiddenMarks } from './useHiddenMarks';
import { useKeeperToggle, withPending } from './useKeeperToggle';

/** The page's views; the first is the default. */
const views: readonly [View, ...View[]] = [
  { name: null, label: 'Roster' },
  { name: 'keepers', label: 'Keepers' },
  { name: 'season', label: 'Season' },
  { name: 'picks', label: 'Picks' },
  { name: 'moves', label: 'Moves' },
];

const othersKeepers = 'Its owner and the league’s commissioner choose its keepers.';

const TeamSeason = lazyView(() => import(/* webpackChunkName: "teamViews" */ './TeamSeason').then((m) => m.TeamSeason));
const AllPicks = lazyView(() => import(/* webpackChunkName: "teamViews" */ './AllPicks').then((m) => m.AllPicks));
const KeeperDesk = lazyView(() => import(/* webpackChunkName: "keeperDesk" */ './KeeperDesk').then((m) => m.KeeperDesk));
const TeamMoves = lazyView(() => import(/* webpackChunkName: "teamViews" */ './TeamMoves').then((m) => m.TeamMoves));

/** A team's page. It is remounted for another team, so that no modal or notice outlives its team. */
export function TeamPage() {
  const { leagueId, teamId } = useRouteParams<'team'>();
  return (
    <div className="page page-width team-nav">
      {/* It stays mounted, with the focus. */}
      <TeamPrevNextNav {...{ leagueId, teamId }} />
      <Team key={`${leagueId}/${teamId}`} {...{ leagueId, teamId }} />
    </div>
  );
}

/**
 * A team's profile, and by `?view=` its roster with keeper checkboxes before the draft, what its players cost as
 * keepers, its season, its picks or its moves.
 */
function Team({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const paths = useLeaguePaths();
  const { key: platform } = usePlatform();
  const { rows, query: roster } = useRows(rosterPlayers, { platform, leagueId, teamId }, statusOf(leagueId));
  const profile = useGetTeamProfileQuery({ platform, leagueId, teamId }, statusOf(leagueId));
  const { rows: teamsOfLeague, query: ofStandings } = useRows(standings, { platform, leagueId });
  // The page layout loads them.
  const settings = settingsApi.endpoints.getSettings.useQueryState({ leagueId }, statusOnly);

  const key = teamKey(leagueId, teamId);
  const team = useAppSelector((state) => teams.selectRow(state, key));
  const league = useAppSelector((state) => leagues.selectRow(state, leagueId));
  const { season, standingsSeason, hasDrafted } = useSettings(leagueId);
  const isOtherSeason = standingsSeason !== undefined && season !== standingsSeason;

  const hidden = useHiddenMarks(leagueId, teamId);
  const { until, areUnseen, areLoading, apply } = hidden;
  const keepers = useKeeperToggle(leagueId, teamId, hidden.refetch);
  const { toggle, pending } = keepers;
  const keepersShown = hasDrafted === false;
  const marksShown = keepersShown && !areUnseen;
  const isOpen = team?.manualKeepersEnabled === true;
  const mayKeep = useAppSelector((state) => selectMayKeep(state, leagueId, teamId));
  const enabled = isOpen && mayKeep && !areUnseen && !areLoading;
  // The rows wait for the settings, which decide whether there is a Keeper column.
  const isReady = hasDrafted !== undefined || !settings.loading;
  const seen = useMemo(() => apply(rows), [apply, rows]);
  const shown = useMemo(() => (isReady ? withPending(seen, pending) : undefined), [isReady, seen, pending]);

  const view = useView(views);
  const isRoster = view.name === null;
  const isKeepers = view.name === 'keepers';

  const players = (
    <Roster
      rows={shown}
      query={{ ...roster, loading: roster.loading || settings.loading }}
      team={team}
      season={season}
      keeperColumn={{ shown: marksShown, enabled, onToggle: toggle }}
    />
  );
  if (roster.missing) {
    const link = { label: 'standings', to: paths.standings(leagueId) };
    return (
      <NotFound text="This league has no such team." link={link}>
        {roster.failed && players}
      </NotFound>
    );
  }
  return (
    <>
      <ProfileCard profile={team} query={combineQueries(profile, ofStandings)}>
        <TeamSummary
          {...{ teamId, standings: teamsOfLeague }}
          season={standingsSeason}
          seasonPath={(year) => paths.pointsByYearTeam(leagueId, String(year), teamId)}
          players={marksShown && !areLoading ? shown : undefined}
          league={league}
        />
        {isRoster && keepersShown && team?.picks && <TeamPicks {...{ leagueId, season }} picks={team.picks} />}
        {isRoster && keepersShown && (
          <p>
            <Link to={{ search: '?view=keepers' }}>What each player costs as a keeper</Link>
          </p>
        )}
        {(isRoster || isKeepers) && keepersShown && isOpen && !mayKeep && until === undefined && (
          <p className="muted">{othersKeepers}</p>
        )}
        {keepersShown && <HiddenKeepers leagueId={leagueId} isOwn={!areUnseen} />}
        {team?.lastSeason !== undefined && (
          <p>This team has left the league{team.lastSeason !== null && ` after ${team.lastSeason}`}.</p>
        )}
        {isRoster && league?.comingGames && <NextGame {...{ leagueId, teamId }} coming={league.comingGames} />}
        {isRoster && isOtherSeason && (
          <p>
            The roster is of {season}, the standings are of{' '}
            <Link to={paths.pointsByYear(leagueId, String(standingsSeason))}>{standingsSeason}</Link>.
          </p>
        )}
      </ProfileCard>
      <ViewTabs label="Team" views={views} current={view} kept={['year']} />
      {isRoster && players}
      {isRoster && <RankingNote leagueId={leagueId} />}
      {isRoster && keepersShown && until === undefined && <KeeperChanges {...{ leagueId, teamId }} />}
      {isKeepers && (
        <KeeperDesk
          {...{ leagueId, teamId, hasDrafted, hidden }}
          roster={marksShown ? shown : undefined}
          mayMark={enabled}
          onToggle={toggle}
        />
      )}
      {view.name === 'season' && <TeamSeason {...{ leagueId, teamId }} />}
      {view.name === 'picks' && <AllPicks {...{ leagueId, teamId, season }} picks={keepersShown ? team?.picks : undefined} />}
      {view.name === 'moves' && <TeamMoves {...{ leagueId, teamId }} teamName={team?.teamName} />}
      <KeeperNotices {...{ leagueId, teamId, keepers }} players={marksShown && enabled ? seen : undefined} />
    </>
  );
}
