import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import './app/styles.css';
import { makeApp } from './app/makeApp';
import { loadConfig } from './browser/loadConfig';
import { followTheme } from './browser/theme';
import { fromSentState, type SentState } from './store/sentState';

const root = document.getElementById('root')!;

/**
 * The configuration and the state that the server rendered this page with, without a state where it did not render it; null on a static
 * host.
 */
function readServerData(): { config: unknown; state?: SentState } | null {
  const text = document.getElementById('server-data')?.textContent;
  return text ? (JSON.parse(text) as ReturnType<typeof readServerData>) : null;
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
  const sent = server && JSON.stringify(server.config) === JSON.stringify(config) ? server.state : undefined;
  const state = sent && fromSentState(sent);
  const app = makeApp(config, state);
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
    afterLoad(async () => {
      const { followChanges } = await import(/* webpackChunkName: "events" */ './app/followChanges');
      followChanges(app, config, shown);
    });
}

followTheme();
start().catch(async ({ message }: Error) => {
  const { ConfigProblem } = await import(/* webpackChunkName: "later" */ './app/ConfigProblem');
  createRoot(root).render(<ConfigProblem problem={message} />);
});
if (process.env.NODE_ENV === 'production') {
  afterLoad(async () => {
    const { registerServiceWorker } = await import(/* webpackChunkName: "worker" */ './app/serviceWorker');
    await registerServiceWorker();
  });
}
