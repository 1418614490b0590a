import type { Database } from '../../db';
import { draftRounds } from '../../domain/draftOrder';
import type { Handlers } from '../operations';
import { selectHeldPicks, selectKeepers } from '../../db/queries/draftPicks';
import type { League } from '../../db/queries/leagues';
import { selectPickedPlayers } from '../../db/queries/players';
import { selectTeamNames } from '../../db/queries/standings';
import { type ChosenDraft, chooseDraft } from './chosenDraft';
import { getLeagueOf } from './find';

/**
 * A draft of a league's season by round, after all trades, with keepers and drafted players. In a draft without keepers, only keepers that
 * the host has placed in it take a pick.
 */
export async function draftOf(
  db: Database,
  league: League,
  { key, hasKeepers, isOver }: Pick<ChosenDraft, 'key' | 'hasKeepers' | 'isOver'>,
) {
  const picks = await selectHeldPicks(db, key);
  const placed = new Set(picks.map(({ playerId }) => playerId));
  const keepers = (await selectKeepers(db, league)).filter(({ playerId }) => hasKeepers || placed.has(playerId));
  const teams = await selectTeamNames(db, league.id);
  const playerIds = [...picks, ...keepers].flatMap(({ playerId }) => playerId ?? []);
  const players = await selectPickedPlayers(db, playerIds);
  return draftRounds(picks, keepers, { teams, players }, { isOver });
}

export const draftHandlers: Handlers<'getDraftOrder'> = {
  getDraftOrder: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    const draft = await chooseDraft(db, league, league.season, query.draft);
    const { name: leagueName, lastDraftOrderRefresh } = league;
    return { leagueName, lastDraftOrderRefresh, rounds: await draftOf(db, league, draft), ...draft.choice };
  },
};
