import { combineSlices } from '@reduxjs/toolkit';
import type { Row, Table } from './createTable';

/** The reducer of the entity tables, to which each adds itself when its code is loaded. */
export const entityReducer = combineSlices({}).withLazyLoadedSlices<Record<string, Table<Row>>>();
