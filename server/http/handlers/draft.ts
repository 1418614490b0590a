import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import { draftRounds } from '../../domain/draftOrder';
import { pickString } from '../../domain/draftPicks';
import { withRounds } from '../../domain/keeperDesk/costs';
import type { Handlers } from '../operations';
import { selectHeldPicks, selectKeepers } from '../../db/queries/drafts/draftPicks';
import { findDraftState } from '../../db/queries/drafts/leagueDrafts';
import type { League } from '../../db/queries/leagues/leagues';
import { findKeeperRules } from '../../db/queries/teams/keeperRules';
import { selectPickedPlayers } from '../../db/queries/players/players';
import { selectNamesBySeason } from '../../db/queries/seasons/standings';
import { NotFoundError } from '../../domain/errors';
import { instant } from '../instant';
import { type ChosenDraft, chooseDraft } from './chosenDraft';
import { getLeagueOf } from './find';
import { readKeeperDesk } from './readKeeperDesk';

/** The keepers of a season with the rounds that they cost: by the league's own rules in the draft that it prepares. */
async function readMarked(db: Database, league: League, season: number) {
  const isPrepared = season === league.season && !league.hasDrafted;
  const rules = isPrepared ? await findKeeperRules(db, league.id, season) : null;
  if (!rules) return { marked: await selectKeepers(db, league.id, season), sameRound: 'later' as const };
  const { candidatesOf } = await readKeeperDesk(db, league, { rules });
  const marked = [...candidatesOf.values()].flatMap((ofTeam) => {
    const keepers = ofTeam.filter(({ isKeeper }) => isKeeper);
    return withRounds(rules, keepers).map(({ keeper: { playerId, teamId }, round }) => ({ playerId, teamId, round }));
  });
  return { marked, sameRound: rules.sameRound };
}

/** The names of a league's teams in a season's draft: the present ones in the league's season. */
export async function draftTeamNames(db: Database, league: League, season: number): Promise<ReadonlyMap<string, string>> {
  const names = await selectNamesBySeason(db, league.id);
  return season < league.season ? names.of(season) : names.now;
}

/**
 * A draft of a season by round, after all trades, with keepers and drafted players, under the teams' names of a past season. In a draft
 * without keepers, only keepers that the host has placed in it take a pick.
 */
export async function draftOf(
  db: Database,
  league: League,
  { key, hasKeepers, isOver }: Pick<ChosenDraft, 'key' | 'hasKeepers' | 'isOver'>,
) {
  const picks = await selectHeldPicks(db, key);
  const placed = new Set(picks.map(({ playerId }) => playerId));
  const { marked, sameRound } = await readMarked(db, league, key.season);
  const keepers = marked.filter(({ playerId }) => hasKeepers || placed.has(playerId));
  const teams = await draftTeamNames(db, league, key.season);
  const playerIds = [...picks, ...keepers].flatMap(({ playerId }) => playerId ?? []);
  const players = await selectPickedPlayers(db, playerIds);
  return draftRounds(picks, keepers, { teams, players }, { isOver, sameRound });
}

/**
 * How far a draft of the league's season is that is not over, with the pick on the clock while it runs: the first without a player, if the
 * host does not say which. None for a draft that was never held.
 */
async function draftDayOf(
  db: Database,
  league: League,
  { key, isNeverHeld }: Pick<ChosenDraft, 'key' | 'isNeverHeld'>,
): Promise<{ draftDay?: components['schemas']['DraftDay'] }> {
  const state = key.season === league.season ? await findDraftState(db, key) : undefined;
  if (!state || (isNeverHeld && !state.isRunning)) return {};
  const { isRunning, isPaused, startsAt, nextPick } = state;
  const picks = isRunning ? await selectHeldPicks(db, key) : [];
  const isAuction = picks.some(({ amount }) => amount !== null);
  const next = nextPick === null ? picks.find(({ playerId }) => playerId === null) : picks[nextPick - 1];
  const teams = await draftTeamNames(db, league, key.season);
  const onTheClock = next && {
    pickString: pickString(next.round, next.pick),
    ...{ teamId: next.holderId, teamName: teams.get(next.holderId) ?? next.holderId },
  };
  return { draftDay: { isRunning, isPaused, startsAt: instant(startsAt), onTheClock: (!isAuction && onTheClock) || null } };
}

export const draftHandlers: Handlers<'getDraftOrder'> = {
  getDraftOrder: async ({ db, query }) => {
    const league = await getLeagueOf(db, query.leagueId);
    const { name: leagueName, season } = league;
    const { year = season } = query;
    const draft = await chooseDraft(db, league, year, query.draft);
    const rounds = await draftOf(db, league, draft);
    if (year !== season && !rounds.length) throw new NotFoundError(`Draft of ${year}`);
    const lastDraftOrderRefresh = year === season ? league.lastDraftOrderRefresh : null;
    return { leagueName, lastDraftOrderRefresh, rounds, ...draft.choice, ...(await draftDayOf(db, league, draft)) };
  },
};
