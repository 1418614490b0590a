/** What a host may send in place of a response; undefined is silence. */
export const faults: Record<string, (response: string) => string | null | undefined> = {
  'a 404': () => null,
  'the word null': () => 'null',
  'an empty list': () => '[]',
  'a page of HTML': () => '<!DOCTYPE html><html><body>Down for maintenance</body></html>',
  'half of itself': (response) => response.slice(0, Math.floor(response.length / 2)),
  silence: () => undefined,
};

/** The calls that differ by numbers only, such as by the week, have one kind. */
const kindOf = (path: string) => path.replace(/\d+/g, '#');

/**
 * Every response with a fault in its place: each fault once for a kind of call, for its others, such as those of the other weeks, one
 * fault each in turn. Silence takes its time: once for a kind.
 */
export function casesOf(paths: string[]): [path: string, fault: string][] {
  const loud = Object.keys(faults).filter((fault) => fault !== 'silence');
  const kinds = new Set<string>();
  return paths.flatMap((path, i) => {
    const isFirst = !kinds.has(kindOf(path));
    kinds.add(kindOf(path));
    return (isFirst ? Object.keys(faults) : [loud[i % loud.length]!]).map((fault): [string, string] => [path, fault]);
  });
}

/** Some faults at once in place of several responses. */
export function someOf(paths: string[], random: () => number): Map<string, string> {
  const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)]!;
  const kinds = Object.keys(faults).filter((fault) => fault !== 'silence');
  return new Map(Array.from({ length: 2 + Math.floor(random() * 3) }, () => [pick(paths), pick(kinds)] as const));
}

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

const withoutKey = (path: string) => path.replace(/&APIKEY=[^&]*/, '');

/** The ways to name the call of a path, any of which a person understands. */
function namesOf(path: string): string[] {
  const { pathname, searchParams } = new URL(path, 'http://host');
  if (!pathname.endsWith('/export')) {
    const [, , ...words] = pathname.split('/');
    const isLeague = words.length === 2 && words[0] === 'league';
    const plain = isLeague ? `no league ${words[1]}` : words[0] === 'draft' ? 'draft picks of' : pathname;
    return [words.join('/'), pathname, plain];
  }
  const [type, league, week] = ['TYPE', 'L', 'W'].map((name) => searchParams.get(name));
  const season = pathname.slice(1, 5);
  const ofWeek = week ? ` of week ${week}` : '';
  const name = league ? `${type}${ofWeek} of league ${league} in ${season}` : `${type}${ofWeek} of ${season}`;
  return [
    withoutKey(path),
    type === 'league' ? `league ${league} in ${season}` : name,
    `${type}s of league ${league} in ${season}`,
  ];
}

/** Whether a message names the call of a path. */
export const names = (message: string, path: string) => namesOf(path).some((name) => message.includes(name));
