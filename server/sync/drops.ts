import { joined, type Outlook, responseWith, textOf, withSentence } from '../hosts/hostText';
import type { HostCall, HostAdapter, Source } from '../hosts/port';
import type { League } from '../db/queries/leagues/leagues';
import { ImportError, type RefusedLists } from './result';

/** The league whose rows are guarded; `acceptDrop` when a person has confirmed that they may be removed. */
interface Guarded {
  league: League;
  adapter: HostAdapter;
  acceptDrop?: boolean;
}

const confirmation = (leagueId: string) =>
  `If that is right, accept it in the league's settings or by: npm run leagues -- refresh ${leagueId} --accept-drop`;

/**
 * An import that would have deleted most of a league's rows; a person can accept it. `reason` is a sentence about the response, `details`
 * name its call.
 */
export class DropError extends ImportError {
  override name = 'DropError';
  constructor(
    readonly reason: string,
    readonly details: string,
    readonly leagueId: string,
  ) {
    super(`${reason} Nothing was changed. ${confirmation(leagueId)}\n${details}`);
  }
}

const isDrop = (error: Error): error is DropError => error instanceof DropError;

/** What a run says that left some lists as they were: why, which ones, and how their drops are accepted; then the details. */
export function refusalsOf(refused: readonly RefusedLists[], outlook: Outlook): { error: string; isDrop: boolean } {
  const errors = refused.map((each) => each.error);
  const texts = errors.map((error) => (isDrop(error) ? `${error.reason}\n${error.details}` : textOf(error, outlook, null)));
  const lists = [...new Set(refused.flatMap((each) => each.lists))];
  const names = new Intl.ListFormat('en-GB').format(lists);
  const left = `The ${names} were not changed, the rest was.`;
  const drop = errors.find(isDrop);
  const end = drop ? `${left} ${confirmation(drop.leagueId)}` : left;
  return { error: withSentence(joined(texts), end), isDrop: drop !== undefined };
}

/** Checks the number of rows that would be left; `what` names the rows, `week` is their week. @throws ImportError that names the response */
export type Guard = (call: HostCall, before: number, after: number, more?: { week?: number; what?: string }) => void;

/** The error of a response that contradicts the stored rows; `says` follows the name of the response. */
export function contradiction({ league, adapter }: Guarded, call: HostCall, source: Source, says: string, week?: number) {
  const response = responseWith(adapter.requestOf(call, source, week));
  return new DropError(`${response} ${says}.`, adapter.callOf(call, source, week), league.id);
}

/** Guards the rows of a league against incomplete responses: one that would leave fewer than half of them is refused. */
export const guardOf =
  (guarded: Guarded, source: Source): Guard =>
  (call, before, after, { week, what = 'rows' } = {}) => {
    if (guarded.acceptDrop || after * 2 >= before) return;
    const has = after ? `has only ${after} ${what}` : `has no ${what}`;
    throw contradiction(guarded, call, source, `${has}, but ${before} ${before === 1 ? 'is' : 'are'} stored`, week);
  };
