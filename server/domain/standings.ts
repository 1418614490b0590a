import { toThousandths } from './points';

/**
 * A team's regular season; `percentage` from 0 to 1, points to three decimals. `position` is its place in the whole league, in the host's
 * order; `victoryPoints` null in a league without them; `eliminatedWeek` only in a guillotine league, null while the team is in.
 */
export interface Standing {
  teamId: string;
  division: string | null;
  position: number;
  divisionPosition: number;
  wins: number;
  losses: number;
  draws: number;
  percentage: number;
  pointsFor: number;
  pointsAgainst: number;
  victoryPoints: number | null;
  eliminatedWeek?: number | null;
}

/** A team's record; the rest of a standing is computed from it. */
export type SeasonRecord = Omit<Standing, 'position' | 'divisionPosition' | 'percentage'>;

/** What of a record decides its place. */
export type RankedRecord = Pick<Standing, 'wins' | 'draws' | 'pointsFor' | 'victoryPoints'>;

/** Wins per game, 0 to 1 with four decimals; a draw is half a win; 0 before the first game. */
export function percentageOf({ wins, losses, draws }: Pick<Standing, 'wins' | 'losses' | 'draws'>): number {
  const games = wins + losses + draws;
  return games === 0 ? 0 : Math.round(((wins + draws / 2) / games) * 10_000) / 10_000;
}

/** Adds positions in the league and in divisions. @param standings best first over the whole league */
export function placeInDivisions<Row extends Pick<Standing, 'division'>>(
  standings: Row[],
): (Row & Pick<Standing, 'position' | 'divisionPosition'>)[] {
  const counts = new Map<string | null, number>();
  return standings.map((standing, i) => {
    const divisionPosition = (counts.get(standing.division) ?? 0) + 1;
    counts.set(standing.division, divisionPosition);
    return { ...standing, position: i + 1, divisionPosition };
  });
}

/**
 * The order of records where the host gives none: by victory points in a league with them, wins, ties, then points for. It does not depend on
 * how many games each team has played.
 */
export const byRecord = (a: RankedRecord, b: RankedRecord): number =>
  (b.victoryPoints ?? 0) - (a.victoryPoints ?? 0) ||
  b.wins - a.wins ||
  b.draws - a.draws ||
  toThousandths(b.pointsFor) - toThousandths(a.pointsFor);

/** A season's standings, best first ({@link byRecord}); equal records keep their order. */
export const rankStandings = (records: SeasonRecord[]): Standing[] =>
  placeInDivisions(records.map((record) => ({ ...record, percentage: percentageOf(record) })).sort(byRecord));

/** The standings of teams before their first game, in the order given. */
export const unplayedStandings = (teams: { teamId: string; division: string | null }[]): Standing[] =>
  rankStandings(
    teams.map(({ teamId, division }) => ({
      ...{ teamId, division, wins: 0, losses: 0, draws: 0, pointsFor: 0, pointsAgainst: 0, victoryPoints: null },
    })),
  );
