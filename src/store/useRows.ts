import { skipToken, type SkipToken } from '@reduxjs/toolkit/query';
import { type QueryOptions, statusOnly } from '../api';
import type { FromQuery } from '../entities/responseTables';
import { useAppSelector } from './hooks';
import type { RootState } from './makeStore';

type ListTable<Arg, Row> = FromQuery<Arg> & { selectRows: (state: RootState, arg: NoInfer<Arg>) => Row[] | undefined };
type RecordTable<Arg, Row> = FromQuery<Arg> & { selectRow: (state: RootState, arg: NoInfer<Arg>) => Row | undefined };

/** Starts the query of a table. @returns the rows of that query, undefined until they are loaded, and its status */
export function useRows<Arg, Row>(
  { useQuery, selectRows }: ListTable<Arg, Row>,
  arg: NoInfer<Arg> | SkipToken,
  options?: Partial<QueryOptions>,
) {
  const query = useQuery(arg, { ...statusOnly, ...options });
  const rows = useAppSelector((state) => (arg === skipToken ? undefined : selectRows(state, arg)));
  return { rows, query };
}

/** The same for a table that has each response as one row. */
export function useRow<Arg, Row>(
  { useQuery, selectRow }: RecordTable<Arg, Row>,
  arg: NoInfer<Arg> | SkipToken,
  options?: Partial<QueryOptions>,
) {
  const query = useQuery(arg, { ...statusOnly, ...options });
  const row = useAppSelector((state) => (arg === skipToken ? undefined : selectRow(state, arg)));
  return { row, query };
}
