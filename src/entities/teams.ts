import { leagueApi, preDraftTradesApi, teamApi } from '../api';
import type { Schema } from '../api/types';
import type { ProviderKey } from '../lib/config';
import { createTable, feed } from './createTable';
import { leagueKey, seasonKey, teamKey } from './keys';

/**
 * A team of a league's current season, put together from several answers: the standings, the profile, the roster's
 * `manualKeepersEnabled`, the options of the trade form. What no answer has brought yet is absent.
 */
export type TeamRow = { key: string } & Partial<
  Schema<'StandingsTeam'> & Schema<'TeamProfile'> & Pick<Schema<'Team'>, 'manualKeepersEnabled'>
>;

const standings =
  (provider: ProviderKey) =>
  ({ teams: rows }: Schema<'League'>, { leagueId }: { leagueId: string }) => ({
    list: leagueKey(provider, leagueId),
    rows: rows.map((team): TeamRow => ({ key: teamKey(provider, leagueId, team.id), ...team })),
  });

type TeamArg = { leagueId?: string; teamId: string };
const profile =
  (provider: ProviderKey) =>
  (answer: Schema<'TeamProfile'>, { leagueId, teamId }: TeamArg): { rows: TeamRow[] } => ({
    rows: [{ key: teamKey(provider, leagueId, teamId), ...answer, id: teamId }],
  });
const keepers =
  (provider: ProviderKey) =>
  ({ manualKeepersEnabled }: Schema<'Team'>, { leagueId, teamId }: TeamArg): { rows: TeamRow[] } => ({
    rows: [{ key: teamKey(provider, leagueId, teamId), id: teamId, manualKeepersEnabled }],
  });

/** The teams that the form of a year's trades offers. */
const options = ({ viewData }: Schema<'PreDraftTrades'>, { leagueId, year }: { leagueId: string; year: number }) => ({
  list: seasonKey('default', leagueId, year),
  rows: viewData.teams.map(({ id, name }): TeamRow => ({ key: teamKey('default', leagueId, id), id, teamName: name })),
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
  feed(preDraftTradesApi.endpoints.createPreDraftTrade, (answer, { preDraftTradeCreate }) =>
    options(answer, preDraftTradeCreate),
  ),
]);

/** A team with its standing. */
export type StandingsRow = { key: string } & Schema<'StandingsTeam'>;

/** A league's standings, each row complete, for every list that a standings call brought; undefined until it came. */
export const selectStandings = (root: Parameters<typeof teams.selectRows>[0], list: string) =>
  teams.selectRows(root, list) as StandingsRow[] | undefined;
