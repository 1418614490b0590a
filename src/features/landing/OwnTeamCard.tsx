import { useState } from 'react';
import { Link } from 'react-router';
import { combineQueries, statusOf, statusOnly, useGetSettingsQuery, useGetTeamProfileQuery } from '../../api';
import { CardSection } from '../../components/CardSection';
import { QuerySection } from '../../components/QuerySection';
import { teamKey } from '../../entities/keys';
import { leagues } from '../../entities/leagues';
import type { OwnTeam } from '../../entities/accounts';
import { rosterPlayers, standings } from '../../entities/tables';
import { useSettings } from '../../league/useSettings';
import { teams } from '../../entities/teams';
import { TeamSummary } from '../../league/TeamSummary';
import { leaguePaths } from '../../routing/leaguePaths';
import { useAppSelector } from '../../store/hooks';
import { useRows } from '../../store/useRows';
import { lastVisit } from './lastVisit';
import { OwnGame } from './OwnGame';

type Props = {
  team: OwnTeam;
  /** The e-mail address of the account. */
  account: string;
};

/** A team of the account: its record and place, its last and next game, keepers, picks, and what is new in its league. */
export function OwnTeamCard({ team: { leagueId, leagueName, teamId, provider: platform }, account }: Props) {
  const paths = leaguePaths(platform);
  const [since] = useState(() => lastVisit(account));
  useGetSettingsQuery({ leagueId }, statusOnly);
  const { season, standingsSeason, hasDrafted } = useSettings(leagueId);
  const isBeforeDraft = hasDrafted === false;
  const { rows: teamsOfLeague, query: ofLeague } = useRows(standings, { platform, leagueId });
  const profile = useGetTeamProfileQuery({ platform, leagueId, teamId }, statusOf(leagueId));
  const { rows: players } = useRows(
    rosterPlayers,
    { platform, leagueId, teamId },
    { ...statusOf(leagueId), skip: !isBeforeDraft },
  );

  const key = teamKey(leagueId, teamId);
  const row = useAppSelector((state) => teams.selectRow(state, key));
  const league = useAppSelector((state) => leagues.selectRow(state, leagueId));
  const news = league?.latestChanges?.transactions?.filter(({ at }) => since !== null && at !== null && at > since) ?? [];
  const openPicks = row?.picks?.filter(({ keeper }) => !keeper).length;
  return (
    <CardSection title={<Link to={paths.team(leagueId, teamId)}>{row?.teamName ?? 'Your team'}</Link>}>
      <p>
        <Link to={paths.standings(leagueId)}>{leagueName}</Link>
      </p>
      <QuerySection label={leagueName} rows={league && [league]} query={combineQueries(ofLeague, profile)}>
        {() => (
          <>
            <TeamSummary
              {...{ teamId, standings: teamsOfLeague }}
              season={standingsSeason}
              seasonPath={(year) => paths.pointsByYearTeam(leagueId, String(year), teamId)}
              players={isBeforeDraft ? players : undefined}
              league={league}
            />
            {[league?.lastGames, league?.comingGames].map(
              (games) => games && <OwnGame key={games.week} {...{ games, teamId, paths, leagueId }} />,
            )}
            {isBeforeDraft && openPicks !== undefined && (
              <p>
                <Link to={paths.draftOrder(leagueId)}>
                  {openPicks === 1 ? '1 pick' : `${openPicks} picks`} in {season}
                </Link>
              </p>
            )}
            {news.length > 0 && standingsSeason !== undefined && (
              <p>
                <Link to={paths.transactions(leagueId, standingsSeason)}>
                  {news.length === 1 ? '1 transaction' : `${news.length} transactions`} since your last visit
                </Link>
              </p>
            )}
          </>
        )}
      </QuerySection>
    </CardSection>
  );
}
