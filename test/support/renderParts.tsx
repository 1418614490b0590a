import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataRouter } from 'react-router';
import { AppProviders } from '../../src/app/AppProviders';
import { hostOrAlert } from '../../src/browser/loadConfig';
import { AppRouter } from '../../src/components/AppRouter';
import type { Config } from '../../src/lib/config';
import { makeStore, type AppStore } from '../../src/store/makeStore';
import { stopAfterTest } from './stopAfterTest';
import { WithoutStyles } from './withoutStyles';

beforeAll(async () => void (await server.inject('/api/health')));

/** Renders a part of the application at a URL, with the real store. */
export function renderParts(url: string, config: Config, makeRouter: (store: AppStore) => DataRouter) {
  window.history.pushState(null, '', url);
  const user = userEvent.setup();
  const store = makeStore({ host: hostOrAlert(config), toLogIn: () => undefined });
  const router = makeRouter(store);
  const stop = () => router.dispose();
  stopAfterTest(stop);
  const shown = render(
    <AppProviders config={config} store={store}>
      <AppRouter router={router} />
    </AppProviders>,
    { wrapper: WithoutStyles },
  );
  return {
    user,
    store,
    ...shown,
    unmount: () => {
      shown.unmount();
      stop();
    },
  };
}
