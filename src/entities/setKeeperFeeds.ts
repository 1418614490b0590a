import { teamApi } from '../api';
import type { Schema } from '../api/types';
import { feed, type Feed, type Reading } from './createTable';

/** A team as a keeper mark left it; other servers' rosters say neither the league nor the permission. */
type MarkedTeam = Pick<Schema<'Team'>, 'teamPlayers'> & Partial<Pick<Schema<'Team'>, 'manualKeepersEnabled'>>;
type Arg = { leagueId?: string; teamId: string };

/** Fills a table from the platforms' keeper mutations, which respond with the team or its players. */
export const setKeeperFeeds = <R extends { key: string }>(
  read: (team: MarkedTeam, arg: { leagueId: string; teamId: string }) => Reading<R>,
): Feed<R>[] => [
  feed(teamApi.endpoints.teamSetKeeper, (team, { leagueId = '', teamId }: Arg) =>
    read(team, { leagueId: team.leagueId ?? leagueId, teamId }),
  ),
  feed(teamApi.endpoints.sleeperTeamSetKeeper, (teamPlayers, { sleeperSetKeeperRequest: { leagueId = '', teamId } }) =>
    read({ teamPlayers }, { leagueId, teamId }),
  ),
];
