import { selectSeasons } from '../entities/settingsSlice';
import { useConfig } from '../routing/configContext';
import { useAppSelector } from '../store/hooks';

/** What links to a league's seasons lead to. */
export type Seasons = {
  /** The season of the fixed links: the configured one, or the newest of a league that has not had it. */
  linked: number;
  /** The seasons that the league has had, newest first; undefined until they are known. */
  known: number[] | undefined;
};

/** The seasons of a league. */
export function useSeasons(leagueId: string): Seasons {
  const { season } = useConfig();
  const known = useAppSelector((state) => selectSeasons(state, leagueId));
  const linked = known === undefined || known.includes(season) ? season : (known[0] ?? season);
  return { linked, known };
}
