import { act, waitFor } from '@testing-library/react';

/** The parameters of the calls of a path that the page made, in their order. */
export type Calls = Record<string, string>[];

/**
 * Answers every call of a path with a body, or as `answer` says (undefined lets the call pass to the server).
 * @returns the calls' parameters, growing as the page makes them
 */
export function answerCalls(path: string, answer: (call: Record<string, string>) => unknown): Calls {
  const calls: Calls = [];
  server.intercept(async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname !== path) return undefined;
    const call = Object.fromEntries(searchParams);
    calls.push(call);
    const body = await answer(call);
    return body === undefined || body instanceof Response ? body : Response.json(body);
  });
  return calls;
}

/** Holds back the calls whose address holds a text. @returns lets them go on to the server */
export function hold(part: string): () => Promise<void> {
  let release: (value?: undefined) => void = () => undefined;
  const held = new Promise<undefined>((resolve) => (release = resolve));
  server.intercept(({ url }) => (url.includes(part) ? held : undefined));
  return () => act(async () => release());
}

/** From now on notes the page's calls. @returns waits until calls whose address holds a text have been made, and are over */
export function watchAnswers(): (part: string) => Promise<void> {
  const { calls, results } = jest.spyOn(server, 'fetch').mock;
  return async (part) => {
    const made = () => results.filter((_, call) => calls[call]![0].url.includes(part));
    await waitFor(() => expect(made()).not.toEqual([]));
    await act(() => Promise.allSettled(made().map(({ value }) => value as Promise<Response>)));
  };
}
