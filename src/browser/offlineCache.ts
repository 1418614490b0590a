/**
 * The caches of the browser's Cache Storage with the latest responses, for use without network. Visitors and sessions have separate caches; a
 * session's belongs to its account and is deleted when the session ends. Without the Cache API (no HTTPS) nothing is stored.
 */

export const visitorCache = 'responses';
export const sessionCache = 'responses-session';
/** Caches of earlier versions, which nothing reads. */
const formerCaches = ['answers', 'answers-session'];

/** Deletes the responses of a session. */
export const deleteSessionResponses = () => void globalThis.caches?.delete(sessionCache).catch(() => undefined);

/** Deletes what earlier versions stored. */
export const deleteFormerResponses = () => Promise.all(formerCaches.map((name) => globalThis.caches?.delete(name)));
