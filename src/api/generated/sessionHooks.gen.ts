export { sessionsApi, useGetSessionsQuery, useEndSessionsMutation } from './sessions.gen';
