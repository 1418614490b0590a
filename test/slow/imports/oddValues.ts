/** Numbers and ids that no league has: rows stay, and the run says which call has which field. */
import type { components } from '../../../src/api/generated/schema.gen';
import { values } from '../../server/sync/calls';
import { forgetWatermarks, storedHashes } from '../../imports/rowsOfLeagues';
import type { Json } from '../../imports/sleeperHost';

type Run = components['schemas']['AdminLeagueRun'];
/** What the tables hold. */
export type Hashes = Record<string, string>;

/** The tables whose rows differ. */
export const changed = (before: Hashes, after: Hashes) => Object.keys(before).filter((table) => before[table] !== after[table]);

/** An odd value: where it is, the call that reads it, and what is told of it. */
export type Case = [what: string, put: () => void, call: string, told: string];

/** Expects that a call fails by the value, that no row changes, and that the season's weeks do not count as read. */
export async function expectFailure(
  call: string,
  told: string,
  make: (call: string) => Promise<Run>,
  before: Hashes,
): Promise<void> {
  await forgetWatermarks();
  expect((await make(call)).error).toContain(told);
  expect(await values(`select * from watermark where season = 2026 and resource = 'weeks'`)).toEqual([]);
  expect(changed(before, await storedHashes()).filter((table) => table !== 'watermark')).toEqual([]);
}

/** Expects that a call reports the value, and that no row changes. */
export async function expectReport(
  call: string,
  told: string,
  make: (call: string) => Promise<Run>,
  before: Hashes,
): Promise<void> {
  await forgetWatermarks();
  const { error, unmatched } = await make(call);
  expect([error, unmatched.join('\n')]).toEqual([null, expect.stringContaining(told)]);
  expect(changed(before, await storedHashes()).filter((table) => table !== 'watermark')).toEqual([]);
}

/** A copy of a response in which an object, by its path, has other fields. */
export function edited(response: unknown, path: (string | number)[], fields: Json): unknown {
  const copy = structuredClone(response) as Json;
  const part = path.reduce<Json>((each, name) => each[name] as Json, copy);
  Object.assign(part, fields);
  return copy;
}
