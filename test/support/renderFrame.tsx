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

const running: (() => void)[] = [];
afterEach(() => {
  cleanup();
  running.splice(0).forEach((stop) => stop());
  server.leavePage();
});
beforeAll(async () => void (await server.inject('/api/health')));

/** The same as `renderRoute` without the page itself and the application's listeners: the navbar, the league's bar and the footer. */
export function renderFrame(url: string, config = testConfig()) {
  window.history.pushState(null, '', url);
  const user = userEvent.setup();
  const store = makeStore({ host: hostOrAlert(config), toLogIn: () => undefined });
  const router = createBrowserRouter([
    { Component: PageLayout, children: routes.map(({ path }) => ({ id: path, path, element: null })) },
  ]);
  running.push(() => router.dispose());
  const shown = render(
    <AppProviders config={config} store={store}>
      <AppRouter router={router} />
    </AppProviders>,
    { wrapper: WithoutStyles },
  );
  return { user, store, ...shown };
}
