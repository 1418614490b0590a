import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { Loading } from '../../components/Loading';
import { useRoute } from '../../routing/useRoute';
import { pages } from '../pages';
import { NotFoundPage } from './NotFoundPage';
import { LeagueNavbar } from './LeagueNavbar';
import { LeagueTitle } from './LeagueTitle';
import { OfflineNotice } from './OfflineNotice';
import { ShellFrame } from './ShellFrame';
import { SubNavigation } from './SubNavigation';
import { useLeagueSettings } from './useLeagueSettings';

/** The page that the address names, keyed by its provider so that a page never lives on under another one. */
function CurrentPage() {
  const match = useRoute();
  const { pathname } = useLocation();
  useLeagueSettings(match?.params.leagueId);
  if (!match) return <NotFoundPage />;
  const { Component: Page } = pages[match.id];
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense
        fallback={
          <div className="page">
            <Loading />
          </div>
        }
      >
        <Page key={match.route.provider} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A whole screen of the store around it: the menus of the league, and the page. */
export function LeagueScreen() {
  return (
    <ShellFrame navbar={<LeagueNavbar />}>
      <LeagueTitle />
      <SubNavigation />
      <OfflineNotice />
      <CurrentPage />
    </ShellFrame>
  );
}
