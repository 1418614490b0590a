import type { UnknownAction } from '@reduxjs/toolkit';
import { isOfRequest } from '../api';
import type { AuthState } from '../session/authSlice';

const hidden = '(hidden)';

/** Hides the access token. */
function sanitizeState<S>(state: S): S {
  const { auth } = state as { auth: AuthState };
  return { ...state, auth: { ...auth, accessToken: auth.accessToken && hidden } };
}

/**
 * Names the action of a request by its endpoint and arguments: `getTeam/pending {"teamId":"13204"}`. Hides tokens, and what untracked
 * calls send and receive: their requests or responses have secrets.
 */
function sanitizeAction<A extends UnknownAction>(action: A): A {
  if (!isOfRequest(action)) return action.type.startsWith('auth/') ? { ...action, payload: hidden } : action;
  const { arg } = action.meta;
  const type = `${arg.endpointName}/${action.type.split('/').at(-1)} `;
  if (arg.track === false) return { ...action, type: type + hidden, meta: hidden, payload: hidden };
  return { ...action, type: type + JSON.stringify(arg.originalArgs) };
}

/** The Redux DevTools, without secrets. */
export const devTools = { name: 'Sideline', stateSanitizer: sanitizeState, actionSanitizer: sanitizeAction };
