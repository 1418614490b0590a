/** How teams got players without a transaction of the host: at a draft, or as keepers. */

/** A player on a team in a season. */
export interface KeeperMark {
  season: number;
  teamId: string;
  playerId: string;
}

/** A made pick. `amount` is the price at an auction, `isKeeper` whether he was kept with the pick, null when the host does not say. */
export interface MadePick extends KeeperMark {
  draft: number;
  round: number;
  pick: number;
  amount: number | null;
  isKeeper: boolean | null;
}

/** A drafted or kept player; a keeper whom no pick took has no `made`. */
export interface Acquisition extends KeeperMark {
  type: 'draft' | 'keeper';
  made: MadePick | null;
}

const keyOf = ({ season, teamId, playerId }: KeeperMark) => `${season}/${teamId}/${playerId}`;

/**
 * The drafted and kept players in the order of the picks, then the keepers that no pick took. A made pick is a keeper's as the host says,
 * else if its team has marked its player.
 * @param sold players that a team won in an auction of which the host has the transactions: their picks are left out
 */
export function acquisitions(
  picks: readonly MadePick[],
  marks: readonly KeeperMark[],
  sold: readonly KeeperMark[] = [],
): Acquisition[] {
  const marked = new Set(marks.map(keyOf));
  const known = new Set(sold.map(keyOf));
  const taken = new Set(picks.map(keyOf));
  const ofPicks = picks
    .filter((made) => !known.has(keyOf(made)))
    .map((made): Acquisition => {
      const { season, teamId, playerId } = made;
      return { season, teamId, playerId, type: (made.isKeeper ?? marked.has(keyOf(made))) ? 'keeper' : 'draft', made };
    });
  const others = marks.filter((mark) => !taken.has(keyOf(mark)));
  return [...ofPicks, ...others.map((mark): Acquisition => ({ ...mark, type: 'keeper', made: null }))];
}
