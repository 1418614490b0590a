import { HostError } from '../hosts/errors';
import type { HostedLeague } from './hostedLeague';
import { type ImportWrite, isSourceError, type RefusedLists, total } from './result';

/** A list of a host that a run reads and writes. `name` is a plural; without the lists that it `needs` it is left out. */
export interface HostList {
  name: string;
  needs?: readonly string[];
  read: () => Promise<ImportWrite>;
}

/** Whether the host answers no calls at present: those of the other lists would fail as well. */
const isSilence = (error: Error) => error instanceof HostError && (error.kind === 'unreachable' || error.kind === 'busy');

/** Whether a list cannot be used and the others of its run can. */
export const isRefusal = (error: unknown): error is Error => isSourceError(error) && !isSilence(error);

/** The lists of a run that are left as they are. */
class Refusals {
  readonly all: RefusedLists[] = [];

  /** Whether a list is left out because one that it needs is; it is noted then. */
  isLeftOut({ name, needs = [] }: HostList): boolean {
    const cause = this.all.find(({ lists }) => lists.some((list) => needs.includes(list)));
    cause?.lists.push(name);
    return cause !== undefined;
  }

  /** Runs a step of a list. Its failure leaves the list out if the host or the rows are the reason. */
  async orNote<Result>({ name }: HostList, step: () => Promise<Result>): Promise<Result[]> {
    try {
      return [await step()];
    } catch (error) {
      if (!isRefusal(error)) throw error;
      this.all.push({ lists: [name], error });
      return [];
    }
  }
}

/** The error that ends a run, whose details also name the calls of the lists that were refused before. */
function namingAll(error: unknown, refused: readonly RefusedLists[]): unknown {
  if (error instanceof Error)
    error.message = [
      ...new Set([error, ...refused.map((each) => each.error)].flatMap(({ message }) => message.split('\n'))),
    ].join('\n');
  return error;
}

/**
 * Reads lists, then writes them in the same order, each on its own: one that is refused is left as it is stored, with those that need it,
 * and the others are written. The lists of a league that is being added are written together or not at all.
 * @throws the first error when no list can be read, or the host stops answering; the write does when none can be written. Its details name
 * every call that failed.
 */
export async function readLists({ isNew }: Pick<HostedLeague, 'isNew'>, lists: readonly HostList[]): Promise<ImportWrite> {
  const refusals = new Refusals();
  const read: { list: HostList; write: ImportWrite }[] = [];
  try {
    for (const list of lists) {
      if (refusals.isLeftOut(list)) continue;
      const writes = isNew ? [await list.read()] : await refusals.orNote(list, list.read);
      read.push(...writes.map((write) => ({ list, write })));
    }
  } catch (error) {
    throw namingAll(error, refusals.all);
  }
  const [first, ...others] = refusals.all;
  if (first && !read.length) throw namingAll(first.error, others);
  return async (tx) => {
    const results = [];
    const refused = new Refusals();
    refused.all.push(...refusals.all.map((each) => ({ ...each, lists: [...each.lists] })));
    for (const { list, write } of read) {
      if (refused.isLeftOut(list)) continue;
      results.push(...(isNew ? [await write(tx)] : await refused.orNote(list, () => tx.transaction((part) => write(part)))));
    }
    const [cause, ...more] = refused.all;
    if (cause && !results.length) throw namingAll(cause.error, more);
    return total(...results, { rows: 0, skipped: 0, refused: refused.all });
  };
}
