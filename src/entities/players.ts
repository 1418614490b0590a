import { teamApi } from '../api';
import type { Schema } from '../api/types';
import type { ProviderKey } from '../lib/config';
import { createTable, feed } from './createTable';
import { rowKey, teamKey } from './keys';

/** A player on a team's roster. */
export type PlayerRow = { key: string } & Schema<'TeamPlayer'>;

type TeamArg = { leagueId?: string; teamId: string };

const roster = (provider: ProviderKey, rows: Schema<'TeamPlayer'>[], { leagueId, teamId }: TeamArg) => {
  const list = teamKey(provider, leagueId, teamId);
  return { list, rows: rows.map((row): PlayerRow => ({ key: rowKey(list, row.playerId), ...row })) };
};

/** The argument of the second provider's set-keeper call, with the league that the roster belongs to: the call itself does not carry it. */
export type SecondSetKeeperArg = { sleeperSetKeeperRequest: Schema<'SleeperSetKeeperRequest'>; leagueId: string };

export const players = createTable('players', [
  feed(teamApi.endpoints.getTeam, ({ teamPlayers }, arg) => roster('default', teamPlayers, arg)),
  feed(teamApi.endpoints.teamSetKeeper, ({ teamPlayers }, arg) => roster('default', teamPlayers, arg)),
  feed(teamApi.endpoints.getSleeperTeam, ({ teamPlayers }, arg) => roster('sleeper', teamPlayers, arg)),
  feed(teamApi.endpoints.sleeperTeamSetKeeper, (rows, arg) => {
    const { leagueId, sleeperSetKeeperRequest } = arg as SecondSetKeeperArg;
    return roster('sleeper', rows, { leagueId, teamId: sleeperSetKeeperRequest.teamId });
  }),
]);
