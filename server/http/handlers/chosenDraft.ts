import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import type { DraftKey } from '../../db/queries/drafts/draftPicks';
import { selectSeasonDrafts } from '../../db/queries/drafts/leagueDrafts';
import type { League } from '../../db/queries/leagues/leagues';
import { findPlayedSeason } from '../../db/queries/seasons/standings';
import { NotFoundError } from '../../domain/errors';
import {
  comingDrafts,
  defaultDraft,
  draftWithKeepers,
  isNeverHeld,
  type SeasonDraft,
  type SeasonState,
} from '../../domain/seasonDrafts';

/**
 * A draft, whether it is over or was never held, whether keepers use up its picks, and the season's `drafts` for a response (absent if there
 * is only one).
 */
export interface ChosenDraft {
  key: DraftKey;
  isOver: boolean;
  isNeverHeld: boolean;
  hasKeepers: boolean;
  choice: { drafts?: components['schemas']['SeasonDraft'][] };
}

/** How far a season with several drafts is; one with a draft or none has no other to choose. */
async function stateOf(
  db: Database,
  { id, hasDrafted }: Pick<League, 'id' | 'hasDrafted'>,
  season: number,
  drafts: SeasonDraft[],
) {
  const hasBegun = drafts.length > 1 ? ((await findPlayedSeason(db, id)) ?? 0) >= season : hasDrafted;
  return { hasBegun, now: Date.now() };
}

/** The drafts of a season with several, as a response lists them. */
function toChoices(drafts: readonly SeasonDraft[], shown: SeasonDraft | undefined, state: SeasonState) {
  const coming = new Set(comingDrafts(drafts, state));
  return drafts.map((draft) => {
    const { number, rounds, isAuction, isOver } = draft;
    return {
      ...{ number, rounds, isAuction, isOver, isDefault: draft === shown },
      ...(coming.has(draft) && { isComing: true }),
      ...(isNeverHeld(draft, state) && { isNeverHeld: true }),
    };
  });
}

/** A season's draft by its number, or the one that is shown by default. @throws NotFoundError */
export async function chooseDraft(
  db: Database,
  league: Pick<League, 'id' | 'season' | 'hasDrafted'>,
  season: number,
  number?: number,
): Promise<ChosenDraft> {
  const drafts = await selectSeasonDrafts(db, league.id, season);
  const state = await stateOf(db, league, season, drafts);
  const shown = defaultDraft(drafts, state);
  const chosen = number === undefined ? shown : drafts.find((draft) => draft.number === number);
  if (number !== undefined && !chosen) throw new NotFoundError(`Draft ${number} of ${season}`);
  const draft = chosen?.number ?? 1;
  const hasSeveral = drafts.length > 1;
  const isOver = season === league.season && (hasSeveral ? chosen!.isOver : league.hasDrafted);
  return {
    key: { leagueId: league.id, season, draft },
    hasKeepers: draft === (draftWithKeepers(drafts, state)?.number ?? 1),
    isOver: season < league.season || isOver,
    isNeverHeld: chosen ? isNeverHeld(chosen, state) : league.hasDrafted,
    choice: hasSeveral ? { drafts: toChoices(drafts, shown, state) } : {},
  };
}
