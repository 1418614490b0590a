import { requireCommissioner } from '../../auth/permissions';
import { selectHeldPicks } from '../../db/queries/drafts/draftPicks';
import type { Database } from '../../db';
import type { League } from '../../db/queries/leagues/leagues';
import {
  addEnteredTrade,
  type NewTrade,
  selectEnteredTrades,
  selectPreDraftTrades,
  setReplacedBy,
  takeBackTrade,
} from '../../db/queries/drafts/pickTrades';
import { selectTeams } from '../../db/queries/teams/teams';
import { writeLeague } from '../../db/writeLeague';
import { NotFoundError } from '../../domain/errors';
import { checkTrade } from '../../domain/preDraftTrades';
import type { HandlerContext, Handlers } from '../operations';
import { chooseDraft } from './chosenDraft';
import { getLeagueOf } from './find';
import { findTakeableTrade, refuse } from './takeableTrade';

type TradeCreate = HandlerContext<'createPreDraftTrade'>['body'];
type Draft = { leagueId: string; year: number; draft?: number | undefined };

/** A trade of one pick a side, as it is stored. */
const toNewTrade = ({ year: season, date, pickFromTeamId, pickToTeamId, ...trade }: TradeCreate): NewTrade => ({
  ...{ date, fromTeamId: pickFromTeamId, toTeamId: pickToTeamId },
  picks: [
    {
      ...{ season, round: trade.roundFrom, pick: trade.pickFrom, originalTeamId: null, isOfFirst: true },
      ...{ fromTeamId: pickFromTeamId, toTeamId: pickToTeamId },
    },
    {
      ...{ season, round: trade.roundTo, pick: trade.pickTo, originalTeamId: null, isOfFirst: false },
      ...{ fromTeamId: pickToTeamId, toTeamId: pickFromTeamId },
    },
  ],
});

async function enterTrade(tx: Database, league: League, trade: TradeCreate, email: string): Promise<number> {
  const teamNames = new Map((await selectTeams(tx, league.id)).map(({ id, name }) => [id, name]));
  const { key, isOver } = await chooseDraft(tx, league, trade.year, trade.draft);
  const picks = await selectHeldPicks(tx, key);
  refuse(checkTrade(trade, { league, isOver, teamNames, picks }, new Date()));
  return addEnteredTrade(tx, key, toNewTrade(trade), email);
}

async function takeBack(tx: Database, league: League, year: number, tradeId: string, email: string): Promise<number> {
  const id = await findTakeableTrade(tx, league, year, tradeId);
  await takeBackTrade(tx, id, email);
  return id;
}

/** A draft's pre-draft trades, and the other drafts of its year. */
async function tradesOf(db: Database, league: League, { year, draft }: Draft) {
  const { key, choice } = await chooseDraft(db, league, year, draft);
  const { model, viewData } = await selectPreDraftTrades(db, league, key);
  return { model, viewData: { ...viewData, ...choice } };
}

/** Writes trades of a draft for its league's commissioner, and responds with the draft's trades. */
const writeTrades = (
  { db, bus, account }: HandlerContext<'createPreDraftTrade' | 'replacePreDraftTrade' | 'takeBackPreDraftTrade'>,
  { leagueId, ...draft }: Draft,
  write: (tx: Database, league: League) => Promise<unknown>,
) =>
  writeLeague({ db, bus }, leagueId, async (tx, league) => {
    if (!league) throw new NotFoundError(`League ${leagueId}`);
    requireCommissioner(account, leagueId);
    await write(tx, league);
    return tradesOf(tx, league, { leagueId, ...draft });
  });

export const preDraftTradesHandlers: Handlers<
  'getPreDraftTrades' | 'getEnteredTrades' | 'createPreDraftTrade' | 'replacePreDraftTrade' | 'takeBackPreDraftTrade'
> = {
  getPreDraftTrades: async ({ db, query }) => tradesOf(db, await getLeagueOf(db, query.leagueId), query),

  getEnteredTrades: async ({ db, query: { leagueId, year }, account }) => {
    const league = await getLeagueOf(db, leagueId);
    requireCommissioner(account, leagueId);
    const { choice } = await chooseDraft(db, league, year);
    return selectEnteredTrades(db, leagueId, year, { withDraft: choice.drafts !== undefined });
  },

  createPreDraftTrade: (context) =>
    writeTrades(context, context.body, (tx, league) => enterTrade(tx, league, context.body, context.account.email)),

  replacePreDraftTrade: (context) =>
    writeTrades(context, context.body, async (tx, league) => {
      const { tradeId, ...trade } = context.body;
      const id = await takeBack(tx, league, trade.year, tradeId, context.account.email);
      await setReplacedBy(tx, id, await enterTrade(tx, league, trade, context.account.email));
    }),

  takeBackPreDraftTrade: (context) =>
    writeTrades(context, context.query, (tx, league) =>
      takeBack(tx, league, context.query.year, context.query.tradeId, context.account.email),
    ),
};
