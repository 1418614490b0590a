import { createContext, use } from 'react';
import type { Config } from '../lib/config';

const ConfigContext = createContext<Config | null>(null);
export const ConfigProvider = ConfigContext.Provider;

/** The run-time configuration. */
export function useConfig(): Config {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig needs a ConfigProvider around it');
  return config;
}
