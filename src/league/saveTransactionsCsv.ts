import { saveCsv } from '../browser/saveCsv';
import type { TransactionRow } from '../entities/tables';
import { moveName, typeNames } from './moveText';

const freeAgents = 'Free agents';

/** Saves transactions as a CSV file, one row a move. */
export const saveTransactionsCsv = (name: string, transactions: readonly TransactionRow[]): void =>
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
