import { listenToChanges } from '../../src/browser/serverEvents';

/** jsdom has none. */
class EventStream extends EventTarget {
  static opened: EventStream[] = [];
  static readonly CLOSED = 2;
  onmessage: (event: { data: string }) => void = () => undefined;
  onopen: () => void = () => undefined;
  onerror: () => void = () => undefined;
  readyState = 0;
  close = () => void (this.readyState = EventStream.CLOSED);
  constructor(readonly url: string) {
    super();
    EventStream.opened.push(this);
  }
}

/** The tabs of a browser, which hear each other, but not themselves. */
class Channel {
  static tabs: Channel[] = [];
  onmessage: (event: { data: unknown }) => void = () => undefined;
  constructor() {
    Channel.tabs.push(this);
  }
  postMessage(data: unknown) {
    for (const tab of Channel.tabs) if (tab !== this) tab.onmessage({ data });
  }
}

/** Opens a tab. @returns the changes that it hears, as they come */
function openTab(getTicket: () => Promise<string | null> = () => Promise.resolve(null)) {
  const heard: unknown[] = [];
  listenToChanges('/api/Events', getTicket, (change) => heard.push(change));
  return heard;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: EventStream, BroadcastChannel: Channel });
  Channel.tabs = [];
  EventStream.opened = [];
});
afterEach(() => jest.useRealTimers());

const change = (leagueId: string) => ({ leagueId });

test('a new tab hears of the changes of the last five seconds, which it missed while it loaded, and of no older ones', async () => {
  const first = openTab();
  await jest.advanceTimersByTimeAsync(0);
  const [stream] = EventStream.opened;
  stream!.onmessage({ data: JSON.stringify(change('1')) });
  await jest.advanceTimersByTimeAsync(4_000);
  stream!.onmessage({ data: JSON.stringify(change('2')) });
  await jest.advanceTimersByTimeAsync(1_500);
  expect(first).toEqual([change('1'), change('2')]);

  const second = openTab();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(second).toEqual([change('2')]);
  expect(first).toEqual([change('1'), change('2')]);
});

test('a change reaches all tabs, whichever holds the stream', async () => {
  const [first, second] = [openTab(), openTab()];
  await jest.advanceTimersByTimeAsync(0);
  EventStream.opened[0]!.onmessage({ data: JSON.stringify(change('1')) });
  await jest.advanceTimersByTimeAsync(1_000);
  expect([first, second]).toEqual([[change('1')], [change('1')]]);
});

const everything = { leagueId: null };

test('while the server refuses a stream, every tab polls twice a minute; then it listens again', async () => {
  const [first, second] = [openTab(), openTab()];
  await jest.advanceTimersByTimeAsync(0);
  const refuse = () => {
    for (const stream of EventStream.opened.splice(0)) {
      stream.readyState = EventStream.CLOSED;
      stream.onerror();
    }
  };
  for (let polls = 1; polls <= 3; polls++) {
    refuse();
    await jest.advanceTimersByTimeAsync(29_000);
    expect(EventStream.opened).toEqual([]);
    while (EventStream.opened.length < 2) await jest.advanceTimersByTimeAsync(500);
    expect(first.length).toBeGreaterThanOrEqual(2 * polls - 1);
  }
  await jest.advanceTimersByTimeAsync(500);
  expect(first).toEqual(Array(6).fill(everything));
  expect(second).toEqual(first);

  // A poll has just read everything.
  const polled = first.length;
  const stream = EventStream.opened.at(-1)!;
  stream.onopen();
  stream.onmessage({ data: JSON.stringify(change('1')) });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(first.slice(polled)).toEqual([change('1')]);
});

test('a stream that breaks is opened again with a new ticket, and everything counts as changed', async () => {
  let tickets = 0;
  const heard = openTab(() => Promise.resolve(`ticket-${++tickets}`));
  await jest.advanceTimersByTimeAsync(0);
  const [stream] = EventStream.opened;
  stream!.onopen();
  // The browser would reconnect with the ticket that is used.
  stream!.onerror();
  expect(stream!.readyState).toBe(EventStream.CLOSED);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(EventStream.opened.map(({ url }) => url)).toEqual(['/api/Events?ticket=ticket-1', '/api/Events?ticket=ticket-2']);
  EventStream.opened[1]!.onopen();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual([everything]);
});

test('without the server a page does not poll: it tries to connect', async () => {
  const heard = openTab();
  await jest.advanceTimersByTimeAsync(0);
  for (let tries = 1; tries <= 10; tries++) {
    EventStream.opened.at(-1)!.onerror();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(EventStream.opened).toHaveLength(tries + 1);
  }
  expect(heard).toEqual([]);
});
