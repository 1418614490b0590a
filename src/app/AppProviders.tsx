import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Config } from '../lib/config';
import { ConfigProvider } from '../routing/configContext';
import type { AppStore, RootState } from '../store/makeStore';

type Props = {
  config: Config;
  store: AppStore;
  /** The state that the server renders the page with, and the client hydrates it. */
  serverState?: RootState;
  children: ReactNode;
};

/** The contexts of every component: configuration and store. */
export function AppProviders({ config, store, serverState, children }: Props) {
  return (
    <ConfigProvider value={config}>
      <Provider store={store} serverState={serverState}>
        {children}
      </Provider>
    </ConfigProvider>
  );
}
