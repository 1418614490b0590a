import type { UnknownAction } from '@reduxjs/toolkit';
import type { AuthState } from '../session/authSlice';

const hidden = '(hidden)';

/** Hides the access token. */
function sanitizeState<S>(state: S): S {
  const { auth } = state as { auth: AuthState };
  return auth.accessToken === null ? state : ({ ...state, auth: { ...auth, accessToken: hidden } } as S);
}

type RequestMeta = { arg?: { track?: boolean }; baseQueryMeta?: unknown };

/** Hides access tokens, and what untracked calls send and receive: their requests or responses have secrets. */
function sanitizeAction<A extends UnknownAction>(action: A): A {
  if (action.type === 'auth/tokensReceived') return { ...action, payload: hidden };
  const { arg, ...meta } = (action['meta'] ?? {}) as RequestMeta;
  if (arg?.track !== false) return action;
  const sanitized = { ...meta, baseQueryMeta: undefined, arg: { ...arg, originalArgs: hidden } };
  return { ...action, meta: sanitized, ...('payload' in action && { payload: hidden }) };
}

/** The Redux DevTools, without secrets. */
export const devTools = { name: 'Sideline', stateSanitizer: sanitizeState, actionSanitizer: sanitizeAction };
