/** The table of the account's sessions. It loads with the account's page. */
import type { sessionsApi } from '../api/sessions';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { endpointByName } from './endpointByName';
import { injectTables } from './index';
import { keyedRows } from './keys';

/** The key of the only list of sessions. */
export const ownSessions = 'own';

type SessionEndpoints = typeof sessionsApi.endpoints;

/** A session of the account: a browser in which it is logged in. */
export type SessionRow = { key: string } & Schema<'Session'>;
const listed = (response: Schema<'Session'>[]) => keyedRows(ownSessions, response, ({ sessionId }) => sessionId);
export const sessions = createTable('sessions', [
  feed(endpointByName<SessionEndpoints, 'getSessions'>('getSessions'), listed),
  feed(endpointByName<SessionEndpoints, 'endSessions'>('endSessions'), listed),
]);

export const accountTables = { sessions };
injectTables(accountTables);
