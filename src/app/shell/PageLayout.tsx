import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { lazyWidget } from '../../components/lazyWidget';
import { announcementsId } from '../../browser/announce';
import { PLAYER_PARAM } from '../../routing/playerParam';
import { useRoute } from '../../routing/useRoute';
import { Footer } from './Footer';
import { LeagueBar } from './LeagueBar';
import { Navbar } from './Navbar';
import { OfflineNotice } from './OfflineNotice';
import './print.css';
import { useLeagueSettings } from './useLeagueSettings';
import { usePageTitle } from './usePageTitle';

const PlayerSheet = lazyWidget(() =>
  import(/* webpackChunkName: "player" */ '../../features/player/PlayerSheet').then((m) => m.PlayerSheet),
);

/** The layout of every page: navbar, the league's bar, content, footer. */
export function PageLayout() {
  const match = useRoute();
  const isLoading = useNavigation().state === 'loading';
  const { leagueId } = match?.params ?? {};
  const asksForPlayer = useLocation().search.includes(`${PLAYER_PARAM}=`);
  const [hasSheet, setHasSheet] = useState(asksForPlayer);
  if (asksForPlayer && !hasSheet) setHasSheet(true);
  useLeagueSettings(leagueId);
  usePageTitle();
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Navbar />
      {isLoading && <div className="navigation-progress" role="progressbar" aria-label="Loading the page" />}
      {match?.id !== 'landing' && <div className="page-band" />}
      <LeagueBar />
      <main id="content" tabIndex={-1}>
        <OfflineNotice />
        {/* Keyed by platform, so that a platform's hooks never change under a mounted page. */}
        <Outlet key={match?.route.platform} />
      </main>
      <Footer />
      {hasSheet && leagueId !== undefined && <PlayerSheet {...match?.params} leagueId={leagueId} />}
      <div id={announcementsId} className="visually-hidden" aria-live="polite" />
      <ScrollRestoration />
    </>
  );
}
