/** The endpoints of games and rules, and hooks. They load with the pages that show them. */
export * from './generated/gameHooks.gen';
