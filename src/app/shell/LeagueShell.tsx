import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { baseApi } from '../../api';
import { hostOrAlert, type Config } from '../../lib/config';
import { useConfig } from '../../routing/configContext';
import type { RouteMatch } from '../../routing/matchRoute';
import { pathTo } from '../../routing/pathTo';
import { followStoredSession } from '../../session/followStoredSession';
import { makeStore, type AppStore } from '../../store/makeStore';
import { LeagueScreen } from './LeagueScreen';
import { prefetch, usePrefetch } from './usePrefetch';
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

/** How long the first drawing may wait for answers that are on their way, in ms: longer where the server's drawing shows them already. */
const patience = () => (document.querySelector('.drawn') ? 10_000 : 100);

/** Puts the answers of a page's first calls into the store, so that the first drawing shows them. Slow ones are not waited for. */
export async function takeFirstAnswers(config: Config, match: RouteMatch): Promise<void> {
  const { store } = sessionOf(config);
  prefetch(store, match);
  const answers = Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, patience()))]);
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

/** Every screen but the landing page: the store, and the screen that reads it. */
export function LeagueShell() {
  const store = useStore();
  return (
    <Provider store={store}>
      <LeagueScreen />
    </Provider>
  );
}
