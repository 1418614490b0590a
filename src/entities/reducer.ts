import { combineSlices, type Reducer } from '@reduxjs/toolkit';
import { draftPicks } from './draftPicks';
import { leagues } from './leagues';
import { teamNames } from './teamNames';
import { teams } from './teams';

/** The reducer of the entity tables. The generated tables add themselves when their code is loaded. */
export const entityReducer = combineSlices(draftPicks, leagues, teamNames, teams);

/** Adds a table to the store. */
export function injectTable(table: { reducerPath: string; reducer: Reducer }): void {
  entityReducer.inject(table);
}
