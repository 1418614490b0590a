/** The endpoints of the own sessions, passkeys and second factor, and hooks. They load with the account's page. */
export * from './generated/sessionHooks.gen';
