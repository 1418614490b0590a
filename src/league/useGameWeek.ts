import { statusOnly } from '../api';
import { useGetGamesQuery } from '../api/generated/games.gen';
import { gameWeeks } from '../entities/generated/gamesTables.gen';
import { useAppSelector } from '../store/hooks';

/**
 * Loads a week's games.
 * @param year undefined for the season of the standings
 * @param week undefined for the one that the server chooses: the last with scores
 * @returns its row, once loaded, and the status; nothing is loaded with `skip`
 */
export function useGameWeek(leagueId: string, year: number | undefined, week: number | undefined, skip = false) {
  const query = useGetGamesQuery({ leagueId, year, week }, { ...statusOnly, skip });
  const row = useAppSelector((state) => (skip ? undefined : gameWeeks.selectRow(state, { leagueId, year, week })));
  return { row, query };
}
