export { accountsApi, useGetAccountsQuery, useSetRightsMutation, useEndAccountSessionsMutation, useRemoveAccountMutation } from './accounts.gen';
