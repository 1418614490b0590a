/** The contract's `Change`. */
type Change = { leagueId: string | null };
type OnChange = (leagueId: Change['leagueId']) => void;

/** Changes of the time before a connection that came later than this, in ms, may have been missed. */
const maxGap = 5_000;
/** The changes of a write reach all browsers at once: each waits for a random part of this, in ms, before it asks for the new data. */
const spread = 300;

const canListen = () => document.visibilityState === 'visible' && navigator.onLine;

/** Runs `work` while no other tab of this browser does. Browsers without locks run it in every tab. */
async function inOneTab(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('sideline-events', { signal }, work).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
}

/** Passes on the changes that the server announces, until the signal. */
const connect = (url: string, since: number, signal: AbortSignal, tell: OnChange) =>
  new Promise<void>((resolve) => {
    const source = new EventSource(url);
    let isLate = false;
    source.onmessage = ({ data }: MessageEvent<string>) => tell((JSON.parse(data) as Change).leagueId);
    source.onerror = () => (isLate = true);
    source.onopen = () => {
      if (isLate || performance.now() - since > maxGap) tell(null);
      isLate = false;
    };
    signal.addEventListener('abort', () => {
      source.close();
      resolve();
    });
  });

/**
 * Calls `onChange` with each league that is written on the server, or with null for all, while the page is visible and
 * online. One tab of a browser holds the connection and tells the others. A tab that is visible or online again has missed changes: it
 * refetches by `setupListeners`.
 */
export function listenToChanges(url: string, onChange: OnChange): void {
  const tabs = new BroadcastChannel('sideline-changes');
  const wait: OnChange = (leagueId) => void setTimeout(() => onChange(leagueId), Math.random() * spread);
  const tell: OnChange = (leagueId) => {
    tabs.postMessage(leagueId);
    wait(leagueId);
  };
  tabs.onmessage = ({ data }: MessageEvent<Change['leagueId']>) => wait(data);

  let hidden: AbortController | null = null;
  const listen = (since: number) => {
    const { signal } = (hidden = new AbortController());
    void inOneTab(signal, () => connect(url, since, signal, tell));
  };
  const follow = () => {
    if (!canListen()) {
      hidden?.abort();
      hidden = null;
    } else if (!hidden) listen(performance.now());
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  // The data of the page is as old as the page.
  if (canListen()) listen(0);
}
