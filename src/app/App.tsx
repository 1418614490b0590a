import { lazy, Suspense } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { ErrorBoundary } from '../components/ErrorBoundary';
import type { Config } from '../lib/config';
import { ConfigProvider } from '../routing/configContext';
import { LandingShell } from './shell/LandingShell';
import { ShellFrame } from './shell/ShellFrame';

export const loadLeagueShell = () => import('./shell/LeagueShell').then((m) => ({ default: m.LeagueShell }));
const LeagueShell = lazy(loadLeagueShell);

/** The landing page stands without the store; every other screen lives in the league shell, which brings it. */
function Shell() {
  const { pathname } = useLocation();
  if (pathname === '/') return <LandingShell />;
  return (
    <Suspense fallback={<ShellFrame />}>
      <LeagueShell />
    </Suspense>
  );
}

/** The application inside a router, so that tests can bring a router of their own. */
export function Application({ config }: { config: Config }) {
  return (
    <ConfigProvider value={config}>
      <ErrorBoundary>
        <Shell />
      </ErrorBoundary>
    </ConfigProvider>
  );
}

export function App({ config }: { config: Config }) {
  return (
    <BrowserRouter>
      <Application config={config} />
    </BrowserRouter>
  );
}
