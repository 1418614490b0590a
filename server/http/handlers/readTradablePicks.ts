/** The picks that the teams of a league can trade. */
import type { Database } from '../../db';
import { type DraftKey, selectDraftSeasons, selectDraftSlots, selectTransfers } from '../../db/queries/drafts/draftPicks';
import type { League } from '../../db/queries/leagues/leagues';
import { selectTeams } from '../../db/queries/teams/teams';
import { applyTrades, type DraftSlot } from '../../domain/draftPicks';
import type { FieldError } from '../../domain/errors';
import { applyEntered } from '../../domain/laterPicks';
import type { TradablePick } from '../../domain/pickTrades';
import { checkDraft } from '../../domain/preDraftTrades';
import { dateOf } from '../../domain/weeks';
import { chooseDraft } from './chosenDraft';
import { readLaterPicks, seasonsAhead } from './readLaterPicks';

/** The picks of a draft, without their numbers where nobody has set them, as if an entered trade were taken back. */
async function ofDraft(
  db: Database,
  key: DraftKey,
  slots: readonly DraftSlot[],
  without: number | undefined,
): Promise<TradablePick[]> {
  const transfers = (await selectTransfers(db, key)).filter(({ tradeId }) => tradeId === null || tradeId !== without);
  return applyTrades(slots, transfers).picks.map(({ round, pick, holderId, since = '' }, place) => {
    const { originalTeamId, isGuess } = slots[place]!;
    return { season: key.season, round, pick: isGuess ? null : pick, holderId, since, originalTeamId };
  });
}

/** The picks of the next seasons, whose drafts have no order yet, as if an entered trade were taken back. */
async function ofLaterSeasons(db: Database, league: League, without: number | undefined): Promise<TradablePick[]> {
  const { picks, entered, ofHost } = await readLaterPicks(db, league);
  const ordered = new Set(await selectDraftSeasons(db, league.id));
  const coming = picks.filter(({ season }) => season <= league.season + seasonsAhead && !ordered.has(season));
  const others = entered.filter(({ tradeId }) => tradeId !== without);
  return applyEntered(coming, others, ofHost).map(({ season, round, originalTeamId, teamId, entered: applied }) => {
    const atHost = ofHost.filter(
      (move) => move.season === season && move.round === round && move.originalTeamId === originalTeamId,
    );
    const days = [...applied.map(({ date }) => date), ...atHost.map(({ at }) => dateOf(at))].sort();
    return { season, round, pick: null, originalTeamId, holderId: teamId, since: days.at(-1) ?? '' };
  });
}

/**
 * Reads the picks that can be traded in a year: those of its draft, unless that is over, and those of later seasons. `closed` says why no
 * pick can be.
 * @param without an entered trade that counts as taken back
 */
export async function readTradablePicks(
  db: Database,
  league: League,
  { year, draft }: { year: number; draft: number | undefined },
  without?: number,
) {
  const teamNames = new Map((await selectTeams(db, league.id)).map(({ id, name }) => [id, name]));
  const { key, isOver } = await chooseDraft(db, league, year, draft);
  const slots = await selectDraftSlots(db, key);
  const closed: FieldError[] = year === league.season ? [] : checkDraft(year, isOver, slots);
  if (closed.length) return { key, isOver, closed, teamNames, picks: [] };
  const own = isOver ? [] : await ofDraft(db, key, slots, without);
  const picks = [...own, ...(await ofLaterSeasons(db, league, without))];
  return { key, isOver, closed, teamNames, picks };
}

export type ReadTradablePicks = Awaited<ReturnType<typeof readTradablePicks>>;
