import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { leagueKey } from '../../entities/keys';
import { leagues } from '../../entities/leagues';
import { announce } from '../../lib/announce';
import { useConfig } from '../../routing/configContext';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';

/** The document's title: screen, league and product, as far as they are known. */
export function LeagueTitle() {
  const { productName, leagues: configured } = useConfig();
  const match = useRoute();
  const leagueId = match?.params.leagueId;
  const provider = match?.route.provider;
  const loaded = useAppSelector((state) =>
    provider && leagueId ? leagues.selectRow(state, leagueKey(provider, leagueId)) : undefined,
  );
  const leagueName = loaded?.leagueName ?? configured.find((entry) => entry.id === leagueId && entry.provider === provider)?.name;
  const parts = [match ? match.route.title : 'Not Found', leagueName, productName];
  const title = parts.filter(Boolean).join(' · ');

  // A browser reads out the first page by itself, but not a change of screen within the application.
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current !== pathname) announce(title);
    shownAt.current = pathname;
  }, [pathname, title]);
  return <title>{title}</title>;
}
