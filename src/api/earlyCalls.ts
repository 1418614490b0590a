/** Calls that leave before the store is there: for the page that is opened, and for a link that is about to be followed. */
import { callsOf } from '../routing/callsOf';
import type { RouteMatch } from '../routing/matchRoute';
import { readStoredSession } from '../session/tokenStorage';

/** How long an answer that nothing has asked for may wait, in ms: then it would be old. */
const lifetime = 10_000;

/** The same for an answer that came with the page, whose code may be slow to come. */
const drawnLifetime = 60_000;

const answers = new Map<string, Promise<Response | null>>();

/** The address of a call, as the store's own calls spell it. */
const addressOf = (apiUrl: string, path: string) => new URL(apiUrl, window.location.origin).href.replace(/\/$/, '') + path;

function lay(address: string, answer: Promise<Response | null>, ms: number): void {
  answers.set(address, answer);
  setTimeout(() => answers.get(address) === answer && answers.delete(address), ms);
}

/**
 * Sends the calls that a page starts with. Only a visitor's: a session's calls carry its token.
 * @param apiUrl the configured API base
 */
export function sendEarly(apiUrl: string, match: RouteMatch): void {
  if (readStoredSession() !== null) return;
  for (const call of callsOf(match)) {
    const address = addressOf(apiUrl, call.address);
    if (answers.has(address)) continue;
    lay(
      address,
      fetch(address, { signal: AbortSignal.timeout(lifetime) }).catch(() => null),
      lifetime,
    );
  }
}

/** Takes the answers that stand in a page which the server has drawn for those to its calls. */
export function takeDrawnAnswers(): void {
  document.querySelectorAll<HTMLElement>('script[data-answer-to]').forEach(({ dataset, textContent }) => {
    lay(addressOf('', dataset['answerTo']!), Promise.resolve(new Response(textContent)), drawnLifetime);
  });
}

/** The answer to a call that has left early, once; null where there is none, or where it failed: then the call is made anew. */
export async function takeEarlyAnswer({ method, url }: Request): Promise<Response | null> {
  const answer = method === 'GET' ? answers.get(url) : undefined;
  if (!answer) return null;
  answers.delete(url);
  return answer;
}
