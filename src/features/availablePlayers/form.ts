import type { AvailablePlayerRow } from '../../entities/tables';

/** A player's points in the weeks of the newest season with points; null for a player without any, undefined in a league without any. */
export type Form = AvailablePlayerRow['form'];

/** How many of the league's weeks the recent average is of. */
export const RECENT_WEEKS = 3;

/** Points per game in the league's last three weeks, over the games that the player played in them; undefined without any. */
export function recentAverage(form: Form): number | undefined {
  const played = (form?.last ?? []).slice(0, RECENT_WEEKS).flatMap(({ points }) => points ?? []);
  return played.length ? played.reduce((sum, points) => sum + points, 0) / played.length : undefined;
}

/** Whether a player's recent average is above or below his average of the season, by the decimals that are shown. */
export function trendOf(form: Form): 'up' | 'down' | undefined {
  const recent = recentAverage(form);
  if (!form || recent === undefined) return undefined;
  const difference = Math.round((recent - form.points / form.games) * 100);
  if (difference === 0) return undefined;
  return difference > 0 ? 'up' : 'down';
}
