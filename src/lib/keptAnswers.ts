/**
 * The last answers, kept in the browser for times without network. A visitor's and a session's are kept apart, a session's under its
 * account, and thrown away when it ends. Browsers without the Cache API (pages without HTTPS) keep nothing.
 */

import { sessionAnswers as sessions } from './sessionAnswers';

const visitors = 'answers';
/** How many answers of each are kept: the ones that came last. */
const most = 60;

/** An answer's text, and when it came, in ms of this clock. */
export type KeptAnswer = { text: string; keptAt: number };

const nameOfStore = (account: string | null) => (account === null ? visitors : sessions);

/** Keeps the answer to a call. */
export async function keepAnswer(account: string | null, address: string, text: string, now = Date.now()): Promise<void> {
  if (!('caches' in globalThis)) return;
  const answers = await globalThis.caches.open(nameOfStore(account));
  await answers.put(
    address,
    new Response(text, { headers: { 'kept-at': String(now), account: encodeURIComponent(account ?? '') } }),
  );
  const kept = await answers.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((old) => answers.delete(old)));
}

/** The answer that was kept of a call for the same account, or null. */
export async function findKeptAnswer(account: string | null, address: string): Promise<KeptAnswer | null> {
  if (!('caches' in globalThis)) return null;
  // Not opened, which would make the store anew that has just been thrown away.
  const kept = await globalThis.caches.match(address, { cacheName: nameOfStore(account) });
  if (!kept || kept.headers.get('account') !== encodeURIComponent(account ?? '')) return null;
  return { text: await kept.text(), keptAt: Number(kept.headers.get('kept-at')) };
}
