/** A player's weeks in a league's line-ups, season by season. */
import { groupBy } from './groupBy';
import { sumPoints } from './points';

/** A week of a player with a team; `points` null when he did not play, `opponentId` null without a game. */
export interface StoryWeek {
  season: number;
  week: number;
  teamId: string;
  slot: 'starter' | 'bench' | 'reserve';
  points: number | null;
  isBye: boolean;
  opponentId: string | null;
}

/** A place by points among the players of a position. */
export interface PositionRank {
  place: number;
  players: number;
}

/** The points of some weeks of a season: a week counts once, also if several teams had the player. */
function totalOf(weeks: readonly StoryWeek[]): number {
  const byWeek = new Map<number, number>();
  for (const { week, points } of weeks) if (points !== null) byWeek.set(week, Math.max(points, byWeek.get(week) ?? -Infinity));
  return sumPoints([...byWeek.values()]);
}

/** The seasons of a player's weeks in their order, each with its points: in all weeks, and in those in which he started. */
export const playerSeasons = (weeks: readonly StoryWeek[]) =>
  [...groupBy(weeks, ({ season }) => season)].map(([season, ofSeason]) => ({
    season,
    points: totalOf(ofSeason),
    startedPoints: totalOf(ofSeason.filter(({ slot }) => slot === 'starter')),
    weeks: ofSeason,
  }));
