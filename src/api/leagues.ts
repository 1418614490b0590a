/** The endpoints that find, add and list leagues, and hooks. They load with the pages that need them. */
export * from './generated/leaguesHooks.gen';
