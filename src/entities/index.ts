/** The entity tables of the store. Those that only one page needs are injected by its code. */
import { combineSlices, type Reducer } from '@reduxjs/toolkit';
import { accounts } from './accounts';
import { availablePlayers } from './availablePlayers';
import { breakdowns } from './breakdowns';
import { depthCharts } from './depthCharts';
import { draftPicks } from './draftPicks';
import { futurePicks } from './futurePicks';
import { leagues } from './leagues';
import { players } from './players';
import { rookies } from './rookies';
import { rosterPlayers } from './rosterPlayers';
import { lastWeeks, playerScores, seasonScores, teamNames, teamNeighbours, weekRanges, weekScores } from './scores';
import { settings } from './settingsSlice';
import { seasonTeams } from './seasonTeams';
import { standings } from './standings';
import { teams } from './teams';
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
/** The part of the state that tables make. */
export type StateOf<T extends Tables> = { [Name in keyof T]: T[Name]['reducer'] extends Reducer<infer S> ? S : never };
/** The tables that pages inject; each declares its own. @public */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface LazyTables {}

type ReducersOf<T extends Tables> = { [Name in keyof T]: T[Name]['reducer'] };

const reducersOf = <T extends Tables>(ofPage: T) =>
  Object.fromEntries(Object.values(ofPage).map(({ name, reducer }) => [name, reducer])) as ReducersOf<T>;

/** The reducer of all tables. */
export const entityReducer = combineSlices(reducersOf(tables)).withLazyLoadedSlices<LazyTables>();

/** Adds the tables of a page. */
export function injectTables(ofPage: Tables): void {
  for (const { name: reducerPath, reducer } of Object.values(ofPage))
    entityReducer.inject({ reducerPath, reducer: reducer as Reducer });
}
