/** The endpoints of the own sessions and second factor, and hooks. They load with the account's page. */
export * from './generated/sessionHooks.gen';
export * from './changeSecondFactor';
export * from './changePasskeys';
