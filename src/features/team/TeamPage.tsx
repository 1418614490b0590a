import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { settingsApi, statusOnly, joinedQuery } from '../../api';
import { NotFound } from '../../components/NotFound';
import { ProfileCard } from '../../components/ProfileCard';
import { leagueKey, teamKey } from '../../entities/keys';
import { leagues } from '../../entities/leagues';
import { rosterPlayers } from '../../entities/rosterPlayers';
import { selectHasDrafted, selectSettings } from '../../entities/settingsSlice';
import { standings } from '../../entities/standings';
import { teams } from '../../entities/teams';
import { DataTable } from '../../grid/DataTable';
import { tablePropsFromQuery } from '../../grid/tablePropsFromQuery';
import { usePlatformQuery } from '../../league/usePlatformQuery';
import { csvName } from '../../lib/csv';
import { RankingNote } from '../../league/RankingNote';
import { useLeagueName } from '../../league/useLeagueName';
import { useLeaguePaths, usePlatform } from '../../routing/usePlatform';
import { usePlayerLink } from '../../routing/usePlayerSheet';
import { useRememberedParam } from '../../components/useRememberedParam';
import { useRouteParams } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { playerColumns, playerSummary } from './columns';
import { GroupChoice } from './GroupChoice';
import { groupFunctionOf, groupings, haveSlots } from './grouping';
import { KeeperChanges } from './KeeperChanges';
import { KeeperNotices } from './KeeperNotices';
import { NextGame } from './NextGame';
import { TeamPicks } from './TeamPicks';
import { TeamPrevNextNav } from './TeamPrevNextNav';
import { TeamSummary } from './TeamSummary';
import { type RosterRow, useKeeperToggle, withPending } from './useKeeperToggle';

const keeperCost =
  'In the draft order a keeper takes the team’s pick of the round in which he was drafted last season (round 1 if he was not), or else its next open pick.';

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

/** A team's profile and roster, with keeper checkboxes before the draft. */
function Team({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const platform = usePlatform();
  const paths = useLeaguePaths();
  const roster = usePlatformQuery('team', { leagueId, teamId });
  const profile = usePlatformQuery('teamProfile', { leagueId, teamId });
  const ofStandings = usePlatformQuery('standings', { leagueId });
  // The page layout loads them.
  const settings = settingsApi.endpoints.getSettings.useQueryState({ leagueId }, statusOnly);

  const key = teamKey(platform.key, leagueId, teamId);
  const team = useAppSelector((state) => teams.selectRow(state, key));
  const rows = useAppSelector((state) => rosterPlayers.selectRows(state, key));
  const ofLeague = leagueKey(platform.key, leagueId);
  const teamsOfLeague = useAppSelector((state) => standings.selectRows(state, ofLeague));
  const league = useAppSelector((state) => leagues.selectRow(state, ofLeague));
  const season = useAppSelector((state) => selectSettings(state, leagueId)?.season);
  const leagueName = useLeagueName();
  const hasDrafted = useAppSelector((state) => selectHasDrafted(state, leagueId));

  const standingsSeason = useAppSelector((state) => selectSettings(state, leagueId)?.standingsSeason);
  const isOtherSeason = standingsSeason !== undefined && season !== standingsSeason;

  const keepers = useKeeperToggle(leagueId, teamId);
  const { toggle, pending } = keepers;
  const navigate = useNavigate();
  const linkTo = usePlayerLink();
  const openPlayer = ({ playerId }: RosterRow) => {
    const { to, ...options } = linkTo(playerId);
    void navigate(to, options);
  };
  const keepersShown = hasDrafted === false;
  const enabled = team?.manualKeepersEnabled === true;
  const columns = useMemo(
    () => playerColumns(platform.words, { shown: keepersShown, enabled, onToggle: toggle }),
    [platform.words, keepersShown, enabled, toggle],
  );
  // The rows wait for the settings, which decide whether there is a Keeper column.
  const isReady = hasDrafted !== undefined || !settings.loading;
  const shown = useMemo(() => (isReady ? withPending(rows, pending) : undefined), [isReady, rows, pending]);

  const { value: grouping, choose } = useRememberedParam('group', 'team.group', groupings);

  const table = (
    <DataTable
      {...tablePropsFromQuery(shown, { ...roster, loading: roster.loading || settings.loading })}
      label="Players"
      columns={columns}
      summary={playerSummary}
      csvName={csvName(season, 'Roster', team?.teamName, leagueName)}
      emptyHint={team?.lastSeason === undefined ? 'Players appear after the next refresh of the rosters.' : undefined}
      sort={{ field: 'position', direction: 'asc' }}
      groupOf={groupFunctionOf(grouping)}
      tools={<GroupChoice value={grouping} hasSlots={haveSlots(rows)} onChoose={choose} />}
      onRowActivate={openPlayer}
    />
  );
  if (roster.missing) {
    const link = { label: 'standings', to: paths.standings(leagueId) };
    return (
      <NotFound text="This league has no such team." link={link}>
        {roster.failed && table}
      </NotFound>
    );
  }
  return (
    <>
      <ProfileCard profile={team} query={joinedQuery(profile, ofStandings)}>
        <TeamSummary
          {...{ teamId, standings: teamsOfLeague }}
          season={standingsSeason}
          seasonPath={(year) => paths.pointsByYearTeam(leagueId, String(year), teamId)}
          players={keepersShown ? shown : undefined}
          allowedKeepers={league?.allowedKeepers}
        />
        {keepersShown && team?.picks && <TeamPicks {...{ leagueId, season }} picks={team.picks} />}
        {keepersShown && enabled && <p className="muted">{keeperCost}</p>}
        {team?.lastSeason !== undefined && (
          <p>This team has left the league{team.lastSeason !== null && ` after ${team.lastSeason}`}.</p>
        )}
        {league?.comingGames && <NextGame {...{ leagueId, teamId }} coming={league.comingGames} />}
        {isOtherSeason && (
          <p>
            The roster is of {season}, the standings are of{' '}
            <Link to={paths.pointsByYear(leagueId, String(standingsSeason))}>{standingsSeason}</Link>.
          </p>
        )}
      </ProfileCard>
      {table}
      <RankingNote leagueId={leagueId} />
      {keepersShown && <KeeperChanges {...{ leagueId, teamId }} />}
      <KeeperNotices {...{ leagueId, teamId, keepers }} players={keepersShown && enabled ? rows : undefined} />
    </>
  );
}
