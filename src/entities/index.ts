/** The entity tables of the store. Those that only some pages need are injected by their code. */
import { combineSlices, type Reducer } from '@reduxjs/toolkit';
import { draftPicks } from './draftPicks';
import * as generated from './generated/tables.gen';
import { leagues } from './leagues';
import { teamNames } from './teamNames';
import { teams } from './teams';

/** The reducer of all tables. */
export const entityReducer = combineSlices(draftPicks, leagues, teamNames, teams, ...Object.values(generated));

/** Adds the tables of a page. */
export function injectTables(ofPage: { reducerPath: string; reducer: Reducer }[]): void {
  for (const table of ofPage) entityReducer.inject(table);
}
