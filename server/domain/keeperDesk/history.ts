/** What a player's cost as a keeper follows from: drafts, keeper marks, trades and claims of earlier seasons. */
import type { components } from '../../../src/api/generated/schema.gen';
import type { Acquisition } from '../acquisitions';
import { groupBy } from '../groupBy';

export type KeeperRules = components['schemas']['KeeperRules'];

/** A player who came to a team in a season by a trade, or else as a free agent. */
export interface Arrival {
  season: number;
  playerId: string;
  teamId: string;
  isTrade: boolean;
}

/** A player's past, as the rules read it. */
export interface KeeperHistory {
  /** The pick that took him from all players; null if none did. */
  drafted: { round: number; amount: number | null } | null;
  /** The earliest round of last season's drafts that took him, kept or not; null without one. */
  lastRound: number | null;
  /** In a row until now. */
  yearsKept: number;
  /** Sentences, newest first. */
  reasons: string[];
}

/**
 * Whether a player arrived after the pick or mark of that season. The days of drafts are not known: a team that he came to, and that then
 * kept him, kept him later; one that drafted him had him first if it claimed him, and later if it traded for him.
 */
const isAfter = ({ teamId, isTrade }: Arrival, { teamId: takenBy, type }: Acquisition) =>
  teamId !== takenBy || (!isTrade && type === 'draft');

/**
 * A player's history before the draft of a season.
 * @param taken his drafts and keeper marks in the league
 * @param arrivals his trades and claims in the league
 * @param firstSeason the league's first season with a known draft
 */
export function keeperHistory(
  taken: readonly Acquisition[],
  arrivals: readonly Arrival[],
  { season, firstSeason }: { season: number; firstSeason: number },
  { afterTrade, afterClaim }: Pick<KeeperRules, 'afterTrade' | 'afterClaim'>,
): KeeperHistory {
  const takenIn = groupBy(taken, (each) => each.season);
  const rounds = (takenIn.get(season - 1) ?? []).flatMap(({ made }) => made?.round ?? []);
  const history: KeeperHistory = {
    ...{ drafted: null, lastRound: rounds.length ? Math.min(...rounds) : null },
    ...{ yearsKept: 0, reasons: [] },
  };
  const { reasons } = history;
  let isCounting = true;
  for (let year = season; year >= firstSeason; year -= 1) {
    const own = year < season ? takenIn.get(year)?.[0] : undefined;
    const came = arrivals.filter((each) => each.season === year);
    const late = came.filter((each) => !own || isAfter(each, own));
    if (afterClaim === 'restart' && late.some(({ isTrade }) => !isTrade)) {
      reasons.push(`Claimed in ${year}: he counts as undrafted.`);
      return history;
    }
    const restart = (when: Arrival[]) => {
      if (!isCounting || afterTrade === 'follow' || !when.some(({ isTrade }) => isTrade)) return;
      reasons.push(`Traded in ${year}: his years start again.`);
      isCounting = false;
    };
    restart(late);
    if (!own && year < season) break;
    if (own?.type === 'keeper') {
      reasons.push(`Kept in ${year}.`);
      if (isCounting) history.yearsKept += 1;
      restart(came);
    }
    // A keeper of the first known season was drafted before it, by his pick as far as is known.
    const made = own?.type === 'draft' || year === firstSeason ? own?.made : undefined;
    if (!made) continue;
    const { round, amount } = made;
    if (own?.type === 'draft')
      reasons.push(amount === null ? `Drafted in round ${round} of ${year}.` : `Bought for $${amount} in ${year}.`);
    return { ...history, drafted: { round, amount } };
  }
  reasons.push('Not drafted.');
  return history;
}
