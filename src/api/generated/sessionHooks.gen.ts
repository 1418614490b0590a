export { secondFactorApi, useGetSecondFactorQuery, useGetPasskeysQuery, useRenamePasskeyMutation } from './secondFactor.gen';
export { sessionsApi, useGetSessionsQuery, useEndSessionsMutation } from './sessions.gen';
