import type { components } from '../../../src/api/generated/schema.gen';
import { selectTeamNames } from '../../db/queries/seasons/standings';
import type { selectPickMoves } from '../../db/queries/teams/transactions';
import { applyEntered, type EnteredMove, type LaterPick } from '../../domain/laterPicks';
import { dateOf } from '../../domain/weeks';
import type { Handlers } from '../operations';
import { getLeagueOf } from './find';
import { readLaterPicks, type ReadLaterPicks } from './readLaterPicks';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
type PickMove = Awaited<ReturnType<typeof selectPickMoves>>[number];
type TeamOf = (teamId: string) => Schema<'TeamOfSeason'>;

/**
 * The trades of a pick up to its owner, who may be its first owner again: from the transactions, plus one of an unknown day if they do not
 * lead to the host's owner, then those that were entered here.
 */
function tradesOf(pick: LaterPick & { entered: EnteredMove[] }, moves: PickMove[], teamOf: TeamOf): Schema<'ComingPickTrade'>[] {
  const { season, round, originalTeamId, entered } = pick;
  const own = moves.filter((move) => move.season === season && move.round === round && move.originalTeamId === originalTeamId);
  const teamId = entered[0]?.fromTeamId ?? pick.teamId;
  const trades = own.map(({ at, toTeamId }) => ({ date: dateOf(at), to: teamOf(toTeamId) }));
  const isWhole = (own.at(-1)?.toTeamId ?? originalTeamId) === teamId;
  return [
    ...trades,
    ...(isWhole ? [] : [{ date: null, to: teamOf(teamId) }]),
    ...entered.map(({ date, toTeamId }) => ({ date, to: teamOf(toTeamId) })),
  ];
}

/** The picks to show: those that the host lists, else those of the seasons that entered trades are of. */
function toComingPicks({ picks, isListed, ofHost, entered }: ReadLaterPicks, teamOf: TeamOf): Schema<'ComingPick'>[] {
  const shown = isListed ? picks : picks.filter(({ season }) => entered.some((move) => move.season === season));
  return applyEntered(shown, entered, ofHost).map((pick) => ({
    ...{ season: pick.season, round: pick.round, team: teamOf(pick.teamId), originalTeam: teamOf(pick.originalTeamId) },
    trades: tradesOf(pick, ofHost, teamOf),
  }));
}

export const futurePicksHandlers: Handlers<'getFuturePicks'> = {
  getFuturePicks: async ({ db, query: { leagueId } }) => {
    const league = await getLeagueOf(db, leagueId);
    const names = await selectTeamNames(db, league.id);
    const teamOf: TeamOf = (teamId) => ({ teamId, teamName: names.get(teamId) ?? teamId });
    return { leagueName: league.name, picks: toComingPicks(await readLaterPicks(db, league), teamOf) };
  },
};
