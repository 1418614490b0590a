import type { Database } from '../../db';
import { depthCharts } from '../../domain/depthCharts';
import { NotFoundError } from '../../domain/errors';
import type { Handlers } from '../operations';
import { selectBreakdown } from '../../db/queries/seasons/breakdowns';
import { selectAvailablePlayers } from '../../db/queries/players/availablePlayers';
import { countUnknownPlayers, findPlayer, selectDepth } from '../../db/queries/players/players';
import { selectTeams } from '../../db/queries/teams/teams';
import { getLeagueOf } from './find';
import { standingsOf, yearsOf } from './standings';

async function breakdown(db: Database, leagueId: string, of: 'roster' | 'keepers') {
  const league = await getLeagueOf(db, leagueId);
  return { leagueName: league.name, teams: await selectBreakdown(db, league, of) };
}

type LeagueCall =
  | 'getLeague'
  | 'getSleeperLeague'
  | 'getLeagueYears'
  | 'getDepthChart'
  | 'getKeeperBreakdown'
  | 'getRosterBreakdown'
  | 'getAvailablePlayers'
  | 'getPlayer';

export const leagueHandlers: Handlers<LeagueCall> = {
  getLeague: ({ db, query }) => standingsOf(db, query.leagueId),
  getSleeperLeague: ({ db, query }) => standingsOf(db, query.leagueId),
  getLeagueYears: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    return { leagueName: league.name, records: await yearsOf(db, league) };
  },
  getDepthChart: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    const teams = await selectTeams(db, league.id);
    return { leagueName: league.name, teamDepthCharts: depthCharts(teams, await selectDepth(db, league)) };
  },
  getKeeperBreakdown: ({ db, query }) => breakdown(db, query.leagueId, 'keepers'),
  getRosterBreakdown: ({ db, query }) => breakdown(db, query.leagueId, 'roster'),
  getAvailablePlayers: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    const players = await selectAvailablePlayers(db, league);
    return { leagueName: league.name, players, unknownRostered: await countUnknownPlayers(db, league.id) };
  },
  getPlayer: async ({ db, query: { leagueId, playerId } }) => {
    const found = await findPlayer(db, await getLeagueOf(db, leagueId), playerId);
    if (!found) throw new NotFoundError(`Player ${playerId}`);
    return found;
  },
};
