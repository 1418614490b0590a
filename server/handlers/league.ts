import type { Database } from '../db';
import { depthCharts } from '../depthCharts';
import type { Handlers } from '../operations';
import { selectBreakdown } from '../queries/breakdowns';
import type { ProviderId } from '../queries/leagues';
import { selectAvailablePlayers, selectDepth } from '../queries/players';
import { selectStandings, selectYears } from '../queries/standings';
import { selectTeams } from '../queries/teams';
import { getLeagueOf } from './find';

async function standings(db: Database, provider: ProviderId, leagueId: string) {
  const league = await getLeagueOf(db, leagueId, provider);
  const { name: leagueName, standingsSeason: season, lastStandingsRefresh } = league;
  return { leagueName, season, lastStandingsRefresh, teams: await selectStandings(db, league) };
}

async function breakdown(db: Database, leagueId: string, of: 'roster' | 'keepers') {
  const league = await getLeagueOf(db, leagueId, 'default');
  return { leagueName: league.name, teams: await selectBreakdown(db, league, of) };
}

type LeagueCall =
  | 'getLeague'
  | 'getSleeperLeague'
  | 'getLeagueYears'
  | 'getDepthChart'
  | 'getKeeperBreakdown'
  | 'getRosterBreakdown'
  | 'getAvailablePlayers';

export const leagueHandlers: Handlers<LeagueCall> = {
  getLeague: ({ db, query }) => standings(db, 'default', query.leagueId),
  getSleeperLeague: ({ db, query }) => standings(db, 'sleeper', query.leagueId),
  getLeagueYears: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId, 'default');
    return { leagueName: league.name, records: await selectYears(db, league) };
  },
  getDepthChart: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId, 'default');
    const teams = await selectTeams(db, league.id);
    return { leagueName: league.name, teamDepthCharts: depthCharts(teams, await selectDepth(db, league)) };
  },
  getKeeperBreakdown: ({ db, query }) => breakdown(db, query.leagueId, 'keepers'),
  getRosterBreakdown: ({ db, query }) => breakdown(db, query.leagueId, 'roster'),
  getAvailablePlayers: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId, 'default');
    return { leagueName: league.name, players: await selectAvailablePlayers(db, league) };
  },
};
