/** A draft of a season; `number` counts them from 1, oldest first. */
export interface SeasonDraft {
  number: number;
  rounds: number;
  isAuction: boolean;
  isOver: boolean;
}

/** The default draft: the first that is not over, else the newest; undefined without any. */
export const defaultDraft = (drafts: readonly SeasonDraft[]): SeasonDraft | undefined =>
  drafts.find(({ isOver }) => !isOver) ?? drafts.at(-1);

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
 * How far a draft is: `startsAt` is its planned start in milliseconds since 1970, null without one; `nextPick` the place in the draft of
 * the pick on the clock, null where the host does not say.
 */
export interface DraftState {
  isRunning: boolean;
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
