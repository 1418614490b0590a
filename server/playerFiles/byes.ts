import type { Report } from '../domain/oddValues';
import type { FantasyProsRow } from './fantasyPros';

/** How often each week is named. */
function countsOf(weeks: number[]): [week: number, count: number][] {
  const counts = new Map<number, number>();
  for (const week of weeks) counts.set(week, (counts.get(week) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/**
 * The bye week of each NFL team in a file. Where the players of a team have different bye weeks, most of them decide; on a tie the team has
 * none.
 * @param report gets each team with several bye weeks
 */
export function byesOf(rows: readonly Pick<FantasyProsRow, 'nflTeam' | 'bye'>[], report: Report): Map<string, number> {
  const weeksOfTeams = new Map<string, number[]>();
  for (const { nflTeam, bye } of rows) if (nflTeam && bye) weeksOfTeams.set(nflTeam, [...(weeksOfTeams.get(nflTeam) ?? []), bye]);
  const byes = new Map<string, number>();
  for (const [nflTeam, weeks] of weeksOfTeams) {
    const [[week, most], second] = countsOf(weeks) as [[number, number], [number, number]?];
    const isClear = most !== second?.[1];
    if (isClear) byes.set(nflTeam, week);
    if (second === undefined) continue;
    const named = [...new Set(weeks)].sort((a, b) => a - b).join(' and ');
    report(
      `${nflTeam} has the bye weeks ${named}: ${isClear ? `${week} counts, which most of its players have` : 'none counts'}`,
    );
  }
  return byes;
}
