import type { ReactNode } from 'react';
import type { ScreenQuery } from '../api';
import { saveCsv } from '../browser/saveCsv';
import type { TransactionRow } from '../entities/tables';
import { DataList } from '../grid/DataList';
import { tablePropsFromQuery } from '../grid/tablePropsFromQuery';
import { moveName, typeNames } from './moveText';
import { columns, filterFields, searched } from './transactionColumns';
import { TransactionItem } from './TransactionItem';
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
};

/** Transactions, newest first, one entry each, with search, filters, pages and an export of what is found. */
export const TransactionList = ({ rows, query, filters = filterFields, csvName, emptyHint, searchHint }: Props) => (
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
          <TransactionItem key={row.key} transaction={row} />
        ))}
      </ul>
    )}
  </DataList>
);

const freeAgents = 'Free agents';

/** Saves transactions as a CSV file, one row a move. */
const saveTransactionsCsv = (name: string, transactions: readonly TransactionRow[]): void =>
  saveCsv(
    name,
    transactions.flatMap(({ moves, ...transaction }) => moves.map((move) => ({ ...transaction, ...move }))),
    [
      { header: 'Season', value: ({ season }) => season },
      { header: 'Date', value: ({ at }) => at },
      { header: 'Type', value: ({ type }) => typeNames[type] },
      { header: 'Player or Pick', value: (move) => moveName(move) },
      { header: 'Position', value: ({ player }) => player?.position },
      { header: 'From', value: ({ from }) => from?.teamName ?? freeAgents },
      { header: 'To', value: ({ to }) => to?.teamName ?? freeAgents },
      { header: 'Bid', value: ({ bid, to }) => (to ? bid : null) },
    ],
  );
