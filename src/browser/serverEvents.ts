/** The contract's `Change`: the league that was written, null for all; or that the public leagues, or jobs of the queue, have changed. */
type Change = { leagueId: string | null } | 'leagues' | 'runs';
type OnChange = (change: Change) => void;

const everything: Change = { leagueId: null };
/** A new tab's message to the others: it asks for the changes that it missed while it loaded. */
const missed = 'missed';

/** If connecting takes longer than this, in ms, changes may have been missed. */
const maxGap = 5_000;
/** Jitter in ms, so that not all browsers refetch at the same time after a write. */
const spread = 300;

const canListen = () => document.visibilityState === 'visible' && navigator.onLine;

/** Runs `work` while no other tab of this browser does. Browsers without locks run it in every tab. */
async function inOneTab(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('sideline-events', { signal }, work).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
}

/** Milliseconds before a stream that broke is opened again, and between polls while the server has none. Jitter comes on top. */
const pauses = { broken: 3_000, refused: 30_000 };

/** A ticket of the account; null for a visitor, undefined if none is available now. */
type GetTicket = () => Promise<string | null | undefined>;

/** How a stream ended: also when none could be opened, the server may be unreachable or may refuse it. */
type End = keyof typeof pauses;

/** Passes on the changes of one stream until it ends or the signal aborts. It does not reconnect: its ticket is used. */
const follow = (url: string, since: number, signal: AbortSignal, onChange: OnChange) =>
  new Promise<End>((resolve) => {
    const source = new EventSource(url);
    let wasOpen = false;
    const end = () => {
      const isRefused = !wasOpen && source.readyState === EventSource.CLOSED;
      source.close();
      signal.removeEventListener('abort', end);
      resolve(isRefused ? 'refused' : 'broken');
    };
    source.onmessage = ({ data }: MessageEvent<string>) => onChange(JSON.parse(data) as Change);
    for (const type of ['leagues', 'runs'] as const) source.addEventListener(type, () => onChange(type));
    source.onerror = end;
    source.onopen = () => {
      wasOpen = true;
      if (performance.now() - since > maxGap) onChange(everything);
    };
    signal.addEventListener('abort', end);
  });

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms * (1 + Math.random() / 3));
    signal.addEventListener('abort', end);
  });

/** Passes on the changes of the server until the signal aborts. While the server refuses a stream, everything counts as changed at times. */
async function connect(url: string, getTicket: GetTicket, since: number, signal: AbortSignal, onChange: OnChange): Promise<void> {
  let from = since;
  while (!signal.aborted) {
    const ticket = await getTicket();
    if (signal.aborted) return;
    const address = ticket ? `${url}?ticket=${ticket}` : url;
    const end = ticket === undefined ? 'broken' : await follow(address, from, signal, onChange);
    if (signal.aborted) return;
    await sleep(pauses[end], signal);
    from = -Infinity;
    if (end === 'broken' || signal.aborted) continue;
    onChange(everything);
    from = performance.now();
  }
}

/**
 * Calls `onChange` with the changes on the server, while the page is visible and online. One tab of a browser holds the connection and
 * passes changes on to the others. Without a connection it polls. A tab that becomes visible or online has missed changes: `setupListeners` refetches.
 * @returns a function that reconnects, for another account
 */
export function listenToChanges(url: string, getTicket: GetTicket, onChange: OnChange): () => void {
  const tabs = new BroadcastChannel('sideline-changes');
  const wait: OnChange = (change) => void setTimeout(() => onChange(change), Math.random() * spread);
  let recent: { change: Change; at: number }[] = [];
  const findRecent = () => recent.filter(({ at }) => performance.now() - at < maxGap);
  const share: OnChange = (change) => {
    recent = [...findRecent(), { change, at: performance.now() }];
    tabs.postMessage(change);
    wait(change);
  };
  tabs.onmessage = ({ data }: MessageEvent<Change | typeof missed>) => {
    if (data !== missed) return wait(data);
    for (const { change } of findRecent()) tabs.postMessage(change);
  };
  tabs.postMessage(missed);

  let hidden: AbortController | null = null;
  const listen = (since: number) => {
    const { signal } = (hidden = new AbortController());
    void inOneTab(signal, () => connect(url, getTicket, since, signal, share));
  };
  const stop = () => {
    hidden?.abort();
    hidden = null;
  };
  const listenIfVisible = () => {
    if (!canListen()) stop();
    else if (!hidden) listen(performance.now());
  };
  document.addEventListener('visibilitychange', listenIfVisible);
  window.addEventListener('online', listenIfVisible);
  window.addEventListener('offline', listenIfVisible);
  // The data on the page is as old as the page, which was loaded at 0.
  if (canListen()) listen(0);
  return () => {
    stop();
    listenIfVisible();
  };
}
