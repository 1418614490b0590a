/** What the keepers of a league cost: its rules, its players with their history, and its picks. */
import type { Database } from '../../db';
import { selectMadePicks, selectMarksOfSeasons } from '../../db/queries/drafts/acquisitions';
import { type DraftKey, selectDraftSize, selectHeldPicks } from '../../db/queries/drafts/draftPicks';
import { selectArrivals, selectRostered } from '../../db/queries/teams/keeperCandidates';
import { findHiding } from '../../db/queries/teams/hiddenKeepers';
import { findKeeperRules } from '../../db/queries/teams/keeperRules';
import type { League } from '../../db/queries/leagues/leagues';
import { findKeeperLimit } from '../../db/queries/leagues/rules';
import { selectTeams } from '../../db/queries/teams/teams';
import { type Acquisition, acquisitions } from '../../domain/acquisitions';
import type { OwnedPick } from '../../domain/draftPicks';
import { groupBy } from '../../domain/groupBy';
import type { Candidate } from '../../domain/keeperDesk/costs';
import { keeperHistory, type KeeperRules } from '../../domain/keeperDesk/history';
import { limitOf } from '../../domain/keeperDesk/limits';
import { chooseDraft } from './chosenDraft';
import { usualRounds } from './readLaterPicks';

/** The season whose keepers are chosen: the league's, or after its draft the next one. */
export const keeperSeason = ({ season, hasDrafted }: Pick<League, 'season' | 'hasDrafted'>) => (hasDrafted ? season + 1 : season);

/** The picks of a draft; without their numbers as long as the place of one is a guess. */
async function heldPicks(db: Database, key: DraftKey): Promise<OwnedPick[]> {
  const picks = await selectHeldPicks(db, key);
  return picks.some(({ isGuess }) => isGuess) ? picks.map((pick) => ({ ...pick, pick: 0 })) : picks;
}

/** A round's pick of every team, before the order of a draft is known. */
const openPicks = (teamIds: string[], rounds: number): OwnedPick[] =>
  Array.from({ length: rounds }, (_, index) =>
    teamIds.map((holderId) => ({ ...{ round: index + 1, pick: 0, playerId: null }, holderId, traded: null })),
  ).flat();

async function readPicks(db: Database, league: League, teamIds: string[]) {
  const { key } = await chooseDraft(db, league, league.season);
  const { totalRounds } = await selectDraftSize(db, key);
  const isOrdered = totalRounds > 0 && !league.hasDrafted;
  return {
    draft: isOrdered ? key : null,
    picks: isOrdered ? await heldPicks(db, key) : openPicks(teamIds, totalRounds || usualRounds),
  };
}

/**
 * Reads what the rules of a league need. After its draft it is that of the next season, with a pick a round and without marks.
 * `draft` has the picks; null while it has no order.
 * @param options `rules` instead of the stored ones; `hidden` marks of a team, for its owner
 */
export async function readKeeperDesk(
  db: Database,
  league: League,
  { rules: given, hidden }: { rules?: KeeperRules | null; hidden?: { teamId: string; playerIds: string[] } } = {},
) {
  const season = keeperSeason(league);
  const rules = given === undefined ? await findKeeperRules(db, league.id, season) : given;
  const [teams, rostered, arrivals, made, marks, hostLimit] = await Promise.all([
    selectTeams(db, league.id),
    selectRostered(db, league),
    selectArrivals(db, league.id),
    selectMadePicks(db, league.id),
    selectMarksOfSeasons(db, league.id),
    findKeeperLimit(db, league),
  ]);
  const { draft, picks } = await readPicks(
    db,
    league,
    teams.map(({ id }) => id),
  );
  const bought = arrivals.flatMap(({ season: year, playerId, teamId, price }): Acquisition[] => {
    if (price === null || made.some((pick) => pick.season === year && pick.playerId === playerId)) return [];
    const by = { season: year, teamId, playerId };
    return [{ ...by, type: 'draft', made: { ...by, draft: 0, round: 0, pick: 0, amount: price, isKeeper: false } }];
  });
  const acquired = acquisitions(made, marks);
  const taken = groupBy([...acquired, ...bought], ({ playerId }) => playerId);
  const arrived = groupBy(
    arrivals.filter(({ price }) => price === null),
    ({ playerId }) => playerId,
  );
  const firstSeason = Math.min(season, ...made.map((pick) => pick.season));
  const perRound = picks.filter(({ round }) => round === 1).length || teams.length || 1;
  const restarts = rules ?? { afterTrade: 'follow', afterClaim: 'follow' };
  const candidates = rostered.map(({ mark, adp, ...player }): Candidate & { nflTeam: string | null } => {
    const own = [taken, arrived].map((found) => found.get(player.playerId) ?? []) as [Acquisition[], typeof arrivals];
    return {
      ...player,
      isKeeper:
        !league.hasDrafted && (mark !== null || (hidden?.teamId === player.teamId && hidden.playerIds.includes(player.playerId))),
      marketRound: adp === null ? null : Math.max(1, Math.ceil(adp / perRound)),
      history: keeperHistory(...own, { season, firstSeason }, restarts),
    };
  });
  return {
    ...{ season, rules, teams, draft, picks, acquired, isHidden: (await findHiding(db, league)) !== undefined },
    limit: limitOf(rules, hostLimit),
    candidatesOf: groupBy(candidates, ({ teamId }) => teamId),
    picksOf: groupBy(picks, ({ holderId }) => holderId),
  };
}

export type ReadDesk = Awaited<ReturnType<typeof readKeeperDesk>>;
