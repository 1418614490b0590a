import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { statusOnly, useGetSettingsQuery } from '../../api';
import { lazyWidget } from '../../components/lazyWidget';
import { announcementsId } from '../../browser/announce';
import { usePlayerSheet } from '../../routing/usePlayerSheet';
import { useRoute } from '../../routing/useRoute';
import { selectHasEnded } from '../../session/authSlice';
import { useAppSelector } from '../../store/hooks';
import { selectIsOffline } from '../../store/offlineSlice';
import { routeCacheKeys, selectIsLeagueMissing } from '../routeQueries';
import { Footer } from './Footer';
import { LeagueBar } from './LeagueBar';
import { loadPlayerSheet } from './loadPlayerSheet';
import { Navbar } from './Navbar';
import { NotFoundPage } from './NotFoundPage';
import { ScrollPosition } from './ScrollPosition';
import { usePageTitle } from './usePageTitle';

const OfflineMessage = lazyWidget(() => import(/* webpackChunkName: "later" */ './OfflineMessage').then((m) => m.OfflineMessage));
const SessionEnded = lazyWidget(() => import(/* webpackChunkName: "later" */ './SessionEnded').then((m) => m.SessionEnded));
const PlayerSheet = lazyWidget(loadPlayerSheet, ({ playerId }) => playerId);

/** Shows that the page's data comes from the offline cache, or could not be loaded. Its chunk is preloaded while the browser is online. */
function OfflineNotice() {
  const match = useRoute();
  const { search } = useLocation();
  const isOffline = useAppSelector((state) => match !== null && selectIsOffline(state, routeCacheKeys(match, search)));
  return <div className="page-width">{isOffline && match && <OfflineMessage match={match} />}</div>;
}

/** The layout of every page: navbar, the league's bar, content, footer. */
export function PageLayout() {
  const match = useRoute();
  const isLoading = useNavigation().state === 'loading';
  const { leagueId } = match?.params ?? {};
  const sheet = usePlayerSheet();
  const [hasSheet, setHasSheet] = useState(sheet.playerId !== null);
  if (sheet.playerId !== null && !hasSheet) setHasSheet(true);
  useGetSettingsQuery(leagueId === undefined ? skipToken : { leagueId }, statusOnly);
  const isMissing = useAppSelector((state) => selectIsLeagueMissing(state, match));
  const hasEnded = useAppSelector(selectHasEnded);
  usePageTitle();
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Navbar />
      {isLoading && <div className="navigation-progress" role="progressbar" aria-label="Loading the page" />}
      {match?.route.id !== 'landing' && <div className="page-band" />}
      {!isMissing && <LeagueBar />}
      <main id="content" tabIndex={-1}>
        <OfflineNotice />
        {/* Keyed by platform, so that a platform's hooks never change under a mounted page. */}
        {isMissing ? <NotFoundPage isLeague /> : <Outlet key={match?.route.platform} />}
      </main>
      <Footer />
      {hasSheet && !isMissing && leagueId !== undefined && <PlayerSheet {...match?.params} {...sheet} leagueId={leagueId} />}
      {/* The log-in page says so itself. */}
      {hasEnded && match?.route.id !== 'logIn' && <SessionEnded />}
      <div id={announcementsId} className="visually-hidden" aria-live="polite" />
      <ScrollPosition />
    </>
  );
}
