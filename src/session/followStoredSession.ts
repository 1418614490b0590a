import type { Dispatch } from '@reduxjs/toolkit';
import { selectEmailAddress, sessionEnded, sessionFound, type AuthState } from './authSlice';
import { readStoredSession } from './tokenStorage';

type SessionStore = { getState: () => { auth: AuthState }; dispatch: Dispatch };

/** Keeps the store in step with what the browser stores: a log-in or log-out on the landing page or in another tab counts here too. */
export function followStoredSession(store: SessionStore): () => void {
  const follow = () => {
    const stored = readStoredSession();
    const emailAddress = selectEmailAddress(store.getState());
    if (stored && stored.emailAddress !== emailAddress) store.dispatch(sessionFound(stored));
    if (!stored && emailAddress !== null) store.dispatch(sessionEnded('loggedOut'));
  };
  follow();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
