/** The endpoints of everyone's accounts, and hooks. They load with the page of the accounts. */
export * from './generated/accountsHooks.gen';
