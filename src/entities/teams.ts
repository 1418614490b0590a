import { preDraftTradesApi } from '../api';
import type { Schema } from '../api/types';
import type { PlatformKey } from '../lib/config';
import { createTable, feed } from './createTable';
import { leagueKey, seasonKey, teamKey } from './keys';
import { feedsOf, setKeeperFeeds } from './platformFeeds';

/**
 * A team, merged from several responses: standings, profile, the roster's `manualKeepersEnabled`, the trade form's options. Fields are
 * absent until a response brings them.
 */
export type TeamRow = { key: string } & Partial<
  Pick<Schema<'StandingsTeam'>, 'id'> & Schema<'TeamProfile'> & Pick<Schema<'Team'>, 'manualKeepersEnabled'>
>;

type Permission = Partial<Pick<Schema<'Team'>, 'manualKeepersEnabled'>>;
const keepers = (
  platform: PlatformKey,
  { manualKeepersEnabled }: Permission,
  { leagueId, teamId }: { leagueId?: string; teamId: string },
) => ({
  rows:
    manualKeepersEnabled === undefined ? [] : [{ key: teamKey(platform, leagueId, teamId), id: teamId, manualKeepersEnabled }],
});

/** The teams that the trade form of a year offers. */
const options = ({ viewData }: Schema<'PreDraftTrades'>, { leagueId, year }: { leagueId: string; year: number }) => ({
  list: seasonKey('any', leagueId, year),
  rows: viewData.teams.map(({ id, name }): TeamRow => ({ key: teamKey('any', leagueId, id), id, teamName: name })),
});

export const teams = createTable<TeamRow, 'teams'>('teams', [
  // Without the division, which is that of the standings' season.
  ...feedsOf('standings', (platform, { teams: rows }, { leagueId }) => ({
    list: leagueKey(platform, leagueId),
    rows: rows.map(({ id, teamName, avatar }) => ({ key: teamKey(platform, leagueId, id), id, teamName, avatar })),
  })),
  ...feedsOf('teamProfile', (platform, profile, { leagueId, teamId }) => ({
    rows: [{ ...profile, id: teamId, key: teamKey(platform, leagueId, teamId) }],
  })),
  ...feedsOf('team', keepers),
  ...setKeeperFeeds((platform, team) => keepers(platform, team, team)),
  feed(preDraftTradesApi.endpoints.getPreDraftTrades, options),
  feed(preDraftTradesApi.endpoints.createPreDraftTrade, (response, { preDraftTradeCreate }) =>
    options(response, preDraftTradeCreate),
  ),
]);
