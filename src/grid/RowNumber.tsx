import { createContext, useContext } from 'react';

/** The number of each row in the shown order, from 1. */
export const RowNumbers = createContext<ReadonlyMap<object, number>>(new Map());

/** The number of one row. It reads a context because the grid re-renders no cell when only the order changes. */
export function RowNumber({ row }: { row: object }) {
  return useContext(RowNumbers).get(row);
}
