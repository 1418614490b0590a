/** The entity tables of the store. Those that only one page needs are injected by its code. */
import { combineSlices, type Reducer } from '@reduxjs/toolkit';
import { accounts } from './accounts';
import { availablePlayers } from './availablePlayers';
import { breakdowns } from './breakdowns';
import { depthCharts } from './depthCharts';
import { draftPicks } from './draftPicks';
import { futurePicks } from './futurePicks';
import type { gameTables } from './games';
import type { keeperTables } from './keeperChanges';
import type { leagueTables } from './leagueTables';
import type { leagueSettingsTables } from './leagueSettings';
import { leagues } from './leagues';
import type { adminTables } from './maintenance';
import type { managedAccountTables } from './managedAccounts';
import { players } from './players';
import { rookies } from './rookies';
import { rosterPlayers } from './rosterPlayers';
import { lastWeeks, playerScores, seasonScores, teamNames, teamNeighbours, weekRanges, weekScores } from './scores';
import { settings } from './settingsSlice';
import { seasonTeams } from './seasonTeams';
import type { rulesTables } from './rules';
import type { accountTables } from './sessions';
import { standings } from './standings';
import { teams } from './teams';
import type { enteredTradeTables } from './enteredTrades';
import { tradeForms, trades } from './trades';
import { moves } from './transactions';

const tables = {
  accounts,
  availablePlayers,
  breakdowns,
  depthCharts,
  draftPicks,
  futurePicks,
  lastWeeks,
  leagues,
  moves,
  playerScores,
  players,
  rookies,
  rosterPlayers,
  seasonScores,
  seasonTeams,
  settings,
  standings,
  teamNames,
  teamNeighbours,
  teams,
  tradeForms,
  trades,
  weekRanges,
  weekScores,
};

type Tables = Record<string, { name: string; reducer: unknown }>;
type ReducersOf<T extends Tables> = { [Name in keyof T]: T[Name]['reducer'] };
type StateOf<T extends Tables> = { [Name in keyof T]: T[Name]['reducer'] extends Reducer<infer S> ? S : never };

const reducersOf = <T extends Tables>(ofPage: T) =>
  Object.fromEntries(Object.values(ofPage).map(({ name, reducer }) => [name, reducer])) as ReducersOf<T>;

/** The reducer of all tables. */
export const entityReducer = combineSlices(reducersOf(tables)).withLazyLoadedSlices<
  StateOf<
    typeof adminTables &
      typeof accountTables &
      typeof enteredTradeTables &
      typeof gameTables &
      typeof keeperTables &
      typeof leagueTables &
      typeof leagueSettingsTables &
      typeof managedAccountTables &
      typeof rulesTables
  >
>();

/** Adds the tables of a page. */
export function injectTables(ofPage: Tables): void {
  for (const { name: reducerPath, reducer } of Object.values(ofPage))
    entityReducer.inject({ reducerPath, reducer: reducer as Reducer });
}
