import { createRoot, hydrateRoot } from 'react-dom/client';
import './theme/theme.gen.css';
import './app/base.css';
import { ConfigProblem } from './app/ConfigProblem';
import { makeApp } from './app/makeApp';
import { loadConfig } from './browser/loadConfig';
import { followTheme } from './browser/theme';
import type { RootState } from './store/makeStore';

const root = document.getElementById('root')!;

/**
 * The configuration and the state that the server rendered this page with; null on a static host. A write removes the page from the server's
 * cache: its responses are as new as the page, however long ago they were made.
 */
function readServerData(): { config: unknown; state: RootState } | null {
  const text = document.getElementById('server-data')?.textContent;
  const setAge = (key: string, value: unknown) => (key === 'fulfilledTimeStamp' ? Date.now() : value);
  return text ? (JSON.parse(text, setAge) as { config: unknown; state: RootState }) : null;
}

/** Runs `work` after the page has loaded, so that it does not delay it. */
function afterLoad(work: () => Promise<void>): void {
  const run = () => void work().catch(() => undefined);
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run);
}

/** Hydrates the server's page. Without one, or where config.json has changed since, renders from an empty page. */
async function start(): Promise<void> {
  const config = await loadConfig();
  const server = readServerData();
  if (server && JSON.stringify(server.config) === JSON.stringify(config)) {
    const { element, ready, store } = makeApp(config, server.state);
    await ready;
    hydrateRoot(root, element);
    // Another server than the one that rendered the page may have no events.
    afterLoad(async () => {
      const { followChanges } = await import(/* webpackChunkName: "events" */ './app/followChanges');
      followChanges(store, config);
    });
  } else {
    createRoot(root).render(makeApp(config).element);
  }
}

followTheme();
start().catch((error: Error) => createRoot(root).render(<ConfigProblem problem={error.message} />));
if (process.env.NODE_ENV === 'production') {
  afterLoad(async () => {
    const { registerServiceWorker } = await import(/* webpackChunkName: "worker" */ './app/serviceWorker');
    await registerServiceWorker();
  });
}
