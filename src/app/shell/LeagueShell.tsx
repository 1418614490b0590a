import { Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { baseApi } from '../../api';
import { ErrorBoundary } from '../../components/ErrorBoundary';
import { Loading } from '../../components/Loading';
import { hostOrAlert, type Config } from '../../lib/config';
import { useConfig } from '../../routing/configContext';
import type { RouteMatch } from '../../routing/matchRoute';
import { pathTo } from '../../routing/pathTo';
import { useRoute } from '../../routing/useRoute';
import { followStoredSession } from '../../session/followStoredSession';
import { makeStore, type AppStore } from '../../store/makeStore';
import { pages } from '../pages';
import { NotFoundPage } from './NotFoundPage';
import { LeagueNavbar } from './LeagueNavbar';
import { LeagueTitle } from './LeagueTitle';
import { OfflineNotice } from './OfflineNotice';
import { ShellFrame } from './ShellFrame';
import { SubNavigation } from './SubNavigation';
import { prefetch, usePrefetch } from './usePrefetch';
import { useLeagueSettings } from './useLeagueSettings';
import './print.css';

type Session = { store: AppStore; onExpiry: (toLogIn: () => void) => void };

/** One store a configuration: it outlives visits to the landing page, which does without. */
const sessions = new WeakMap<Config, Session>();

function sessionOf(config: Config): Session {
  const known = sessions.get(config);
  if (known) return known;
  let leave: () => void = () => undefined;
  const store = makeStore({ host: hostOrAlert(config), toLogIn: () => leave() });
  const session = { store, onExpiry: (toLogIn: () => void) => void (leave = toLogIn) };
  sessions.set(config, session);
  return session;
}

/** How long the first drawing may wait for answers that are on their way, in ms. */
const patience = 100;

/** Puts the answers of a page's first calls into the store, so that the first drawing shows them. Slow ones are not waited for. */
export async function takeFirstAnswers(config: Config, match: RouteMatch): Promise<void> {
  const { store } = sessionOf(config);
  prefetch(store, match);
  const answers = Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** The store; while a page is shown, an expired session leads from it to the log-in page, which leads back. */
function useStore(): AppStore {
  const { store, onExpiry } = sessionOf(useConfig());
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const logIn = pathTo('logIn');
    onExpiry(() => {
      // Of several calls that are refused at once, the first one leads away.
      if (window.location.pathname !== logIn) void navigate(`${logIn}?timeout`, { state: { from: pathname + search } });
    });
  }, [onExpiry, navigate, pathname, search]);
  useEffect(() => followStoredSession(store), [store]);
  usePrefetch(store);
  return store;
}

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

/** Every screen but the landing page: the store, the menus of the league, and the page. */
export function LeagueShell() {
  const store = useStore();
  return (
    <Provider store={store}>
      <ShellFrame navbar={<LeagueNavbar />}>
        <LeagueTitle />
        <SubNavigation />
        <OfflineNotice />
        <CurrentPage />
      </ShellFrame>
    </Provider>
  );
}
