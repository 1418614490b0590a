import type { components } from '../../../src/api/generated/schema.gen';
import type { Database } from '../../db';
import type { DraftKey } from '../../db/queries/draftPicks';
import { selectSeasonDrafts } from '../../db/queries/leagueDrafts';
import type { League } from '../../db/queries/leagues';
import { NotFoundError } from '../../domain/errors';
import { defaultDraft } from '../../domain/seasonDrafts';

/**
 * A draft, whether it is over, whether keepers use up its picks, and the season's `drafts` for a response (absent if there is only one).
 */
export interface ChosenDraft {
  key: DraftKey;
  isOver: boolean;
  hasKeepers: boolean;
  choice: { drafts?: components['schemas']['SeasonDraft'][] };
}

/** A season's draft by its number, or the one that is shown by default. @throws NotFoundError */
export async function chooseDraft(
  db: Database,
  league: Pick<League, 'id' | 'season' | 'hasDrafted'>,
  season: number,
  number?: number,
): Promise<ChosenDraft> {
  const drafts = await selectSeasonDrafts(db, league.id, season);
  const shown = defaultDraft(drafts);
  const chosen = number === undefined ? shown : drafts.find((draft) => draft.number === number);
  if (number !== undefined && !chosen) throw new NotFoundError(`Draft ${number} of ${season}`);
  const draft = chosen?.number ?? 1;
  const withKeepers = drafts.find(({ isAuction }) => !isAuction) ?? drafts[0];
  const hasSeveral = drafts.length > 1;
  const isOver = season === league.season && (hasSeveral ? chosen!.isOver : league.hasDrafted);
  return {
    key: { leagueId: league.id, season, draft },
    hasKeepers: draft === (withKeepers?.number ?? 1),
    isOver: season < league.season || isOver,
    choice: hasSeveral ? { drafts: drafts.map((draft) => ({ ...draft, isDefault: draft === shown })) } : {},
  };
}
