/** The tables of the account's sessions, second factor and passkeys. They load with the account's page. */
import type { passkeysApi, secondFactorApi, sessionsApi } from '../api/sessions';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { endpointByName } from './endpointByName';
import { injectTables, type StateOf } from './index';
import { keyedRows } from './keys';

/** The key of the only list of sessions and of passkeys, and of the only second factor. */
export const ownSessions = 'own';

type SessionEndpoints = typeof sessionsApi.endpoints & typeof secondFactorApi.endpoints & typeof passkeysApi.endpoints;

/** A session of the account: a browser in which it is logged in. */
export type SessionRow = { key: string } & Schema<'Session'>;
const listed = (response: Schema<'Session'>[]) => keyedRows(ownSessions, response, ({ sessionId }) => sessionId);
export const sessions = createTable('sessions', [
  feed(endpointByName<SessionEndpoints, 'getSessions'>('getSessions'), listed),
  feed(endpointByName<SessionEndpoints, 'endSessions'>('endSessions'), listed),
]);

/** Whether a log-in needs a code, and what is left of the recovery codes. */
export const secondFactors = createTable('secondFactors', [
  feed(endpointByName<SessionEndpoints, 'getSecondFactor'>('getSecondFactor'), (response) =>
    keyedRows(ownSessions, [response], () => ownSessions),
  ),
]);

/** A passkey of the account. */
export type PasskeyRow = { key: string } & Schema<'Passkey'>;
const registered = (response: Schema<'Passkey'>[]) => keyedRows(ownSessions, response, ({ passkeyId }) => passkeyId);
export const passkeys = createTable('passkeys', [
  feed(endpointByName<SessionEndpoints, 'getPasskeys'>('getPasskeys'), registered),
  feed(endpointByName<SessionEndpoints, 'renamePasskey'>('renamePasskey'), registered),
]);

const accountTables = { passkeys, secondFactors, sessions };
declare module './index' {
  interface LazyTables extends StateOf<typeof accountTables> {}
}
injectTables(accountTables);
