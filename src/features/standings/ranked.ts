import type { Team } from '../../league/DivisionTable';

export type Ranked = Team & { rank: number };

/** Best first over the whole league, in the host's order. */
export const ranked = (teams: readonly Team[]): Ranked[] =>
  teams.toSorted((a, b) => a.position - b.position).map((team, i) => ({ ...team, rank: i + 1 }));

/** The ids of the teams in a play-off place by the standings; none if all teams or no team qualifies. */
export function inPlayoffs(teams: readonly Team[], playoffTeams: number): ReadonlySet<string> {
  const isPlayed = teams.some(({ wins, losses, draws }) => wins + losses + draws > 0);
  if (!isPlayed || playoffTeams >= teams.length) return new Set();
  return new Set(ranked(teams).flatMap(({ id, rank }) => (rank <= playoffTeams ? id : [])));
}
