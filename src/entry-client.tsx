import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import './app/styles.css';
import { makeApp } from './app/makeApp';
import { loadConfig } from './browser/loadConfig';
import { followTheme } from './browser/colorScheme';
import type { Config } from './lib/config';
import { importWithRetry } from './lib/importWithRetry';
import { deserializeState, type SerializedState } from './store/serializedState';

const noLeagues = { leagues: [], adminLeagues: [], hasMoreLeagues: undefined };

const root = document.getElementById('root')!;

/**
 * The configuration, and the state that the server rendered this page with (undefined for a page that it did not render); null on a static
 * host.
 */
function readServerData(): { config: Config; state?: SerializedState } | null {
  const text = document.getElementById('server-data')?.textContent;
  return text ? (JSON.parse(text) as ReturnType<typeof readServerData>) : null;
}

/** How long after the page has loaded a busy browser runs what waits for idle time, in ms. */
const LATEST_MS = 3000;

/** Runs `work` once the page has loaded and the browser is idle, so that it delays neither hydration nor the grid. */
function whenIdle(work: () => Promise<void>): void {
  const run = () => void work().catch(() => undefined);
  // Safari has no idle callback.
  const wait = () => window.requestIdleCallback?.(run, { timeout: LATEST_MS }) ?? setTimeout(run);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
}

/** Whether configurations agree but for their leagues, which may change while the server has the page in its cache. */
function isSame(one: Config, other: Config): boolean {
  const [a, b] = [one, other].map((config) => JSON.stringify({ ...config, ...noLeagues }));
  return a === b;
}

/** Hydrates the server's page. Without one, or where config.json has changed since, renders from an empty page. */
async function start(): Promise<void> {
  const config = await loadConfig();
  const server = readServerData();
  const sent = server && isSame(server.config, config) ? server.state : undefined;
  const state = sent && deserializeState(sent);
  const app = makeApp(config, state && { state, config: server!.config });
  let shown: Root;
  if (state) {
    await app.ready;
    shown = hydrateRoot(root, app.element(config));
  } else {
    shown = createRoot(root);
    shown.render(app.element(config));
  }
  // Other servers may have no events.
  if (server)
    whenIdle(async () => {
      const { subscribeToServerEvents } = await importWithRetry(
        () => import(/* webpackChunkName: "events" */ './app/subscribeToServerEvents'),
      );
      subscribeToServerEvents(app, config, shown);
    });
}

followTheme();
start().catch(async ({ message }: Error) => {
  const ConfigProblem = await importWithRetry(() =>
    import(/* webpackChunkName: "later" */ './app/ConfigProblem').then((module) => module.ConfigProblem),
  );
  createRoot(root).render(<ConfigProblem problem={message} />);
});
if (process.env.NODE_ENV === 'production') {
  whenIdle(async () => {
    const { registerServiceWorker } = await importWithRetry(() => import(/* webpackChunkName: "worker" */ './app/serviceWorker'));
    await registerServiceWorker();
  });
}
