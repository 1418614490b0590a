import { tabStorage } from '../../browser/storage';

/** The keeper mark of a toggle that a log-in interrupted. */
export type InterruptedMark = { playerId: string; isKeeper: boolean };

/** `account` is the e-mail address of who toggled; null for a visitor. */
type Stored = InterruptedMark & { account: string | null };

const storageKey = (leagueId: string, teamId: string) => `keeper:${leagueId}/${teamId}`;

export const storeInterruptedMark = (leagueId: string, teamId: string, mark: Stored): void =>
  tabStorage.set(storageKey(leagueId, teamId), JSON.stringify(mark));

export const dropInterruptedMark = (leagueId: string, teamId: string): void => tabStorage.remove(storageKey(leagueId, teamId));

/** The mark of an account or of a visitor; null if there is none, or if another account toggled. */
export function findInterruptedMark(leagueId: string, teamId: string, account: string): InterruptedMark | null {
  try {
    const stored = JSON.parse(tabStorage.get(storageKey(leagueId, teamId)) ?? 'null') as Stored | null;
    return stored?.account === null || stored?.account === account ? stored : null;
  } catch {
    return null;
  }
}
