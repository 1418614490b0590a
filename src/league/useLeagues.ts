import { selectAccount, selectOwnLeagues } from '../entities/accounts';
import type { LeagueEntry, PlatformKey } from '../lib/config';
import { useConfig } from '../routing/configContext';
import { useAppSelector } from '../store/hooks';

/** Menus of more leagues than this have a search field. */
export const MANY_LEAGUES = 10;

/** A league of a response. */
export type ListedLeague = { leagueId: string; leagueName: string; provider: PlatformKey; isDemo?: boolean };

/** The leagues, then those of a response that are not among them. */
export function withOthers(leagues: readonly LeagueEntry[], listed: readonly ListedLeague[] = []): LeagueEntry[] {
  const known = new Set(leagues.map(({ id }) => id));
  const others = listed.filter(({ leagueId }) => !known.has(leagueId));
  return [...leagues, ...others.map(({ leagueId: id, leagueName: name, provider, isDemo }) => ({ id, name, provider, isDemo }))];
}

const groups = ['Your leagues', 'Leagues', 'Demo leagues'] as const;

/** A league of the menu, in its group. */
export type ListedEntry = LeagueEntry & { group: (typeof groups)[number] };

/**
 * The leagues of the menu: those of the configuration and those that only their members see, once the account is loaded. The account's own
 * leagues are first, the demo leagues last.
 * @param listed leagues of the directory, which also belong to it
 */
export function useLeagues(listed?: readonly ListedLeague[]): ListedEntry[] {
  const leagues = withOthers(withOthers(useConfig().leagues, useAppSelector(selectOwnLeagues)), listed);
  const own = new Set(useAppSelector(selectAccount)?.scopes.map(({ leagueId }) => leagueId));
  const entries = leagues.map((league) => ({ ...league, group: groups[own.has(league.id) ? 0 : league.isDemo ? 2 : 1] }));
  return groups.flatMap((name) => entries.filter(({ group }) => group === name));
}
