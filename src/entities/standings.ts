import type { Schema } from '../api/types';
import { createTable } from './createTable';
import { leagueKey, teamKey } from './keys';
import { feedsOf } from './platformFeeds';

/** A team's standing, under the name and division of the standings' season; those of today are in `teams`. */
export type StandingsRow = { key: string } & Schema<'StandingsTeam'>;

export const standings = createTable(
  'standings',
  feedsOf('standings', (platform, { teams }, { leagueId }) => ({
    list: leagueKey(platform, leagueId),
    rows: teams.map((team): StandingsRow => ({ ...team, key: teamKey(platform, leagueId, team.id) })),
  })),
);
