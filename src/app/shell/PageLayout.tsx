import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { statusOnly, useGetSettingsQuery } from '../../api';
import { lazyWidget } from '../../components/lazyWidget';
import { announcementsId } from '../../browser/announce';
import { usePlayerSheet } from '../../routing/usePlayerSheet';
import { useRoute } from '../../routing/useRoute';
import { useAppSelector } from '../../store/hooks';
import { selectIsLeagueMissing } from '../routeQueries';
import { Footer } from './Footer';
import { LeagueBar } from './LeagueBar';
import { loadPlayerSheet } from './loadPlayerSheet';
import { Navbar } from './Navbar';
import { NotFoundPage } from './NotFoundPage';
import { OfflineNotice } from './OfflineNotice';
import { ScrollPosition } from './ScrollPosition';
import { SessionNotice } from './SessionNotice';
import { usePageTitle } from './usePageTitle';

const PlayerSheet = lazyWidget(loadPlayerSheet, ({ playerId }) => playerId);

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
      <SessionNotice />
      <div id={announcementsId} className="visually-hidden" aria-live="polite" />
      <ScrollPosition />
    </>
  );
}
