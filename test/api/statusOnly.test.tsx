import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { statusOnly } from '../../src/api';
import { useGetRookiesQuery } from '../../src/api/generated/rookies.gen';
import { makeStore } from '../../src/store/makeStore';

/** Every status that a screen sees of the rookies of a year, repeated ones left out. */
function statuses(year: number) {
  const store = makeStore({ host: { apiUrl: '', clientUrl: '' }, toLogIn: jest.fn() });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const seen: string[] = [];
  const useStatus = (asked: number) => {
    const { loading, failed, refetch } = useGetRookiesQuery({ year: asked }, statusOnly);
    const status = loading ? 'loading' : failed ? 'failed' : 'loaded';
    if (seen.at(-1) !== status) seen.push(status);
    return refetch;
  };
  return { seen, ...renderHook(useStatus, { wrapper, initialProps: year }) };
}

afterEach(() => server.intercept(null));

test('a query is loading from the first render until it finishes, and again for another year', async () => {
  server.intercept(() => Response.json([]));
  const { seen, rerender } = statuses(2025);
  await waitFor(() => expect(seen).toEqual(['loading', 'loaded']));
  rerender(2024);
  await waitFor(() => expect(seen).toEqual(['loading', 'loaded', 'loading', 'loaded']));
});

test('a failed query is loading while it is retried; a refetch of loaded data is not', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.intercept(() => new Response('', { status: 500 }));
  const { seen, result } = statuses(2025);
  await waitFor(() => expect(seen).toEqual(['loading', 'failed']));
  let response: (response: Response) => void = () => undefined;
  server.intercept(() => new Promise((resolve) => (response = resolve)));
  void result.current();
  await waitFor(() => expect(seen).toEqual(['loading', 'failed', 'loading']));
  response(Response.json([]));
  await waitFor(() => expect(seen).toEqual(['loading', 'failed', 'loading', 'loaded']));
  const refresh = result.current();
  await new Promise((resolve) => setTimeout(resolve, 20));
  response(Response.json([{ name: 'Ashton Jeanty' }]));
  await refresh;
  expect(seen).toHaveLength(4);
  log.mockRestore();
});
