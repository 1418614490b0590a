import { selectOwnLeagues } from '../entities/accounts';
import type { LeagueEntry, PlatformKey } from '../lib/config';
import { useConfig } from '../routing/configContext';
import { useAppSelector } from '../store/hooks';

/** Menus of more leagues than this have a search field. */
export const MANY_LEAGUES = 10;

/** A league of a response. */
type ListedLeague = { leagueId: string; leagueName: string; provider: PlatformKey; isDemo?: boolean };

/** The leagues, then those of a response that are not among them. */
export function withOthers(leagues: readonly LeagueEntry[], listed: readonly ListedLeague[] = []): LeagueEntry[] {
  const known = new Set(leagues.map(({ id }) => id));
  const others = listed.filter(({ leagueId }) => !known.has(leagueId));
  return [...leagues, ...others.map(({ leagueId: id, leagueName: name, provider, isDemo }) => ({ id, name, provider, isDemo }))];
}

/** The leagues of the menus: those of the configuration, then those that only their members see, once the account is loaded. */
export const useLeagues = (): LeagueEntry[] => withOthers(useConfig().leagues, useAppSelector(selectOwnLeagues));
