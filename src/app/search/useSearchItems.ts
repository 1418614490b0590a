import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useLocation } from 'react-router';
import { type ScreenQuery, statusOnly } from '../../api';
import { searchApi, useGetSearchIndexQuery } from '../../api/generated/search.gen';
import { selectAccount, selectOwnLeagues } from '../../entities/accounts';
import { searchIndexes } from '../../entities/generated/searchTables.gen';
import { selectHasDrafted, selectSettings } from '../../entities/settingsSlice';
import type { LeagueEntry, PlatformKey } from '../../lib/config';
import { useDebounced } from '../../lib/useDebounced';
import { useDirectory } from '../../league/useDirectory';
import { withOthers } from '../../league/useLeagues';
import { useConfig } from '../../routing/configContext';
import { useSeasons } from '../../league/useSeasons';
import { leaguePaths } from '../../routing/leaguePaths';
import { navLinks } from '../../routing/navLinks';
import { pathTo } from '../../routing/pathTo';
import { useRoute } from '../../routing/useRoute';
import { selectEmailAddress } from '../../session/authSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useAccountLinks } from '../shell/useAccountLinks';
import { itemsOfIndex, itemsOfLeagues, itemsOfOtherLeague, itemsOfScreens, type SearchItem } from './searchItems';

const { getSearchIndex } = searchApi.endpoints;

/** The leagues that the account has or has a team of. Those that an admin sees besides, as no member, can be thousands. */
function useOwnLeagues() {
  const account = useAppSelector(selectAccount);
  return useMemo(() => {
    const own = new Set(account?.scopes.map(({ leagueId }) => leagueId));
    return account?.leagues.filter(({ leagueId }) => own.has(leagueId)) ?? [];
  }, [account]);
}

/** The league whose players and teams are searched: the page's, else the account's first one, else the first of the menu. */
function useSearchedLeague(
  leagues: readonly LeagueEntry[],
): { id: string; provider: PlatformKey; isOfPage: boolean } | undefined {
  const match = useRoute();
  const own = useOwnLeagues()[0]?.leagueId;
  const first = leagues.find(({ id }) => id === own) ?? leagues[0];
  const { leagueId } = match?.params ?? {};
  const platform = match?.route.platform;
  if (leagueId !== undefined && platform) return { id: leagueId, provider: platform, isOfPage: true };
  return first && { ...first, isOfPage: false };
}

/** Teams, managers and players of the account's leagues but for one, as far as they are loaded. */
function useOtherLeagues(leagueId: string): SearchItem[] {
  const own = useOwnLeagues();
  const others = useMemo(() => own.filter((league) => league.leagueId !== leagueId), [own, leagueId]);
  const dispatch = useAppDispatch();
  useEffect(() => {
    const queries = others.map((league) => dispatch(getSearchIndex.initiate({ leagueId: league.leagueId })));
    return () => queries.forEach((query) => query.unsubscribe());
  }, [others, dispatch]);
  const indexes = useAppSelector(
    (state) => others.map((league) => searchIndexes.selectRow(state, { leagueId: league.leagueId })),
    shallowEqual,
  );
  return useMemo(
    () =>
      others.flatMap(({ leagueId: id, leagueName, provider }, at) => {
        const index = indexes[at];
        return index ? itemsOfOtherLeague({ index, leagueId: id, paths: leaguePaths(provider) }, leagueName) : [];
      }),
    [others, indexes],
  );
}

const places = ['menu', 'sub', 'bar'] as const;

/** The screens of the searched league. */
function useScreens(league: ReturnType<typeof useSearchedLeague>) {
  const { id: leagueId = '', provider } = league ?? {};
  const { linked: season } = useSeasons(leagueId);
  const settings = useAppSelector((state) => selectSettings(state, leagueId));
  const hasDrafted = useAppSelector((state) => selectHasDrafted(state, leagueId));
  return useMemo(
    () =>
      provider
        ? navLinks(provider, [...places], { ...settings, leagueId, season, leagueSeason: settings?.season, hasDrafted })
        : [],
    [provider, settings, leagueId, season, hasDrafted],
  );
}

/**
 * Everything that a search on this page finds, and the state of what is loaded for it.
 * @param text what is typed, by which the server finds public leagues
 */
export function useSearchItems(text: string): { items: SearchItem[]; leagueName: string | undefined; query: ScreenQuery } {
  const { pathname, search } = useLocation();
  const config = useConfig();
  const own = useAppSelector(selectOwnLeagues);
  const known = useMemo(() => withOthers(config.leagues, own), [config, own]);
  const { leagues: listed } = useDirectory(useDebounced(text));
  const leagues = useMemo(() => withOthers(known, listed), [known, listed]);
  const league = useSearchedLeague(known);
  const leagueId = league?.id ?? '';
  const query = useGetSearchIndexQuery(league ? { leagueId } : skipToken, statusOnly);
  const index = useAppSelector((state) => searchIndexes.selectRow(state, { leagueId }));
  const screens = useScreens(league);
  const account = useAccountLinks();
  const isLoggedIn = useAppSelector(selectEmailAddress) !== null;
  const { provider, isOfPage } = league ?? {};
  const leagueName = index?.leagueName ?? leagues.find(({ id }) => id === leagueId)?.name;
  const ofIndex = useMemo(() => {
    if (!index || !provider) return [];
    const paths = leaguePaths(provider);
    return itemsOfIndex({ index, leagueId, paths, page: isOfPage ? pathname + search : paths.standings(leagueId) });
  }, [index, provider, isOfPage, leagueId, pathname, search]);
  const ofOtherLeagues = useOtherLeagues(leagueId);
  const ofAccount = useMemo(() => (isLoggedIn ? account : [{ label: 'Log in', to: pathTo('logIn') }]), [isLoggedIn, account]);
  const items = useMemo(
    () => [
      ...ofIndex,
      ...ofOtherLeagues,
      ...itemsOfLeagues(leagues),
      ...itemsOfScreens(screens, leagueName ?? ''),
      ...ofAccount.map(({ label, to }): SearchItem => ({ kind: 'Screens', label, note: '', to })),
    ],
    [ofIndex, ofOtherLeagues, leagues, screens, leagueName, ofAccount],
  );
  return { items, leagueName, query };
}
