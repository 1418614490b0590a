import { leagueApi, preDraftTradesApi, teamApi } from '../api';
import type { Schema } from '../api/types';
import type { PlatformKey } from '../lib/config';
import { createTable, feed } from './createTable';
import { leagueKey, seasonKey, teamKey } from './keys';

/**
 * A team, merged from several responses: standings, profile, the roster's `manualKeepersEnabled`, the trade form's options. Fields are
 * absent until a response brings them.
 */
export type TeamRow = { key: string } & Partial<
  Pick<Schema<'StandingsTeam'>, 'id'> & Schema<'TeamProfile'> & Pick<Schema<'Team'>, 'manualKeepersEnabled'>
>;

/** Without the division, which is that of the standings' season. */
const standings =
  (platform: PlatformKey) =>
  ({ teams: rows }: Schema<'League'>, { leagueId }: { leagueId: string }) => ({
    list: leagueKey(platform, leagueId),
    rows: rows.map(({ id, teamName, avatar }): TeamRow => ({
      key: teamKey(platform, leagueId, id),
      id,
      teamName,
      avatar,
    })),
  });

type TeamArg = { leagueId?: string; teamId: string };
const profile =
  (platform: PlatformKey) =>
  (response: Schema<'TeamProfile'>, { leagueId, teamId }: TeamArg): { rows: TeamRow[] } => ({
    rows: [{ ...response, id: teamId, key: teamKey(platform, leagueId, teamId) }],
  });
const keepers =
  (platform: PlatformKey) =>
  ({ manualKeepersEnabled }: Schema<'Team'>, { leagueId, teamId }: TeamArg): { rows: TeamRow[] } => ({
    rows: [{ key: teamKey(platform, leagueId, teamId), id: teamId, manualKeepersEnabled }],
  });

/** The teams that the trade form of a year offers. */
const options = ({ viewData }: Schema<'PreDraftTrades'>, { leagueId, year }: { leagueId: string; year: number }) => ({
  list: seasonKey('any', leagueId, year),
  rows: viewData.teams.map(({ id, name }): TeamRow => ({ key: teamKey('any', leagueId, id), id, teamName: name })),
});

export const teams = createTable('teams', [
  feed(leagueApi.endpoints.getLeague, standings('default')),
  feed(leagueApi.endpoints.getSleeperLeague, standings('sleeper')),
  feed(teamApi.endpoints.getTeamProfile, profile('default')),
  feed(teamApi.endpoints.getSleeperTeamProfile, profile('sleeper')),
  feed(teamApi.endpoints.getTeam, keepers('default')),
  feed(teamApi.endpoints.teamSetKeeper, keepers('default')),
  feed(teamApi.endpoints.getSleeperTeam, keepers('sleeper')),
  feed(preDraftTradesApi.endpoints.getPreDraftTrades, options),
  feed(preDraftTradesApi.endpoints.createPreDraftTrade, (response, { preDraftTradeCreate }) =>
    options(response, preDraftTradeCreate),
  ),
]);
