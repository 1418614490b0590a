import type { components } from '../../src/api/generated/schema.gen';
import { sumPoints } from './points';

type Form = components['schemas']['PlayerForm'];

/** A player's points in a week. */
interface ScoredWeek {
  playerId: string;
  week: number;
  score: number;
}

/** The season of forms with its newest weeks, newest first, and the week in which each NFL team is off. */
interface FormSeason {
  season: number;
  weeks: readonly number[];
  byes: ReadonlyMap<string | null, number>;
}

/** The form of a player; null for one without points. */
export type FormOf = (playerId: string | undefined, nflTeam: string | null) => Form;

/**
 * The points of players in a season. A week of a player counts once, also if it is there for several teams. Hosts give 0 points to a player
 * whose NFL team is off: that is no score.
 */
export function playerForms(rows: readonly ScoredWeek[], { season, weeks, byes }: FormSeason): FormOf {
  const scores = new Map<string | undefined, Map<number, number>>();
  for (const { playerId, week, score } of rows) {
    const own = scores.get(playerId) ?? new Map<number, number>();
    scores.set(playerId, own.set(week, Math.max(score, own.get(week) ?? -Infinity)));
  }
  return (playerId, nflTeam) => {
    const all = [...(scores.get(playerId) ?? [])];
    const own = new Map(all.filter(([week, score]) => score !== 0 || week !== byes.get(nflTeam)));
    if (!own.size) return null;
    const last = weeks.map((week) => ({ week, points: own.get(week) ?? null }));
    return { season, points: sumPoints([...own.values()]), games: own.size, last };
  };
}
