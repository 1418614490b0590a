/** Leagues in which each team plays a second game a week, against the median of the league's scores. */
import { isPlayoffWeek } from './rounds';
import type { Rules } from './rules';

/** A team's score of a week; null before it. */
export interface TeamScore {
  teamId: string;
  score: number | null;
}
export type Result = 'W' | 'L' | 'T';

/** One score per team: a team that plays twice is listed twice. */
const scoresByTeam = (sides: readonly TeamScore[]) => new Map(sides.map(({ teamId, score }) => [teamId, score]));

/** The median of a week's scores, to half a thousandth, so that no other score equals it; null without scores. */
export function medianOf(sides: readonly TeamScore[]): number | null {
  const scores = [...scoresByTeam(sides).values()].flatMap((score) => score ?? []).sort((a, b) => a - b);
  if (!scores.some((score) => score !== 0)) return null;
  const middle = (scores.length - 1) / 2;
  return Math.round((scores[Math.floor(middle)]! + scores[Math.ceil(middle)]!) * 5000) / 10_000;
}

/** The results of a week's games against the median, by team id. */
export function medianResultsOf(sides: readonly TeamScore[]): Map<string, Result> {
  const median = medianOf(sides);
  const results = new Map<string, Result>();
  if (median === null) return results;
  for (const [teamId, score] of scoresByTeam(sides))
    if (score !== null) results.set(teamId, score > median ? 'W' : score < median ? 'L' : 'T');
  return results;
}

/** The results of the games against the median in the order of the weeks. They end with the regular season; empty under other rules. */
export function medianGamesOf(
  scores: readonly (TeamScore & { week: number })[],
  rules: Rules | undefined,
): { week: number; teamId: string; result: Result }[] {
  if (!rules?.medianGames) return [];
  const weeks = [...new Set(scores.map(({ week }) => week))].filter((week) => !isPlayoffWeek(rules, week));
  return weeks.flatMap((week) => {
    const results = medianResultsOf(scores.filter((each) => each.week === week));
    return [...results].map(([teamId, result]) => ({ week, teamId, result }));
  });
}
