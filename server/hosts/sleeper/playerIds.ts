import { toNflTeam } from '../../domain/nflTeamCodes';
import { toIds } from '../fields';

/** A player's id. A defence's is its team's code, which changes when the team moves: it becomes the current one. */
export const toPlayerId = (id: string): string => toNflTeam(id) ?? id;

/** A list of players' ids, each once; empty when absent. */
export const toPlayerIds = (value: unknown): string[] => [...new Set(toIds(value).map(toPlayerId))];
