/** What a host may send in place of a response; undefined is silence. */
export const faults: Record<string, (response: string) => string | null | undefined> = {
  'a 404': () => null,
  'the word null': () => 'null',
  'an empty list': () => '[]',
  'a page of HTML': () => '<!DOCTYPE html><html><body>Down for maintenance</body></html>',
  'half of itself': (response) => response.slice(0, Math.floor(response.length / 2)),
  silence: () => undefined,
};

/** A host whose responses can be replaced, and which notes what it is asked for. */
export class FaultyHost {
  /** Paths to the name of the fault in place of their response. */
  broken = new Map<string, string>();
  asked = new Set<string>();

  constructor(private readonly responseOf: (path: string) => Promise<string | null>) {}

  response = async (path: string): Promise<string | null | undefined> => {
    this.asked.add(path);
    const response = await this.responseOf(path);
    const fault = this.broken.get(path);
    return fault === undefined ? response : faults[fault]!(response ?? '');
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
