import { statusOnly } from '../api';
import { useGetGamesQuery } from '../api/games';
import { gameWeeks } from '../entities/games';
import { gameWeekKey } from '../entities/keys';
import { useAppSelector } from '../store/hooks';

/**
 * Loads a week's games.
 * @param week undefined for the one that the server chooses: the last with scores
 * @returns its row, once loaded, and the status; nothing is loaded with `skip`
 */
export function useGameWeek(leagueId: string, week: number | undefined, skip = false) {
  const query = useGetGamesQuery({ leagueId, week }, { ...statusOnly, skip });
  const row = useAppSelector((state) => (skip ? undefined : gameWeeks.selectRow(state, gameWeekKey(leagueId, week))));
  return { row, query };
}
