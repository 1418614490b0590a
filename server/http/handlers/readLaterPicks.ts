/** The picks of a league's drafts that have no order yet, by the host's list and the entered trades. */
import type { Database } from '../../db';
import { selectDraftSize } from '../../db/queries/drafts/draftPicks';
import { selectEnteredMoves } from '../../db/queries/drafts/enteredPicks';
import { firstFutureSeason, selectFuturePicks } from '../../db/queries/drafts/futurePicks';
import type { League } from '../../db/queries/leagues/leagues';
import { selectTeams } from '../../db/queries/teams/teams';
import { selectPickMoves } from '../../db/queries/teams/transactions';
import { picksARound } from '../../domain/laterPicks';
import { chooseDraft } from './chosenDraft';

/** The rounds of a draft whose size is not known. */
export const usualRounds = 16;

/** How many seasons ahead picks can be traded. */
export const seasonsAhead = 3;

/** A pick a round of every team in the next seasons, as in this season's draft. */
async function openPicks(db: Database, league: League, from: number) {
  const { key } = await chooseDraft(db, league, league.season);
  const { totalRounds } = await selectDraftSize(db, key);
  const seasons = Array.from({ length: league.season + seasonsAhead - from + 1 }, (_, index) => from + index);
  const teams = await selectTeams(db, league.id);
  return picksARound(
    seasons,
    totalRounds || usualRounds,
    teams.map(({ id }) => id),
  );
}

/**
 * Reads the picks from the first season whose draft has no order yet, before any entered trade, with what moves them.
 * `isListed` if the host lists them; else each team has a pick a round of the next seasons.
 */
export async function readLaterPicks(db: Database, league: League) {
  const from = await firstFutureSeason(db, league.id, league.season);
  const listed = await selectFuturePicks(db, league.id, from);
  const isListed = listed.length > 0;
  const picks = isListed
    ? listed.map(({ season, round, originalTeamId, teamId }) => ({ season, round, originalTeamId, teamId }))
    : await openPicks(db, league, from);
  const seasons = [...new Set(picks.map(({ season }) => season))];
  const ofHost = (await Promise.all(seasons.map((season) => selectPickMoves(db, league.id, season)))).flat();
  return { picks, isListed, ofHost, entered: await selectEnteredMoves(db, league.id, from) };
}

export type ReadLaterPicks = Awaited<ReturnType<typeof readLaterPicks>>;
