/** The endpoints of links for new accounts and passwords, and hooks. They load with the pages that make links. */
export * from './generated/invitationHooks.gen';
