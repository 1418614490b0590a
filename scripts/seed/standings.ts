import { byRecord } from '../../server/domain/standings';
import type { SeedTeam } from './leagues';
import type { Game } from './schedule';

/** A team's regular season; points in hundredths. */
export type Standing = {
  team: SeedTeam;
  wins: number;
  losses: number;
  draws: number;
  pointsFor: number;
  pointsAgainst: number;
};

/** The share of wins plus half of the ties; four decimals. */
export function percentage({ wins, losses, draws }: Standing): number {
  const games = wins + losses + draws;
  return games === 0 ? 0 : Math.round(((wins + draws / 2) / games) * 10_000) / 10_000;
}

export const newStanding = (team: SeedTeam): Standing => ({
  team,
  wins: 0,
  losses: 0,
  draws: 0,
  pointsFor: 0,
  pointsAgainst: 0,
});

/** Records the results of a week's games. */
export function bookWeek(
  standings: ReadonlyMap<string, Standing>,
  games: readonly Game[],
  scores: ReadonlyMap<string, number>,
): void {
  for (const [home, away] of games) {
    book(standings.get(home), scores.get(home) ?? 0, scores.get(away) ?? 0);
    book(standings.get(away), scores.get(away) ?? 0, scores.get(home) ?? 0);
  }
}

function book(standing: Standing | undefined, own: number, other: number): void {
  if (!standing) return;
  standing.pointsFor += own;
  standing.pointsAgainst += other;
  if (own > other) standing.wins += 1;
  else if (own < other) standing.losses += 1;
  else standing.draws += 1;
}

/** Best first, as the product orders standings. */
export const inOrder = (standings: Iterable<Standing>): Standing[] =>
  [...standings].sort(
    (a, b) => byRecord({ ...a, victoryPoints: null }, { ...b, victoryPoints: null }) || (a.team.id < b.team.id ? -1 : 1),
  );

/** A team's place in its division, from 1. */
export function divisionPositions(standings: Iterable<Standing>): Map<string, number> {
  const taken = new Map<string, number>();
  return new Map(
    inOrder(standings).map(({ team }) => {
      const place = (taken.get(team.division) ?? 0) + 1;
      taken.set(team.division, place);
      return [team.id, place];
    }),
  );
}
