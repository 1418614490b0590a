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

/** Loads the last week with scores and the one after it; each is undefined until it is loaded, and where it is not known. */
export function useGamesOfSeason(leagueId: string) {
  const { row: last } = useGameWeek(leagueId, undefined);
  const next = last?.weeks.find((week) => week > (last.week ?? 0));
  const { row: coming } = useGameWeek(leagueId, next, next === undefined);
  return { last, coming };
}
