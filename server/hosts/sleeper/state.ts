import { HostError } from '../errors';
import { kinds } from '../../domain/numberKinds';
import { readNumber, requireNumber, toFields } from '../fields';

const phases = ['off', 'pre', 'regular', 'post'] as const;

/** The state of the NFL; `week` counts within the phase. */
export interface NflState {
  season: number;
  phase: (typeof phases)[number];
  week: number;
}

/** Reads `state/nfl`. @throws HostError for an unknown season type or an invalid number */
export function parseState(response: unknown): NflState {
  const state = toFields(response, "Sleeper's state of the NFL");
  const phase = phases.find((each) => each === state.season_type);
  if (!phase) throw new HostError(`Sleeper's season_type must be one of ${phases.join(', ')}`);
  const season = requireNumber(state.league_season ?? state.season, "Sleeper's league_season", kinds.year);
  return { season, phase, week: readNumber(state.week, "Sleeper's week", kinds.weekOrNone) ?? 0 };
}
