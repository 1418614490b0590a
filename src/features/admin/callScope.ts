import type { AdminCallId } from './adminCalls';
import type { LeagueEntry } from '../../lib/config';
import { platforms } from '../../platforms/platforms';
import { adminCalls } from './adminCalls';
import { ALL_LEAGUES } from './leagueOptions';

type League = Pick<LeagueEntry, 'id' | 'name' | 'provider'>;

/** How many leagues a sentence names. */
const MOST_NAMED = 10;

/** What a call is about with the chosen league. */
export type CallScope = {
  /** The leagues, in words; undefined for a call about players. */
  about?: string;
  /** Why there is nothing that the call could change. */
  refusal?: string;
  /** What a question before the call names; undefined for a call that runs at once. */
  question?: string;
};

/** Whether a call sends the chosen league. One with an optional league sends none for all. */
export function takesChosenLeague(id: AdminCallId, leagueId: string): boolean {
  const { takesLeague = false } = adminCalls[id];
  return takesLeague === 'optional' ? leagueId !== ALL_LEAGUES : takesLeague;
}

/** The first ten of some leagues' names, and how many others there are of `count`, or more. */
export function listOfNames(known: readonly string[], count: number, hasMore = false): string {
  const names = known.slice(0, MOST_NAMED);
  const others = count - names.length;
  return new Intl.ListFormat('en-GB').format(others > 0 ? [...names, counted(others, hasMore, 'other league')] : names);
}

const counted = (count: number, hasMore: boolean, what: string) =>
  `${count.toLocaleString('en-GB')}${hasMore ? '+' : ''} ${what}${count === 1 ? '' : 's'}`;

/**
 * What a call is about: one league if it takes the chosen one, else all of its platforms. It asks before it changes several leagues, or
 * where something can be lost.
 * @param leagues those that are known, the chosen one among them
 * @param areAllKnown whether it is known how many there are: then a call without a league is refused
 * @param page how many leagues a call for all changes, if `leagues` are only the first of them; there may be more than the total
 */
export function scopeOf(
  id: AdminCallId,
  leagueId: string,
  leagues: readonly League[],
  areAllKnown: boolean,
  page?: { total: number; hasMore: boolean },
): CallScope {
  const { changes, takesLeague = false, isRisky = false } = adminCalls[id];
  if (!changes) return {};
  const kind = changes.length === 1 ? `${platforms[changes[0]!].name} league` : 'league';
  if (takesLeague !== false && leagueId !== ALL_LEAGUES) {
    const chosen = leagues.find((league) => league.id === leagueId);
    if (chosen && !changes.includes(chosen.provider)) return { refusal: `only for ${kind}s, not for ${chosen.name}` };
    const about = chosen?.name ?? `league ${leagueId}`;
    return { about, question: isRisky ? about : undefined };
  }
  const changed = leagues.filter(({ provider }) => changes.includes(provider));
  const { total: count, hasMore } = page ?? { total: changed.length, hasMore: false };
  const all = `all ${kind}s`;
  if (count === 0) return areAllKnown ? { refusal: `no ${kind} yet` } : { about: all, question: isRisky ? all : undefined };
  const about = count === 1 ? changed[0]!.name : `all ${counted(count, hasMore, kind)}`;
  const names = changed.map(({ name }) => name);
  return { about, question: isRisky || count > 1 ? listOfNames(names, count, hasMore) : undefined };
}
