import type { ReactNode } from 'react';
import type { Schema } from '../api/types';
import { LocalTime } from '../components/LocalTime';
import { tradeDate } from '../lib/dates';
import { typeText } from './moveText';
import { TransactionText } from './TransactionText';

type ChangeProps = {
  at: string | null;
  /** What stands for the day where that is not known. */
  season?: number;
  type: string;
  children: ReactNode;
};

/** An entry of a `transactions` list: day and type, then what changed; two lines where the list is narrow. */
export const ChangeItem = ({ at, season, type, children }: ChangeProps) => (
  <li className="transaction">
    <span className="muted">{at === null && season !== undefined ? season : <LocalTime value={at} format={tradeDate} />}</span>
    <span className="transaction__type">{type}</span>
    <span className="transaction__text">{children}</span>
  </li>
);

type Props = { transaction: Schema<'Transaction'> };

/** A transaction as an entry of a `transactions` list. */
export const TransactionItem = ({ transaction }: Props) => (
  <ChangeItem at={transaction.at} season={transaction.season} type={typeText(transaction)}>
    <TransactionText transaction={transaction} />
  </ChangeItem>
);
