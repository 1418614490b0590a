/** The table of the leagues' rules. It loads with the page that shows them. */
import type { rulesApi } from '../api/games';
import type { Schema } from '../api/types';
import { createTable, feed } from './createTable';
import { endpointByName } from './endpointByName';
import { injectTables, type StateOf } from './index';
import { leagueKey } from './keys';

/** A league's rules of its newest season. */
export type RulesRow = { key: string } & Schema<'RulesOfSeason'>;
export const leagueRules = createTable('leagueRules', [
  feed(endpointByName<typeof rulesApi.endpoints, 'getRules'>('getRules'), (response, { leagueId }) => ({
    rows: [{ ...response, key: leagueKey('any', leagueId) } satisfies RulesRow],
  })),
]);

const rulesTables = { leagueRules };
declare module './index' {
  interface LazyTables extends StateOf<typeof rulesTables> {}
}
injectTables(rulesTables);
