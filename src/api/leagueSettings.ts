/** The endpoints of a league's settings, and hooks. They load with the page of the settings. */
export * from './generated/leagueSettingsHooks.gen';
