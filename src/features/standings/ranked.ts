import type { Team } from '../../league/DivisionTable';
import { hasResults } from '../../league/records';

export type Ranked = Team & { rank: number };

/** Best first over the whole league, in the host's order. */
export const ranked = (teams: readonly Team[]): Ranked[] =>
  teams.toSorted((a, b) => a.position - b.position).map((team, i) => ({ ...team, rank: i + 1 }));

/** The teams in the play-offs; `isDecided` if the host's bracket says who they are, else they are the best by the standings. */
export interface PlayoffTeams {
  ids: ReadonlySet<string>;
  isDecided: boolean;
}

/**
 * The teams in the play-offs: of the bracket once there is one, else by the standings; none if all teams or no team qualifies.
 * @param playoffTeams how many teams qualify
 */
export function playoffTeamsOf(teams: readonly Team[], playoffTeams: number): PlayoffTeams {
  const inBracket = teams.filter(({ inPlayoffs }) => inPlayoffs);
  const isDecided = inBracket.length > 0;
  const best = hasResults(teams) ? ranked(teams).slice(0, playoffTeams) : [];
  const qualified = isDecided ? inBracket : best;
  return { isDecided, ids: new Set(qualified.length < teams.length ? qualified.map(({ id }) => id) : []) };
}
