import { screen, waitFor } from '@testing-library/react';
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
