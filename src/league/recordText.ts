import type { Schema } from '../api/types';

/** Wins and losses, and ties if there are some: `8-6`. */
export const recordText = ({ wins, losses, draws }: Schema<'WinLoss'>): string =>
  draws > 0 ? `${wins}-${losses}-${draws}` : `${wins}-${losses}`;
