import { renderApp } from './renderApp';

export { testConfig } from './renderApp';

// Opening the server does not count in a test's time.
beforeAll(async () => void (await server.inject('/api/health')));

/** The same as {@link renderApp}, with the real server, too. */
export const renderRoute = renderApp;
