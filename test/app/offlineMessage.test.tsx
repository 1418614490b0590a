import { act, screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../support/renderRoute';
import { sleep } from '../support/sleep';

afterEach(() => {
  server.intercept(null);
  jest.restoreAllMocks();
});

test('a page that could not be loaded is requested again every ten seconds while it is seen, and not while it is hidden', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let calls = 0;
  server.intercept(({ url }) => {
    if (!url.includes('/api/League/GetLeague?')) return undefined;
    calls += 1;
    throw new TypeError('Failed to fetch');
  });
  const ticks: (() => void)[] = [];
  const setTimer = setInterval;
  jest.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, ms: number) => {
    if (ms === 10_000) ticks.push(run);
    return setTimer(run, ms);
  }) as never);
  renderRoute('/league/132');
  await screen.findByRole('button', { name: 'Retry' });
  await waitFor(() => expect(ticks).toHaveLength(1));
  const tick = () => act(async () => ticks[0]!());
  const before = calls;
  // RTK Query writes subscriptions to the state a moment after it has them.
  await waitFor(async () => {
    await tick();
    expect(calls).toBeGreaterThan(before);
  });
  await screen.findByRole('button', { name: 'Retry' });
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const visible = calls;
  await tick();
  await act(() => sleep(100));
  expect(calls).toBe(visible);
});
