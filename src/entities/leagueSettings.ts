/** The table of leagues' settings. It loads with their page. */
import type { leagueSettingsApi } from '../api/leagueSettings';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { endpointByName } from './endpointByName';
import { injectTables, type StateOf } from './index';
import { leagueKey } from './keys';

type Endpoints = typeof leagueSettingsApi.endpoints;

/** What a league's commissioner sets. */
export type LeagueSettingsRow = { key: string } & Schema<'LeagueSettings'>;
const row = (settings: Schema<'LeagueSettings'>) => ({
  rows: [{ ...settings, key: leagueKey('any', settings.leagueId) } satisfies LeagueSettingsRow],
});
export const leagueSettings = createTable('leagueSettings', [
  feed(endpointByName<Endpoints, 'getLeagueSettings'>('getLeagueSettings'), row),
  feed(endpointByName<Endpoints, 'setLeagueSettings'>('setLeagueSettings'), row),
  feed(endpointByName<Endpoints, 'acceptDrop'>('acceptDrop'), row),
]);

const leagueSettingsTables = { leagueSettings };
declare module './index' {
  interface LazyTables extends StateOf<typeof leagueSettingsTables> {}
}
injectTables(leagueSettingsTables);
