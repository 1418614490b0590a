import { leagueApi, preDraftTradesApi, teamApi } from '../api';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { seasonKey, teamKey } from './keys';

/**
 * A team, merged from several responses: standings, profile, the roster's `manualKeepersEnabled`, the trade form's options. Fields are
 * absent until a response brings them.
 */
export type TeamRow = { key: string } & Partial<
  Pick<Schema<'StandingsTeam'>, 'id'> & Schema<'TeamProfile'> & Pick<Schema<'Team'>, 'manualKeepersEnabled'>
>;

/** Other servers' rosters say neither the league nor the permission. */
type Roster = Partial<Pick<Schema<'Team'>, 'leagueId' | 'manualKeepersEnabled'>>;
const permission = (
  { manualKeepersEnabled, ...of }: Roster,
  { teamId, leagueId = of.leagueId ?? '' }: { teamId: string; leagueId?: string },
) => ({
  rows: manualKeepersEnabled === undefined ? [] : [{ key: teamKey(leagueId, teamId), id: teamId, manualKeepersEnabled }],
});

/** The teams that the trade form of a year offers. */
const options = ({ viewData }: Schema<'PreDraftTrades'>, { leagueId, year }: { leagueId: string; year: number }) => ({
  list: seasonKey(leagueId, year),
  rows: viewData.teams.map(({ id, name }): TeamRow => ({ key: teamKey(leagueId, id), id, teamName: name })),
});

export const teams = createTable<TeamRow>(
  'teams',
  [
    // Without the division, which is that of the standings' season.
    feed(leagueApi.endpoints.getLeague, ({ teams: rows }, { leagueId }) => ({
      list: leagueId,
      rows: rows.map(({ id, teamName, avatar }) => ({ key: teamKey(leagueId, id), id, teamName, avatar })),
    })),
    feed(teamApi.endpoints.getTeamProfile, (profile, { leagueId, teamId }) => ({
      rows: [{ ...profile, id: teamId, key: teamKey(leagueId, teamId) }],
    })),
    feed(teamApi.endpoints.getTeam, permission),
    feed(teamApi.endpoints.teamSetKeeper, permission),
    feed(preDraftTradesApi.endpoints.getPreDraftTrades, options),
    feed(preDraftTradesApi.endpoints.createPreDraftTrade, (response, { preDraftTradeCreate }) =>
      options(response, preDraftTradeCreate),
    ),
  ],
  { merge: true },
);
