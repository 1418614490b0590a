import { teamApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { rowKey, teamKey } from './keys';
import { setKeeperFeeds } from './setKeeperFeeds';

/** A player on a team's roster. */
export type RosterPlayerRow = { key: string } & Schema<'TeamPlayer'>;

type Roster = Pick<Schema<'Team'>, 'teamPlayers'>;

const roster = ({ teamPlayers }: Roster, { leagueId, teamId }: { leagueId: string; teamId: string }) => {
  const list = teamKey(leagueId, teamId);
  return { list, rows: teamPlayers.map((row): RosterPlayerRow => ({ ...row, key: rowKey(list, row.playerId) })) };
};

export const rosterPlayers = createTable('rosterPlayers', [feed(teamApi.endpoints.getTeam, roster), ...setKeeperFeeds(roster)]);
