import type { GridRowId } from '@mui/x-data-grid';
import { createContext, useContext } from 'react';

/** Finds a row's place, from 1, in the order that is shown. */
export const RowNumbers = createContext<ReadonlyMap<GridRowId, number>>(new Map());

/** The place of one row. A context, because the grid redraws no cell when only the order changes. */
export function RowNumber({ id }: { id: GridRowId }) {
  return useContext(RowNumbers).get(id);
}
