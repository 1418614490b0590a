import { useConfig } from '../routing/configContext';
import { useSettings } from './useSettings';

/** The seasons that links of a league use. */
export type Seasons = {
  /** The season of the fixed links: the configured one, or the newest of a league that is not configured or has not had it. */
  linked: number;
  /** The seasons that the league has had, newest first; undefined until they are known. */
  known: number[] | undefined;
};

/** The seasons of a league. */
export function useSeasons(leagueId: string): Seasons {
  const { season, leagues } = useConfig();
  const isConfigured = leagues.some((league) => league.id === leagueId);
  const { seasons: known } = useSettings(leagueId);
  const pinned = !isConfigured && known?.length ? null : season;
  const isPinned = pinned !== null && (known === undefined || known.includes(pinned));
  const linked = isPinned ? pinned : (known?.[0] ?? pinned ?? new Date().getFullYear());
  return { linked, known };
}
