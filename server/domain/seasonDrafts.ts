/**
 * A draft of a season; `number` counts them from 1, oldest first, `isMain` if the host names it as the league's own. `startsAt` is its planned
 * start in milliseconds since 1970, null without one. `picks` is the number of its picks, `made` that of those with a player.
 */
export interface SeasonDraft {
  number: number;
  rounds: number;
  isAuction: boolean;
  isOver: boolean;
  isRunning: boolean;
  isMain: boolean;
  startsAt: number | null;
  picks: number;
  made: number;
}

/** `hasBegun` is whether the season has a game that was played, `now` is in milliseconds since 1970. */
export interface SeasonState {
  hasBegun: boolean;
  now: number;
}

/** How long after its planned start a draft may still begin, in milliseconds. */
export const startsWithin = 12 * 3_600_000;

/** Whether a draft has no pick although the season has begun: nobody holds it any more. */
export const isNeverHeld = ({ made, isRunning }: SeasonDraft, { hasBegun }: SeasonState): boolean =>
  hasBegun && made === 0 && !isRunning;

/**
 * The drafts that the league holds or prepares before its first game: the host's own, and after it newer ones whose start has not passed.
 * Without an own one, those that are not auctions: an auction stays open until the season.
 */
export function comingDrafts(drafts: readonly SeasonDraft[], { hasBegun, now }: SeasonState): SeasonDraft[] {
  if (hasBegun) return [];
  const main = drafts.find(({ isMain }) => isMain);
  const isPast = ({ startsAt }: SeasonDraft) => startsAt !== null && startsAt + startsWithin < now;
  return drafts.filter((draft) => {
    if (draft.isRunning) return true;
    if (draft.isOver) return false;
    return main ? draft === main || (draft.number > main.number && !isPast(draft)) : !draft.isAuction;
  });
}

/**
 * The draft that is shown by default. Before the first game it is the running one, else the next one to come. Then, or without one to come,
 * it is the host's own, unless that was never held, else the one with the most picks made.
 * @returns undefined without any draft
 */
export function defaultDraft(drafts: readonly SeasonDraft[], state: SeasonState): SeasonDraft | undefined {
  const main = drafts.find(({ isMain }) => isMain);
  const coming = comingDrafts(drafts, state);
  const running = coming.filter(({ isRunning }) => isRunning);
  const first = (of: readonly SeasonDraft[]) => of.find((draft) => draft === main) ?? of[0];
  const next = first(running) ?? first(coming);
  if (next) return next;
  if (main && !isNeverHeld(main, state)) return main;
  return drafts.toSorted((a, b) => b.made - a.made || b.picks - a.picks || b.number - a.number)[0];
}

/** The draft whose picks keepers use up: the host's own, else the first that is held and is not an auction, else the first. */
export function draftWithKeepers(drafts: readonly SeasonDraft[], state: SeasonState): SeasonDraft | undefined {
  const held = drafts.filter((draft) => !draft.isAuction && !isNeverHeld(draft, state));
  return held.find(({ isMain }) => isMain) ?? held[0] ?? drafts[0];
}

/** A draft of a season as the host lists it; `made` is the number of its made picks, for a host without draft ids. */
export interface ListedDraft {
  externalId: string;
  isAuction: boolean;
  isOver: boolean;
  made?: number;
}

/** A draft of the host with its number in the season. */
export interface NumberedDraft {
  number: number;
  externalId: string;
  isAuction: boolean;
  isOver: boolean;
}

/**
 * How far a draft is: `isRunning` from its first pick to its last, also while it is paused; `startsAt` is its planned start in milliseconds
 * since 1970, null without one; `nextPick` the place in the draft of the pick on the clock, null where the host does not say.
 */
export interface DraftState {
  isRunning: boolean;
  isPaused: boolean;
  startsAt: number | null;
  nextPick: number | null;
}

/** A draft that is not over, as the schedule sees it. */
export type OpenDraft = Pick<DraftState, 'isRunning' | 'startsAt'>;

/** A draft that the host has listed, with the number of its made picks. */
export interface StoredDraft extends NumberedDraft {
  made: number;
}

/**
 * Numbers the drafts that a host lists, oldest first. A draft keeps its number. A new draft gets the number of a listed draft that
 * disappeared before its first pick, else the next number. Without host ids, a draft that was over and lost most of its made picks counts
 * as a new draft.
 * @returns all drafts of the season, including those that the host no longer lists
 */
export function numberDrafts(stored: readonly StoredDraft[], listed: readonly ListedDraft[]): NumberedDraft[] {
  const isReplaced = (old: StoredDraft) =>
    old.isOver &&
    listed.some(
      ({ externalId, isOver, made }) => externalId === old.externalId && !isOver && made !== undefined && made * 2 < old.made,
    );
  const isListed = ({ externalId }: NumberedDraft) => listed.some((draft) => draft.externalId === externalId);
  const known = new Map(stored.flatMap((old) => (isReplaced(old) ? [] : [[old.externalId, old.number]])));
  const free = stored.filter((old) => old.made === 0 && !isListed(old)).map(({ number }) => number);
  let last = Math.max(0, ...stored.map(({ number }) => number));
  const numbered = listed.map(({ externalId, isAuction, isOver }) => {
    const number = known.get(externalId) ?? free.shift() ?? (last += 1);
    return { number, externalId, isAuction, isOver };
  });
  const others = stored.filter(({ number }) => !numbered.some((draft) => draft.number === number));
  const past = others.map(({ made: _, ...old }) => ({
    ...old,
    externalId: isListed(old) ? `${old.externalId}/${old.number}` : old.externalId,
  }));
  return [...past, ...numbered];
}
