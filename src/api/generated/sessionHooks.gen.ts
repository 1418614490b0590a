export { secondFactorApi, useGetSecondFactorQuery } from './secondFactor.gen';
export { sessionsApi, useGetSessionsQuery, useEndSessionsMutation } from './sessions.gen';
