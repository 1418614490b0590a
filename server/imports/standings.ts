import { toCents } from './points';
import type { HostStanding } from './provider';

/** What a host says of a team's regular season; the rest of a standing follows from it. */
export type SeasonRecord = Omit<HostStanding, 'divisionPosition' | 'percentage'>;

const percentageOf = ({ wins, losses, draws }: SeasonRecord): number => {
  const games = wins + losses + draws;
  return games === 0 ? 0 : Math.round(((wins + draws / 2) / games) * 10_000) / 10_000;
};

/** Percentage decides, then points for; teams equal in both keep their order. */
const better = (a: HostStanding, b: HostStanding): number =>
  b.percentage - a.percentage || toCents(b.pointsFor) - toCents(a.pointsFor);

/** A season's standings, best first over the whole league, each team with its position inside its division. */
export function rankStandings(records: SeasonRecord[]): HostStanding[] {
  const standings = records.map((record) => ({ ...record, percentage: percentageOf(record), divisionPosition: 0 })).sort(better);
  const counts = new Map<string | null, number>();
  for (const standing of standings) {
    standing.divisionPosition = (counts.get(standing.division) ?? 0) + 1;
    counts.set(standing.division, standing.divisionPosition);
  }
  return standings;
}
