import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { hideDrafts } from '../browser/draftStorage';
import { selectEmailAddress, sessionFound, type AuthState } from './authSlice';
import { endSession, type SessionServices } from './sessionActions';
import { hasStoredToken, readStoredSession } from './tokenStorage';

type SessionStore = {
  getState: () => { auth: AuthState };
  dispatch: ThunkDispatch<{ auth: AuthState }, SessionServices, UnknownAction>;
};

/** How often the expiry of the stored session is checked, in ms. */
const interval = 60_000;

/**
 * Syncs the store with the stored session: log-in and log-out in other tabs, and the refresh token's expiry.
 * @returns a function that stops it
 */
export function syncSessionAcrossTabs(store: SessionStore): () => void {
  const sync = () => {
    const stored = readStoredSession();
    const emailAddress = selectEmailAddress(store.getState());
    if (stored && stored.emailAddress !== emailAddress) store.dispatch(sessionFound(stored));
    if (stored || emailAddress === null) return;
    // Another tab removed the token, perhaps by a log-out. An expired one is still there.
    if (!hasStoredToken()) hideDrafts();
    store.dispatch(endSession('ended'));
  };
  sync();
  const timer = setInterval(sync, interval);
  window.addEventListener('storage', sync);
  return () => {
    clearInterval(timer);
    window.removeEventListener('storage', sync);
  };
}
