/** What a host may send in place of an answer; undefined is silence. */
export const faults: Record<string, (answer: string) => string | null | undefined> = {
  'a 404': () => null,
  'the word null': () => 'null',
  'an empty list': () => '[]',
  'a page of HTML': () => '<!DOCTYPE html><html><body>Down for maintenance</body></html>',
  'half of itself': (answer) => answer.slice(0, Math.floor(answer.length / 2)),
  silence: () => undefined,
};

/** A host whose answers can be replaced, and which notes what it is asked for. */
export class FaultyHost {
  /** Paths to the name of the fault in place of their answer. */
  broken = new Map<string, string>();
  asked = new Set<string>();

  constructor(private readonly answerOf: (path: string) => Promise<string | null>) {}

  answer = async (path: string): Promise<string | null | undefined> => {
    this.asked.add(path);
    const answer = await this.answerOf(path);
    const fault = this.broken.get(path);
    return fault === undefined ? answer : faults[fault]!(answer ?? '');
  };
}

/** Numbers from 0 to 1 that are the same at each run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
