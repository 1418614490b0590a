import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Config } from '../lib/config';

const ConfigContext = createContext<Config | null>(null);

const subscribe = () => () => undefined;

type Props = {
  value: Config;
  /** What the server rendered the page with, which hydration needs: it may have fewer leagues. */
  serverValue?: Config;
  children: ReactNode;
};

/** Provides the run-time configuration. */
export function ConfigProvider({ value, serverValue = value, children }: Props) {
  const config = useSyncExternalStore(
    subscribe,
    () => value,
    () => serverValue,
  );
  return <ConfigContext value={config}>{children}</ConfigContext>;
}

/** The run-time configuration. */
export function useConfig(): Config {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig needs a ConfigProvider around it');
  return config;
}
