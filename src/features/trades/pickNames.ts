import type { Schema } from '../../api/types';
import { pickString } from '../../lib/pickString';

type Pick = Schema<'TradablePick'>;

/**
 * A pick in a few words: `2.04` of a draft, `2027 round 2` of a later season, with its first owner where that is another team.
 * @param teamId the team that gives it
 */
export function pickName({ season, round, pick, originalTeam }: Pick, teamId: string): string {
  const name = pick === null ? `${season} round ${round}` : pickString(round, pick);
  return originalTeam === null || originalTeam.teamId === teamId ? name : `${name} of ${originalTeam.teamName}`;
}

/** Picks that a team gives, such as `1.02, 2.04 and 2027 round 2`. */
export function pickNames(picks: readonly Pick[], teamId: string): string {
  const names = picks.map((pick) => pickName(pick, teamId));
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}
