import type { HostCall, HostAdapter, Source } from '../hosts/port';
import type { League } from '../db/queries/leagues';
import { ImportError } from './result';

/** The league whose rows are guarded; `acceptDrop` when a person has confirmed that they may be removed. */
interface Guarded {
  league: League;
  adapter: HostAdapter;
  acceptDrop?: boolean;
}

/** An import that would have deleted most of a league's rows; a person can accept it. */
export class DropError extends ImportError {
  override name = 'DropError';
}

/** Checks the number of rows that would be left; `what` names the rows, `week` is their week. @throws ImportError that names the call */
export type Guard = (call: HostCall, before: number, after: number, more?: { week?: number; what?: string }) => void;

const confirmation = (leagueId: string) =>
  `Nothing was changed. If that is right, accept it in the league's settings or by: npm run leagues -- refresh ${leagueId} --accept-drop`;

/** The error of a response that contradicts the stored rows; `says` follows the name of the call. */
export function contradiction({ league, adapter }: Guarded, call: HostCall, source: Source, says: string, week?: number) {
  return new DropError(`${adapter.callOf(call, source, week)} ${says}. ${confirmation(league.id)}`);
}

/** Guards the rows of a league against incomplete responses: one that would leave fewer than half of them is refused. */
export const guardOf =
  (guarded: Guarded, source: Source): Guard =>
  (call, before, after, { week, what = 'rows' } = {}) => {
    if (guarded.acceptDrop || after * 2 >= before) return;
    const has = after ? `has only ${after} ${what}` : `has no ${what}`;
    throw contradiction(guarded, call, source, `${has}, but ${before} ${before === 1 ? 'is' : 'are'} stored`, week);
  };
