import { DataTable } from '../grid/DataTable';
import type { TableProps } from '../grid/tableProps';
import { type Query, tablePropsFromQuery } from '../grid/tablePropsFromQuery';
import { csvName } from '../lib/csv';
import { useLeagueName } from './useLeagueName';

type Props<Row extends object> = Omit<TableProps<Row>, keyof ReturnType<typeof tablePropsFromQuery> | 'csvName'> & {
  /** Undefined until they are loaded. */
  rows: Row[] | undefined;
  query: Query;
  /** The name of the export, whose last part is the league's name; by default the label, false for a table without an export. */
  csv?: Parameters<typeof csvName> | false;
};

/** A table of rows of a league, with the status of their query. */
export function LeagueTable<Row extends { key: string }>({ rows, query, csv, ...table }: Props<Row>) {
  const leagueName = useLeagueName();
  return (
    <DataTable
      {...tablePropsFromQuery(rows, query)}
      {...table}
      csvName={csv !== false && csvName(...(csv ?? [table.label]), leagueName)}
    />
  );
}
