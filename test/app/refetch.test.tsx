import { act, screen, waitFor } from '@testing-library/react';
import { rookiesApi } from '../../src/api/generated/rookies.gen';
import { respondToCalls } from '../support/interceptCalls';
import { renderRoute } from '../support/renderRoute';

afterEach(() => server.intercept(null));

test.each([
  ['the network is back', 'online'],
  ['the tab has the focus again', 'focus'],
])('when %s, the shown page is loaded again, until the application stops', async (_case, event) => {
  const calls = respondToCalls('/api/Rookies', () => undefined);
  const { unmount } = renderRoute('/rookies/132/2025');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(calls).toHaveLength(1);
  window.dispatchEvent(new Event(event));
  await waitFor(() => expect(calls).toHaveLength(2));
  unmount();
  window.dispatchEvent(new Event(event));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls).toHaveLength(2);
});

test('while the server cannot be reached, a page refetches what it could not load, and the rest of the cache stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const timers = jest.spyOn(globalThis, 'setInterval');
  let isDown = true;
  const calls = respondToCalls('/api/League/GetDepthChart', () => {
    if (isDown) throw new TypeError('Failed to fetch');
    return undefined;
  });
  const { store } = renderRoute('/depthchart/132');
  const { getRookies } = rookiesApi.endpoints;
  await store.dispatch(getRookies.initiate({ year: 2025 }, { subscribe: false }));
  await screen.findByText('No data available');
  const poll = await waitFor(() => timers.mock.calls.find(([, pause]) => pause === 10_000)![0] as () => void);
  const before = calls.length;
  await waitFor(() => {
    act(poll);
    expect(calls.length).toBeGreaterThan(before);
  });
  isDown = false;
  await waitFor(() => {
    act(poll);
    expect(screen.queryByText('No data available')).toBeNull();
  });
  expect(getRookies.select({ year: 2025 })(store.getState()).data).toBeDefined();
  jest.restoreAllMocks();
});
