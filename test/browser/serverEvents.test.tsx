import { listenToChanges } from '../../src/browser/serverEvents';

/** jsdom has none. */
class EventStream extends EventTarget {
  static opened: EventStream[] = [];
  static readonly CLOSED = 2;
  onmessage: (event: { data: string }) => void = () => undefined;
  onopen: () => void = () => undefined;
  close = () => undefined;
  constructor() {
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
function openTab() {
  const heard: unknown[] = [];
  listenToChanges(
    '/api/Events',
    () => Promise.resolve(null),
    (change) => heard.push(change),
  );
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
