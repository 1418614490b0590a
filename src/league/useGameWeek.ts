import { skipToken } from '@reduxjs/toolkit/query';
import { gameWeeks } from '../entities/generated/gamesTables.gen';
import { useRow } from '../store/useRows';

/**
 * Loads a week's games.
 * @param year undefined for the season of the standings
 * @param week undefined for the one that the server chooses: the last with scores
 * @returns its row, once loaded, and the status; nothing is loaded with `skip`
 */
export function useGameWeek(leagueId: string, year: number | undefined, week: number | undefined, skip = false) {
  return useRow(gameWeeks, skip ? skipToken : { leagueId, year, week });
}
