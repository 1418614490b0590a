import type { Schema } from '../api/types';
import type { PlatformKey } from '../lib/config';
import { createTable } from './createTable';
import { rowKey, teamKey } from './keys';
import { feedsOf, setKeeperFeeds } from './platformFeeds';

/** A player on a team's roster. */
export type RosterPlayerRow = { key: string } & Schema<'TeamPlayer'>;

type Roster = Pick<Schema<'Team'>, 'teamPlayers'>;
type TeamArg = { leagueId?: string; teamId: string };

const roster = (platform: PlatformKey, { teamPlayers }: Roster, { leagueId, teamId }: TeamArg) => {
  const list = teamKey(platform, leagueId, teamId);
  return { list, rows: teamPlayers.map((row): RosterPlayerRow => ({ ...row, key: rowKey(list, row.playerId) })) };
};

export const rosterPlayers = createTable('rosterPlayers', [
  ...feedsOf('team', roster),
  ...setKeeperFeeds((platform, team) => roster(platform, team, team)),
]);
