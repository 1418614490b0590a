import { createContext } from 'react';
import type { ColumnFilter } from './columnFilters';
import type { Choice } from './columnTypes';

/** The input of a column's filter: `choices` with a text that narrows them, or text, which `problemOf` checks. */
export type FilterInput = { choices?: Choice[]; placeholder?: string; problemOf?: (text: string) => string | null };

type FilterControls = {
  /** The fields of the columns that have a filter. */
  fields: readonly string[];
  filters: readonly ColumnFilter[];
  setFilter: (field: string, text: string) => void;
  inputFor: (field: string) => FilterInput;
};

/** The filters for the headers. A context, so that the slots of the grid stay the same. */
export const FilterContext = createContext<FilterControls>({
  fields: [],
  filters: [],
  setFilter: () => undefined,
  inputFor: () => ({}),
});
