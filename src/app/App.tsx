import { Suspense } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { ErrorBoundary } from '../components/ErrorBoundary';
import type { Config } from '../lib/config';
import { ConfigProvider } from '../routing/configContext';
import type { RouteMatch } from '../routing/matchRoute';
import { pages } from './pages';
import { preloadable } from './preloadable';
import { LandingShell } from './shell/LandingShell';
import { ShellFrame } from './shell/ShellFrame';
import { leagueShellCode } from './shellCode';

const leagueShell = preloadable(leagueShellCode);

/** Waits for the code of the first screen, and a moment for its answers, so that it is drawn at once and in one go. */
export async function firstScreen(config: Config, match: RouteMatch | null): Promise<void> {
  await Promise.all([match?.id !== 'landing' && leagueShell.preload(), match && pages[match.id].preload()]);
  if (!match || match.id === 'landing') return;
  const { takeFirstAnswers } = await import('./shell/LeagueShell');
  await takeFirstAnswers(config, match);
}

/** The landing page stands without the store; every other screen lives in the league shell, which brings it. */
function Shell() {
  const { pathname } = useLocation();
  if (pathname === '/') return <LandingShell />;
  return (
    <ErrorBoundary resetKey={pathname} frame={(explanation) => <ShellFrame>{explanation}</ShellFrame>}>
      <Suspense fallback={<ShellFrame />}>
        <leagueShell.Component />
      </Suspense>
    </ErrorBoundary>
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
