import type { ReactNode } from 'react';
import type { ScreenQuery } from '../api';
import type { TransactionRow } from '../entities/tables';
import { DataList } from '../grid/DataList';
import { tablePropsFromQuery } from '../grid/tablePropsFromQuery';
import { saveTransactionsCsv } from './saveTransactionsCsv';
import { columns, filterFields, searched } from './transactionColumns';
import { TransactionItem } from './TransactionItem';
import type { TeamPath } from './useTeamPath';
import { Button } from '../components/Button';

type Props = {
  rows: TransactionRow[] | undefined;
  query: ScreenQuery;
  /** The fields with a filter; by default all. */
  filters?: readonly (typeof filterFields)[number][];
  csvName: string;
  emptyHint: string;
  /** What is shown where a search finds nothing. */
  searchHint?: () => ReactNode;
  teamPath: TeamPath;
};

/** Transactions, newest first, one entry each, with search, filters, pages and an export of what is found. */
export const TransactionList = ({ rows, query, filters = filterFields, csvName, emptyHint, searchHint, teamPath }: Props) => (
  <DataList
    table={{
      ...tablePropsFromQuery(rows, query),
      label: 'Transactions',
      columns,
      search: searched,
      filters: true,
      keepsOrder: true,
      pagination: true,
      toolbar: false,
      emptyHint,
      searchHint,
    }}
    filterFields={filters}
    controls={({ found }) => <Button onClick={() => saveTransactionsCsv(csvName, found)}>Export CSV</Button>}
  >
    {(shown) => (
      <ul className="transactions">
        {shown.map((row) => (
          <TransactionItem key={row.key} transaction={row} teamPath={teamPath} />
        ))}
      </ul>
    )}
  </DataList>
);
