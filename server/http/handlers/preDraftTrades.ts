import { requireCommissioner } from '../../auth/permissions';
import { selectDraftSlots, selectHeldPicks, selectTransfers } from '../../db/queries/draftPicks';
import type { Database } from '../../db';
import type { League } from '../../db/queries/leagues';
import {
  addEnteredTrade,
  isStandingTrade,
  selectEnteredTrades,
  selectPreDraftTrades,
  setReplacedBy,
  takeBackTrade,
} from '../../db/queries/pickTrades';
import { selectTeams } from '../../db/queries/teams';
import { writeLeague } from '../../db/writeLeague';
import { InvalidInputError, NotFoundError } from '../../domain/errors';
import { checkDraft, checkTakeBack, checkTrade } from '../../domain/preDraftTrades';
import type { HandlerContext, Handlers } from '../operations';
import { getLeagueOf } from './find';

type TradeCreate = HandlerContext<'createPreDraftTrade'>['body'];
type Draft = { leagueId: string; year: number };

/** @throws InvalidInputError naming the broken rules, if there are any */
function refuse(errors: { field: string; message: string }[]): void {
  if (errors.length) throw new InvalidInputError(errors);
}

async function enterTrade(tx: Database, league: League, trade: TradeCreate, email: string): Promise<number> {
  const teamNames = new Map((await selectTeams(tx, league.id)).map(({ id, name }) => [id, name]));
  const picks = await selectHeldPicks(tx, league.id, trade.year);
  refuse(checkTrade(trade, { league, teamNames, picks }, new Date()));
  return addEnteredTrade(tx, trade, email);
}

async function takeBack(tx: Database, league: League, year: number, tradeId: string, email: string): Promise<number> {
  const id = /^\d{1,9}$/.test(tradeId) ? Number(tradeId) : 0;
  if (!(await isStandingTrade(tx, league.id, year, id))) throw new NotFoundError(`Trade ${tradeId}`);
  const slots = await selectDraftSlots(tx, league.id, year);
  refuse(checkDraft(year, league, slots));
  refuse(checkTakeBack(id, slots, await selectTransfers(tx, league.id, year)));
  await takeBackTrade(tx, id, email);
  return id;
}

/** Writes trades of a draft as its league's commissioner, and responds with the draft's trades. */
const writeTrades = (
  { db, bus, account }: HandlerContext<'createPreDraftTrade' | 'replacePreDraftTrade' | 'takeBackPreDraftTrade'>,
  { leagueId, year }: Draft,
  write: (tx: Database, league: League) => Promise<unknown>,
) =>
  writeLeague({ db, bus }, leagueId, async (tx, league) => {
    if (!league) throw new NotFoundError(`League ${leagueId}`);
    requireCommissioner(account, leagueId);
    await write(tx, league);
    return selectPreDraftTrades(tx, league, year);
  });

export const preDraftTradesHandlers: Handlers<
  'getPreDraftTrades' | 'getEnteredTrades' | 'createPreDraftTrade' | 'replacePreDraftTrade' | 'takeBackPreDraftTrade'
> = {
  getPreDraftTrades: async ({ db, query }) => selectPreDraftTrades(db, await getLeagueOf(db, query.leagueId), query.year),

  getEnteredTrades: async ({ db, query: { leagueId, year }, account }) => {
    await getLeagueOf(db, leagueId);
    requireCommissioner(account, leagueId);
    return selectEnteredTrades(db, leagueId, year);
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
