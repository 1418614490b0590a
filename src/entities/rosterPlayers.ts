import { teamApi } from '../api';
import type { Schema } from '../api/types';
import type { PlatformKey } from '../lib/config';
import { createTable, feed } from './createTable';
import { rowKey, teamKey } from './keys';

/** A player on a team's roster. */
export type RosterPlayerRow = { key: string } & Schema<'TeamPlayer'>;

type TeamArg = { leagueId?: string; teamId: string };

const roster = (platform: PlatformKey, rows: Schema<'TeamPlayer'>[], { leagueId, teamId }: TeamArg) => {
  const list = teamKey(platform, leagueId, teamId);
  return { list, rows: rows.map((row): RosterPlayerRow => ({ ...row, key: rowKey(list, row.playerId) })) };
};

export const rosterPlayers = createTable('rosterPlayers', [
  feed(teamApi.endpoints.getTeam, ({ teamPlayers }, arg) => roster('default', teamPlayers, arg)),
  feed(teamApi.endpoints.teamSetKeeper, ({ teamPlayers }, arg) => roster('default', teamPlayers, arg)),
  feed(teamApi.endpoints.getSleeperTeam, ({ teamPlayers }, arg) => roster('sleeper', teamPlayers, arg)),
  feed(teamApi.endpoints.sleeperTeamSetKeeper, (rows, { sleeperSetKeeperRequest }) =>
    roster('sleeper', rows, sleeperSetKeeperRequest),
  ),
]);
