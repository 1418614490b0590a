import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { findPlayer } from '../../db/queries/players/players';
import { selectPlayerWeeks, selectPositionRanks } from '../../db/queries/players/playerStory';
import { selectNamesBySeason } from '../../db/queries/seasons/standings';
import { NotFoundError } from '../../domain/errors';
import { playerSeasons } from '../../domain/playerSeasons';
import type { Handlers } from '../operations';
import { getLeagueOf } from './find';
import { allTransactionsOf } from './transactions';

type PlayerSeason = components['schemas']['PlayerSeason'];

/** The seasons of a player in a league's line-ups, newest first, under the teams' names of each season. */
async function seasonsOf(db: Database, leagueId: string, playerId: string): Promise<PlayerSeason[]> {
  const seasons = playerSeasons(await selectPlayerWeeks(db, leagueId, playerId));
  const [ranks, names] = await Promise.all([
    selectPositionRanks(
      db,
      leagueId,
      playerId,
      seasons.map(({ season }) => season),
    ),
    selectNamesBySeason(db, leagueId),
  ]);
  return seasons.map(({ season, weeks: ofSeason, ...totals }) => {
    const teamOf = (teamId: string) => ({ teamId, teamName: names.of(season).get(teamId) ?? teamId });
    return {
      ...{ season, ...totals, positionRank: ranks.get(season)! },
      weeks: ofSeason.map(({ week, points, isBye, slot, teamId, opponentId }) => ({
        ...{ week, points, isBye, slot, team: teamOf(teamId) },
        opponent: opponentId === null ? null : teamOf(opponentId),
      })),
    };
  });
}

export const playerStoryHandlers: Handlers<'getPlayerStory'> = {
  getPlayerStory: async ({ db, query: { leagueId, playerId } }) => {
    const league = await getLeagueOf(db, leagueId);
    const player = await findPlayer(db, league, playerId);
    if (!player) throw new NotFoundError(`Player ${playerId}`);
    const [seasons, events] = await Promise.all([
      seasonsOf(db, leagueId, playerId),
      allTransactionsOf(db, leagueId, { playerId }),
    ]);
    return { leagueName: league.name, player, seasons, events };
  },
};
