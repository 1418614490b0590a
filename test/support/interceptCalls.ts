import { act, screen, waitFor } from '@testing-library/react';

/** The query parameters of the page's requests to a path, in order. */
export type Calls = Record<string, string>[];

/**
 * Responds to every request to a path with what `response` returns: a body or a Response; undefined passes the request to the server.
 * @returns the parameters of the requests so far
 */
export function respondToCalls(path: string, response: (call: Record<string, string>) => unknown): Calls {
  const calls: Calls = [];
  server.intercept(async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname !== path) return undefined;
    const call = Object.fromEntries(searchParams);
    calls.push(call);
    const body = await response(call);
    return body === undefined || body instanceof Response ? body : Response.json(body);
  });
  return calls;
}

/**
 * Lets the first request to a path fail once the page shows its heading: a page would repeat a prefetch that had failed before. Later
 * requests pass to the server.
 */
export const failFirst = (path: string, response: Response): Calls => {
  const calls = respondToCalls(path, async () => {
    if (calls.length > 1) return undefined;
    await screen.findByRole('heading', { level: 1 });
    return response;
  });
  return calls;
};

/**
 * Delays the requests whose URL contains a text.
 * @returns a function that sends them on to the server, or responds with `response`
 */
export function holdRequests(part: string, response?: Response): () => Promise<void> {
  let release: (value?: Response) => void = () => undefined;
  const deferred = new Promise<Response | undefined>((resolve) => (release = resolve));
  server.intercept(({ url }) => (url.includes(part) ? deferred : undefined));
  return () => act(async () => release(response));
}

/**
 * Records the page's requests from now on.
 * @returns a function that waits until requests whose URL contains a text have been sent and are finished
 */
export function watchResponses(): (part: string) => Promise<void> {
  const { calls, results } = jest.spyOn(server, 'fetch').mock;
  return async (part) => {
    const made = () => results.filter((_, call) => calls[call]![0].url.includes(part));
    await waitFor(() => expect(made()).not.toEqual([]));
    await act(() => Promise.allSettled(made().map(({ value }) => value as Promise<Response>)));
  };
}
