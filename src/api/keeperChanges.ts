/** The endpoint of who marked keepers, and its hook. It loads with the team's page. */
export * from './generated/keeperHooks.gen';
