import { createRoot } from 'react-dom/client';
import { App, firstScreen } from './app/App';
import { ConfigProblem } from './app/ConfigProblem';
import { whenIdle } from './app/whenIdle';
import type { Config } from './lib/config';
import type { RouteMatch } from './routing/matchRoute';

/** Its code comes when the page has nothing else to do. */
const registerWorker = () =>
  void import(/* webpackChunkName: "worker" */ './app/serviceWorker').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    () => undefined,
  );

/** Draws the application over the page's first paint, once its configuration and the code of its screen are there. */
export function start(configuration: Promise<Config>, match: RouteMatch | null): void {
  const root = createRoot(document.getElementById('root')!);
  configuration.then(
    async (config) => {
      // Where the code did not come, drawing the screen says so.
      await firstScreen(config, match).catch(() => undefined);
      root.render(<App config={config} />);
    },
    (error: Error) => root.render(<ConfigProblem problem={error.message} />),
  );
  if (process.env.NODE_ENV === 'production') whenIdle(registerWorker);
}
