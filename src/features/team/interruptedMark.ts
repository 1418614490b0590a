import { tabStorage } from '../../browser/storage';

/** The keeper mark of a toggle that a log-in interrupted. */
export type InterruptedMark = { playerId: string; isKeeper: boolean };

const storageKey = (leagueId: string, teamId: string) => `keeper:${leagueId}/${teamId}`;

export const storeInterruptedMark = (leagueId: string, teamId: string, mark: InterruptedMark): void =>
  tabStorage.set(storageKey(leagueId, teamId), JSON.stringify(mark));

export const dropInterruptedMark = (leagueId: string, teamId: string): void => tabStorage.remove(storageKey(leagueId, teamId));

export function findInterruptedMark(leagueId: string, teamId: string): InterruptedMark | null {
  try {
    return JSON.parse(tabStorage.get(storageKey(leagueId, teamId)) ?? 'null') as InterruptedMark | null;
  } catch {
    return null;
  }
}
