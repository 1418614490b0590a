/** The cache of what a session was answered. */
export const sessionAnswers = 'answers-session';

/** Throws away what was kept of a session. */
export const forgetSessionAnswers = () => void globalThis.caches?.delete(sessionAnswers).catch(() => undefined);
