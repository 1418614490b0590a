import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../src/app/App';
import { parseConfig, type Config } from '../../src/lib/config';
import shipped from '../../src/static/config.json';

/** A configuration as the product ships it, with changes; a new object each time, so that each test has a store of its own. */
export const testConfig = (changes: Partial<Config> = {}): Config => ({ ...parseConfig(shipped), ...changes });

/**
 * Shows the application at an address, as a person would open it: the real router, store and server.
 * @returns Testing Library's queries and a `user` who types and clicks
 */
export function renderRoute(address: string, config = testConfig()) {
  window.history.pushState(null, '', address);
  const user = userEvent.setup();
  return { user, ...render(<App config={config} />) };
}
