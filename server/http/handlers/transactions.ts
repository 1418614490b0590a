import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { type AcquisitionChoice, selectMadePicks, selectMarksOfSeasons } from '../../db/queries/drafts/acquisitions';
import { selectPickedPlayers } from '../../db/queries/players/players';
import { selectNamesBySeason } from '../../db/queries/seasons/standings';
import { selectTransactions, type StoredMove, type TransactionChoice } from '../../db/queries/teams/transactions';
import { acquisitions, type KeeperMark } from '../../domain/acquisitions';
import type { Handlers } from '../operations';
import { getLeagueOf } from './find';

type Transaction = components['schemas']['Transaction'];

const moveOf = (
  { playerId, playerName, position, pickSeason, pickRound, pickNumber, pickTeamId, budget, fromTeamId, toTeamId }: StoredMove,
  names: ReadonlyMap<string, string>,
): components['schemas']['TransactionMove'] => {
  const team = (teamId: string | null) => teamId && { teamId, teamName: names.get(teamId) ?? teamId };
  return {
    player: playerId && playerName && position ? { playerId, playerName, position } : null,
    pick:
      pickSeason && pickRound
        ? {
            season: pickSeason,
            round: pickRound,
            pick: pickNumber,
            teamName: pickTeamId && (names.get(pickTeamId) ?? pickTeamId),
            ...(pickTeamId && { teamId: pickTeamId }),
          }
        : null,
    budget,
    from: team(fromTeamId) || null,
    to: team(toTeamId) || null,
  };
};

/** The transactions of a league, newest season first, in a season newest first, under the teams' names of that season. */
export async function transactionsOf(db: Database, leagueId: string, choice: TransactionChoice): Promise<Transaction[]> {
  const names = await selectNamesBySeason(db, leagueId);
  const transactions = await selectTransactions(db, leagueId, choice);
  return transactions.map(({ externalId: id, season, type, at, week, bid, moves }) => ({
    ...{ id, season, type, at: new Date(at).toISOString(), week, bid },
    moves: moves.map((move) => moveOf(move, names.of(season))),
  }));
}

/** A league's drafted and kept players as transactions without an instant, newest season first. */
async function acquisitionsOf(
  db: Database,
  leagueId: string,
  choice: AcquisitionChoice,
  sold: KeeperMark[],
): Promise<Transaction[]> {
  const marks = await selectMarksOfSeasons(db, leagueId, choice);
  const found = acquisitions(await selectMadePicks(db, leagueId, choice), marks, sold);
  const names = await selectNamesBySeason(db, leagueId);
  const players = await selectPickedPlayers(db, [...new Set(found.map(({ playerId }) => playerId))]);
  return found.map(({ season, teamId, playerId, type, made }) => {
    const team = { teamId, teamName: names.of(season).get(teamId) ?? teamId };
    return {
      ...{ id: made ? `draft ${made.draft}.${made.round}.${made.pick}` : `keeper ${teamId}.${playerId}`, season, type },
      ...{ at: null, week: 1, bid: made?.amount ?? null },
      ...(made?.amount === null && { pick: { round: made.round, pick: made.pick } }),
      moves: [{ player: players.get(playerId)!, pick: null, budget: null, from: type === 'keeper' ? team : null, to: team }],
    };
  });
}

const auctioned = ({ season, type, moves }: Transaction): KeeperMark[] =>
  type === 'auction'
    ? moves.flatMap(({ player, to }) => (player && to ? { season, teamId: to.teamId, playerId: player.playerId } : []))
    : [];

/** The transactions of a league, then its drafted and kept players, newest season first: of a season, a player, or all. */
export async function allTransactionsOf(db: Database, leagueId: string, choice: AcquisitionChoice): Promise<Transaction[]> {
  const ofHost = await transactionsOf(db, leagueId, choice);
  const others = await acquisitionsOf(db, leagueId, choice, ofHost.flatMap(auctioned));
  // The sort is stable: a season's transactions stay before its draft.
  return [...ofHost, ...others].sort((a, b) => b.season - a.season);
}

export const transactionHandlers: Handlers<'getTransactions'> = {
  getTransactions: async ({ db, query: { leagueId, year: season } }) => {
    const { name: leagueName } = await getLeagueOf(db, leagueId);
    return { leagueName, transactions: await allTransactionsOf(db, leagueId, { season }) };
  },
};
