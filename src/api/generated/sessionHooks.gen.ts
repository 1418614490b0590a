export { passkeysApi, useSetPasswordMutation, useGetPasskeysQuery, useAddPasskeyMutation, useRenamePasskeyMutation, useBeginPasskeyMutation, useRemovePasskeyMutation } from './passkeys.gen';
export { secondFactorApi, useGetSecondFactorQuery, useBeginSecondFactorMutation, useTurnOnSecondFactorMutation, useMakeRecoveryCodesMutation, useTurnOffSecondFactorMutation } from './secondFactor.gen';
export { sessionsApi, useGetSessionsQuery, useEndSessionsMutation } from './sessions.gen';
