/** The endpoints of a league's settings, with their cache tags, and hooks. They load with the page of the settings. */
import { everyTag, unlessFailed } from './baseApi';
import { leagueSettingsApi } from './generated/leagueSettingsHooks.gen';

export * from './generated/leagueSettingsHooks.gen';

leagueSettingsApi.enhanceEndpoints({
  addTagTypes: ['LeagueSettings'],
  endpoints: {
    // A run may be refused, or fulfil an accepted drop.
    getLeagueSettings: { providesTags: ['LeagueSettings', 'Runs'] },
    // Every response has the league's name. A refusal says that a team is gone.
    setLeagueSettings: {
      invalidatesTags: (_response, error) => (error === undefined ? [...everyTag, 'Account', 'Runs'] : ['LeagueSettings']),
    },
    // The removed rows may be any of the league.
    acceptDrop: { invalidatesTags: (_response, error) => (error === undefined ? [...everyTag, 'Runs'] : ['LeagueSettings']) },
    // The lists of leagues are refetched by the event of the change, after the page is left: refetched now, its settings would be missing.
    removeLeague: { invalidatesTags: unlessFailed('Account') },
  },
});
