import type { Schema } from '../api/types';

type Team = Schema<'StandingsTeam'>;

/** Whether a team of a season has a result. */
export const hasResults = (teams: readonly Team[]): boolean => teams.some(({ wins, losses, draws }) => wins + losses + draws > 0);

/** Whether records say something: not in a season without games, as in a guillotine league. */
export const hasRecords = (teams: readonly Team[]): boolean => teams.every(({ hasRecord }) => hasRecord !== false);

/** Wins and losses, and ties if there are some: `8-6`. */
export const recordText = ({ wins, losses, draws }: Schema<'WinLoss'>): string =>
  draws > 0 ? `${wins}-${losses}-${draws}` : `${wins}-${losses}`;

/** The results of a game in words. */
export const resultWords = { W: 'Won', L: 'Lost', T: 'Tied' };
