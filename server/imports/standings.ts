import { toCents } from './points';
import type { HostStanding } from './provider';

/** What a host says of a team's regular season; the rest of a standing follows from it. */
export type SeasonRecord = Omit<HostStanding, 'divisionPosition' | 'percentage'>;

/** Wins of games, 0 to 1 with four decimals, a draw counting half; 0 before the first game. */
export function percentageOf({ wins, losses, draws }: SeasonRecord): number {
  const games = wins + losses + draws;
  return games === 0 ? 0 : Math.round(((wins + draws / 2) / games) * 10_000) / 10_000;
}

/** Gives each team its position inside its division; the standings come best first over the whole league. */
export function placeInDivisions(standings: Omit<HostStanding, 'divisionPosition'>[]): HostStanding[] {
  const counts = new Map<string | null, number>();
  return standings.map((standing) => {
    const divisionPosition = (counts.get(standing.division) ?? 0) + 1;
    counts.set(standing.division, divisionPosition);
    return { ...standing, divisionPosition };
  });
}

/** A season's standings, best first: percentage decides, then points for; teams equal in both keep their order. */
export const rankStandings = (records: SeasonRecord[]): HostStanding[] =>
  placeInDivisions(
    records
      .map((record) => ({ ...record, percentage: percentageOf(record) }))
      .sort((a, b) => b.percentage - a.percentage || toCents(b.pointsFor) - toCents(a.pointsFor)),
  );
