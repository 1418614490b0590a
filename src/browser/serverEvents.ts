/** The contract's `Change`: the league that was written, null for all; or that jobs of the queue have progressed. */
type Change = { leagueId: string | null } | 'runs';
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

/** Milliseconds before a stream that the server refused or ended is opened again. */
const pause = 10_000;

/** A ticket of the account; null for a visitor, undefined if none is available now. */
type GetTicket = () => Promise<string | null | undefined>;

/** Passes on the changes of one stream, which reconnects by itself, until the server refuses it or the signal aborts. */
const follow = (url: string, since: number, signal: AbortSignal, onChange: OnChange) =>
  new Promise<void>((resolve) => {
    const source = new EventSource(url);
    const end = () => {
      source.close();
      resolve();
    };
    let isLate = false;
    source.onmessage = ({ data }: MessageEvent<string>) => onChange(JSON.parse(data) as Change);
    source.addEventListener('runs', () => onChange('runs'));
    source.onerror = () => {
      isLate = true;
      if (source.readyState === EventSource.CLOSED) end();
    };
    source.onopen = () => {
      if (isLate || performance.now() - since > maxGap) onChange(everything);
      isLate = false;
    };
    signal.addEventListener('abort', end, { once: true });
  });

/** Passes on the changes of the server until the signal aborts. */
async function connect(url: string, getTicket: GetTicket, since: number, signal: AbortSignal, onChange: OnChange): Promise<void> {
  for (let from = since; !signal.aborted; from = -Infinity) {
    const ticket = await getTicket();
    if (!signal.aborted && ticket !== undefined)
      await follow(ticket === null ? url : `${url}?ticket=${ticket}`, from, signal, onChange);
    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Calls `onChange` with the changes on the server, while the page is visible and online. One tab of a browser holds the connection and
 * passes changes on to the others. A tab that becomes visible or online has missed changes: `setupListeners` refetches.
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
