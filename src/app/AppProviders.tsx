import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Config } from '../lib/config';
import { ConfigProvider } from '../routing/configContext';
import type { AppStore, RootState } from '../store/makeStore';

type Props = {
  config: Config;
  /** What the server rendered the page with, and the client hydrates it. */
  serverConfig?: Config;
  store: AppStore;
  /** Likewise its state. */
  serverState?: RootState;
  children: ReactNode;
};

/** The contexts of every component: configuration and store. */
export function AppProviders({ config, serverConfig, store, serverState, children }: Props) {
  return (
    <ConfigProvider value={config} serverValue={serverConfig}>
      <Provider store={store} serverState={serverState}>
        {children}
      </Provider>
    </ConfigProvider>
  );
}
