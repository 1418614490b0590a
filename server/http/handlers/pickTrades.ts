import type { components } from '../../../src/api/generated/schema.gen';
import { requireCommissioner } from '../../auth/permissions';
import type { Database } from '../../db';
import { type League, lockLeague } from '../../db/queries/leagues/leagues';
import { addEnteredTrade, setReplacedBy, takeBackTrade } from '../../db/queries/drafts/pickTrades';
import { writeAndPublish } from '../../db/writeLeague';
import { NotFoundError } from '../../domain/errors';
import type { OwnedPick } from '../../domain/draftPicks';
import { groupBy } from '../../domain/groupBy';
import { placeSet } from '../../domain/keeperDesk/costs';
import { afterTrade, checkPickTrade, countBySeason, movesOfTrade, type TradablePick } from '../../domain/pickTrades';
import { firstTradeDay } from '../../domain/preDraftTrades';
import type { HandlerContext, Handlers } from '../operations';
import { getLeagueOf } from './find';
import { readKeeperDesk } from './readKeeperDesk';
import { readTradablePicks, type ReadTradablePicks } from './readTradablePicks';
import { findTakeableTrade, refuse } from './takeableTrade';

type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
type Trade = HandlerContext<'createPickTrade'>['body'];
type Surplus = { before: number; after: number };

/** A pick for a response. */
const toPick = ({ season, round, pick, originalTeamId: teamId }: TradablePick, names: ReadonlyMap<string, string>) => ({
  ...{ season, round, pick },
  originalTeam: { teamId, teamName: names.get(teamId) ?? teamId },
});

/** By how many rounds the marked keepers gain on the market with the picks before and after a trade; undefined where they take no picks. */
async function surplusOf(tx: Database, league: League, before: ReadTradablePicks, after: readonly TradablePick[]) {
  const { rules, picks, draft, candidatesOf } = await readKeeperDesk(tx, league);
  const isOfDraft = draft?.season === before.key.season && draft.draft === before.key.draft;
  if (!isOfDraft || rules?.cost === 'auction') return undefined;
  const ofDraft = after.filter(({ season }) => season === draft.season);
  const numbered = new Map(
    ofDraft.flatMap(({ pick, round, holderId }) => (pick === null ? [] : [[`${round}.${pick}`, holderId]])),
  );
  const named = new Map(ofDraft.map(({ round, originalTeamId, holderId }) => [`${round} of ${originalTeamId}`, holderId]));
  const holderOf = ({ round, pick, holderId, traded }: OwnedPick) =>
    (pick > 0 ? numbered.get(`${round}.${pick}`) : named.get(`${round} of ${traded?.originalTeamId ?? holderId}`)) ?? holderId;
  const moved = picks.map((pick) => ({ ...pick, holderId: holderOf(pick) }));
  const [ownBefore, ownAfter] = [picks, moved].map((list) => groupBy(list, ({ holderId }) => holderId));
  return (teamId: string): Surplus | undefined => {
    const keepers = (candidatesOf.get(teamId) ?? []).filter(({ isKeeper }) => isKeeper);
    if (!keepers.length) return undefined;
    const [old, now] = [ownBefore, ownAfter].map((own) => placeSet(rules, own?.get(teamId) ?? [], keepers).surplus);
    return { before: old!, after: now! };
  };
}

/** What a trade changes for its teams. @param before the picks now, with an entered trade that this one corrects */
async function effectsOf(
  tx: Database,
  league: League,
  trade: Trade,
  before: ReadTradablePicks,
  after: readonly TradablePick[],
): Promise<Schema<'PickTradeEffects'>> {
  const surplus = await surplusOf(tx, league, before, after);
  const teams = [trade.fromTeamId, trade.toTeamId].map((teamId) => {
    const ofTeam = surplus?.(teamId);
    return {
      ...{ teamId, teamName: before.teamNames.get(teamId) ?? teamId },
      ...{ picksBefore: countBySeason(before.picks, teamId), picksAfter: countBySeason(after, teamId) },
      ...{ surplusBefore: ofTeam?.before ?? null, surplusAfter: ofTeam?.after ?? null },
    };
  });
  return { teams };
}

/** Stores a valid trade, in the place of the one that it corrects. */
async function storeTrade(tx: Database, { key }: ReadTradablePicks, trade: Trade, replaced: number | undefined, email: string) {
  const { date, fromTeamId, toTeamId } = trade;
  if (replaced !== undefined) await takeBackTrade(tx, replaced, email);
  const id = await addEnteredTrade(tx, key, { date, fromTeamId, toTeamId, picks: movesOfTrade(trade) }, email);
  if (replaced !== undefined) await setReplacedBy(tx, replaced, id);
}

export const pickTradesHandlers: Handlers<'getTradablePicks' | 'createPickTrade'> = {
  getTradablePicks: async ({ db, query: { leagueId, year, draft, tradeId }, account }) => {
    const league = await getLeagueOf(db, leagueId);
    requireCommissioner(account, leagueId);
    const without = tradeId === undefined ? undefined : await findTakeableTrade(db, league, year, tradeId);
    const { teamNames, picks } = await readTradablePicks(db, league, { year, draft }, without);
    const held = groupBy(picks, ({ holderId }) => holderId);
    return {
      firstDay: firstTradeDay(league),
      teams: [...teamNames].map(([teamId, teamName]) => ({
        ...{ teamId, teamName },
        picks: (held.get(teamId) ?? []).map((pick) => toPick(pick, teamNames)),
      })),
    };
  },

  createPickTrade: ({ db, bus, account, body: trade }) =>
    writeAndPublish({ db, bus }, async (tx, changed) => {
      const { leagueId, year, draft, tradeId, isTrial = false } = trade;
      const league = await lockLeague(tx, leagueId);
      if (!league) throw new NotFoundError(`League ${leagueId}`);
      requireCommissioner(account, leagueId);
      const before = await readTradablePicks(tx, league, { year, draft });
      const replaced = tradeId === undefined ? undefined : await findTakeableTrade(tx, league, year, tradeId);
      const given = replaced === undefined ? before : await readTradablePicks(tx, league, { year, draft }, replaced);
      refuse(given.closed);
      refuse(checkPickTrade(trade, { league, ...given }, new Date()));
      const effects = await effectsOf(tx, league, trade, before, afterTrade(given.picks, trade));
      if (isTrial) return effects;
      await storeTrade(tx, given, trade, replaced, account.email);
      await changed(leagueId);
      return effects;
    }),
};
