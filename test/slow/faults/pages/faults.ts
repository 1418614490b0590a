/** What may become of a call, as the page meets it. */

/** Responds to a request in the server's place; `good` is the server's own response. */
export type Fault = (good: object, request: Request) => Response | Promise<Response>;

const html = '<!doctype html><title>Sign in to the hotel’s network</title>';
const json = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'application/json' } });
const problem = (status: number) => () => json(JSON.stringify({ title: 'Refused', status }), status);

/** The first value of a response that satisfies a test, replaced. */
function altered(value: unknown, fits: (value: unknown, isInList: boolean) => boolean, other: unknown): unknown {
  let done = false;
  const walk = (part: unknown, isInList: boolean): unknown => {
    if (!done && fits(part, isInList)) {
      done = true;
      return other;
    }
    if (Array.isArray(part)) return part.map((entry) => walk(entry, true));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, walk(entry, false)]));
  };
  return walk(value, false);
}
const isRow = (value: unknown, isInList: boolean) => isInList && typeof value === 'object' && value !== null;
const is = (type: string) => (value: unknown) => typeof value === type;
const other = (value: unknown) => (value instanceof Array ? { rows: value } : [value]);

/** Faults after which the call counts as failed. */
export const failures: Record<string, Fault> = {
  'network down': () => {
    throw new TypeError('Failed to fetch');
  },
  'time-out': (_good, { signal }) => {
    const late = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return late;
  },
  'connection lost in the middle': (good) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(JSON.stringify(good).slice(0, 9)));
        controller.error(new TypeError('network error'));
      },
    });
    return new Response(body);
  },
  '302': () => new Response(html, { status: 302 }),
  '400': problem(400),
  '403': problem(403),
  '404': problem(404),
  '429': problem(429),
  '500': problem(500),
  '503': () => new Response('', { status: 503 }),
  'HTML instead of JSON': () => new Response(html, { headers: { 'content-type': 'text/html' } }),
  'HTML and an error': () => new Response(html, { status: 502 }),
  'truncated JSON': (good) => json(JSON.stringify(good).slice(0, -9)),
  'JSON: a boolean for a text': (good) => json(JSON.stringify(altered(good, is('string'), true))),
  'JSON: an object for a text': (good) => json(JSON.stringify(altered(good, is('string'), { name: 'A' }))),
  'JSON: a word': () => json('"ok"'),
  'JSON: a number': () => json('0'),
  'JSON: what holds the rows is of another kind': (good) => json(JSON.stringify(other(good))),
};

/** The same of responses that have rows. */
export const rowFailures: Record<string, Fault> = {
  'JSON: null for a row': (good) => json(JSON.stringify(altered(good, isRow, null))),
  'JSON: text for a row': (good) => json(JSON.stringify(altered(good, isRow, 'row'))),
  'JSON: an error with status 200': () => json('{"error":"maintenance","teams":"none","weeks":0}'),
};

/** Responses that are none: no failure, and nothing to show. */
export const nothings: Record<string, Fault> = {
  '204': () => new Response(null, { status: 204 }),
  'empty 200': () => new Response(''),
  'JSON: null': () => json('null'),
};

/** Responses with every value missing but a row's id and a season's year: shown as far as they go. */
const without = (missing: null | undefined) => (good: object) =>
  json(
    JSON.stringify(good, (key, value: unknown) => (typeof value === 'object' || /^(id|.*Id|year)$/.test(key) ? value : missing)),
  );
export const gaps: Record<string, Fault> = {
  'JSON: null for every value': without(null),
  'JSON: no values at all': without(undefined),
};
