import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router';
import { AppProviders } from '../../src/app/AppProviders';
import { PageLayout } from '../../src/app/shell/PageLayout';
import { hostOrAlert } from '../../src/browser/loadConfig';
import { AppRouter } from '../../src/components/AppRouter';
import { routes } from '../../src/routing/routes';
import { makeStore } from '../../src/store/makeStore';
import { testConfig } from './renderApp';
import { WithoutStyles } from './withoutStyles';

const routers: { dispose: () => void }[] = [];
afterEach(() => {
  cleanup();
  routers.splice(0).forEach((router) => router.dispose());
});
beforeAll(async () => void (await server.inject('/api/health')));

/** The same as `renderRoute` without the page itself: the navbar, the league's bar and the footer around nothing. */
export function renderFrame(url: string, config = testConfig()) {
  window.history.pushState(null, '', url);
  const user = userEvent.setup();
  const store = makeStore({ host: hostOrAlert(config), toLogIn: () => undefined });
  const router = createBrowserRouter([
    { Component: PageLayout, children: routes.map(({ path }) => ({ id: path, path, element: null })) },
  ]);
  routers.push(router);
  const shown = render(
    <AppProviders config={config} store={store}>
      <AppRouter router={router} />
    </AppProviders>,
    { wrapper: WithoutStyles },
  );
  return { user, store, ...shown };
}
