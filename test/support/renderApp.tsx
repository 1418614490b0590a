import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeApp } from '../../src/app/makeApp';
import { parseConfig, type Config } from '../../src/lib/config';
import shipped from '../../src/static/config.json';
import { stopAfterTest } from './stopAfterTest';
import { WithoutStyles } from './withoutStyles';

/** The shipped configuration with changes. */
export const testConfig = (changes: Partial<Config> = {}): Config => ({ ...parseConfig(shipped), ...changes });

/**
 * Renders the application at a URL with the real router and store, for tests that intercept every request; others use `renderRoute`.
 * @returns Testing Library's queries, `user` and the store; `element` is the application with a configuration; `unmount` also stops the application
 */
export function renderApp(url: string, config = testConfig()) {
  window.history.pushState(null, '', url);
  const user = userEvent.setup();
  const { element, store, stop } = makeApp(config);
  stopAfterTest(stop);
  const shown = render(element(config), { wrapper: WithoutStyles });
  return {
    user,
    store,
    element,
    ...shown,
    unmount: () => {
      shown.unmount();
      stop();
    },
  };
}
