import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { firstFutureSeason, type FuturePick, selectFuturePicks } from '../../db/queries/futurePicks';
import { selectTeamNames } from '../../db/queries/standings';
import { selectPickMoves } from '../../db/queries/transactions';
import { dateOf } from '../../domain/weeks';
import type { Handlers } from '../operations';
import { getLeagueOf } from './find';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
type PickMove = Awaited<ReturnType<typeof selectPickMoves>>[number];
type TeamOf = (teamId: string) => Schema<'TeamOfSeason'>;

/**
 * The trades of a pick up to its owner, who may be its first owner again: from the transactions, plus one of an unknown day if they do not
 * lead to him.
 */
function tradesOf({ round, originalTeamId, teamId }: FuturePick, moves: PickMove[], teamOf: TeamOf): Schema<'ComingPickTrade'>[] {
  const own = moves.filter((move) => move.round === round && move.originalTeamId === originalTeamId);
  const trades = own.map(({ at, toTeamId }) => ({ date: dateOf(at), to: teamOf(toTeamId) }));
  return (own.at(-1)?.toTeamId ?? originalTeamId) === teamId ? trades : [...trades, { date: null, to: teamOf(teamId) }];
}

async function readPicks(db: Database, leagueId: string, from: number): Promise<Schema<'ComingPick'>[]> {
  const names = await selectTeamNames(db, leagueId);
  const teamOf: TeamOf = (teamId) => ({ teamId, teamName: names.get(teamId) ?? teamId });
  const picks = await selectFuturePicks(db, leagueId, from);
  const moves = new Map<number, PickMove[]>();
  for (const season of new Set(picks.map((pick) => pick.season))) moves.set(season, await selectPickMoves(db, leagueId, season));
  return picks.map((pick) => ({
    ...{ season: pick.season, round: pick.round, team: teamOf(pick.teamId), originalTeam: teamOf(pick.originalTeamId) },
    trades: tradesOf(pick, moves.get(pick.season)!, teamOf),
  }));
}

export const futurePicksHandlers: Handlers<'getFuturePicks'> = {
  getFuturePicks: async ({ db, query: { leagueId } }) => {
    const { id, name: leagueName, season } = await getLeagueOf(db, leagueId);
    return { leagueName, picks: await readPicks(db, id, await firstFutureSeason(db, id, season)) };
  },
};
