import type { components } from '../../../src/api/generated/schema.gen';
import { selectDraftSlots, selectTransfers, type StoredTransfer } from '../../db/queries/drafts/draftPicks';
import { type EnteredPick, selectEnteredPicks } from '../../db/queries/drafts/enteredPicks';
import { type DraftSlot, pickString, tradesOfPick } from '../../domain/draftPicks';
import { NotFoundError } from '../../domain/errors';
import { groupBy } from '../../domain/groupBy';
import { dateOf } from '../../domain/weeks';
import type { Handlers } from '../operations';
import { chooseDraft } from './chosenDraft';
import { draftOf, draftTeamNames } from './draft';
import { getLeagueOf } from './find';
import { transactionsOf } from './transactions';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
type TeamOf = (teamId: string) => Schema<'TeamOfSeason'>;
type Draft = { season: number; slots: readonly DraftSlot[] };

/** What changed hands in an entered trade. @param slots of the draft of a season, which names a numbered pick's first team */
function moveOfEntered(picked: EnteredPick, { season, slots }: Draft, teamOf: TeamOf): Schema<'TransactionMove'> {
  const { season: ofSeason, round, pick, fromTeamId, toTeamId } = picked;
  const isInDraft = (each: DraftSlot) =>
    each.round === round && (pick === null ? each.originalTeamId === picked.originalTeamId : each.pick === pick);
  const slot = ofSeason === season ? slots.find(isInDraft) : undefined;
  const firstId = picked.originalTeamId ?? slot?.originalTeamId;
  const first = firstId === undefined ? undefined : teamOf(firstId);
  return {
    ...{ player: null, budget: null, from: teamOf(fromTeamId), to: teamOf(toTeamId) },
    pick: {
      ...{ season: ofSeason, round, pick: pick ?? slot?.pick ?? null, teamName: first?.teamName ?? null },
      ...(first && { teamId: first.teamId }),
    },
  };
}

/** Whether a host's transaction has a transfer of a pick, which it names by its number, or by its first team before the draft's order. */
function isOfTransfer(
  { at, moves }: Schema<'Transaction'>,
  { round, pick, date, fromTeamId, toTeamId }: StoredTransfer,
  { season, originalTeamId }: { season: number; originalTeamId: string },
): boolean {
  if (at === null || dateOf(at) !== date) return false;
  return moves.some(
    ({ pick: moved, from, to }) =>
      moved?.season === season &&
      moved.round === round &&
      (moved.pick === null ? moved.teamId === originalTeamId : moved.pick === pick) &&
      from?.teamId === fromTeamId &&
      to?.teamId === toTeamId,
  );
}

export const draftPickHandlers: Handlers<'getDraftPick'> = {
  getDraftPick: async ({ db, query: { leagueId, year, draft, round, pick } }) => {
    const league = await getLeagueOf(db, leagueId);
    const { season: ownSeason, name: leagueName } = league;
    const season = year ?? ownSeason;
    const chosen = await chooseDraft(db, league, season, draft);
    const slots = await selectDraftSlots(db, chosen.key);
    const slot = slots.find((each) => each.round === round && each.pick === pick);
    const name = pickString(round, pick);
    const held = (await draftOf(db, league, chosen)).flatMap(({ picks }) => picks).find((each) => each.pickString === name);
    if (!slot || !held?.teamId) throw new NotFoundError(`Pick ${name} of ${season}`);

    const names = await draftTeamNames(db, league, season);
    const teamOf: TeamOf = (teamId) => ({ teamId, teamName: names.get(teamId) ?? teamId });
    const transfers = await selectTransfers(db, chosen.key);
    const transactions = (await transactionsOf(db, leagueId, { pick: { season, round } })).toReversed();
    const ownTransfers = tradesOfPick(slot, transfers);
    const entered = groupBy(
      await selectEnteredPicks(
        db,
        ownTransfers.flatMap(({ tradeId }) => tradeId ?? []),
      ),
      ({ tradeId }) => tradeId,
    );
    const movesOf = ({ tradeId }: StoredTransfer) =>
      (tradeId === null ? [] : (entered.get(tradeId) ?? [])).map((picked) => moveOfEntered(picked, { season, slots }, teamOf));
    const trades = ownTransfers.map((transfer, index, all): Schema<'PickHistoryTrade'> => {
      const { date, fromTeamId, toTeamId, source } = transfer;
      const isSame = (other: StoredTransfer) =>
        other.date === date && other.fromTeamId === fromTeamId && other.toTeamId === toTeamId;
      const before = all.slice(0, index).filter(isSame).length;
      const isOf = (each: Schema<'Transaction'>) => isOfTransfer(each, transfer, { season, originalTeamId: slot.originalTeamId });
      const transaction = source === 'host' ? transactions.filter(isOf)[before] : undefined;
      return {
        ...{ date: date || null, from: teamOf(fromTeamId), to: teamOf(toTeamId), source, season: transaction?.season ?? null },
        moves: transaction?.moves ?? movesOf(transfer),
      };
    });
    const { keeper, player = null, isGuess } = held;
    const teams = { team: teamOf(held.teamId), originalTeam: teamOf(slot.originalTeamId) };
    return { leagueName, season, pickString: name, ...teams, keeper, player, trades, ...(isGuess && { isGuess }) };
  },
};
