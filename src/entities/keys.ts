/** The keys of rows and lists. A league's id is its key, on whichever platform it is, and that of any list of which a league has one. */

type Part = string | number;
/** What names a row; other servers may send less than the contract says. */
export type Id = Part | null | undefined;
const join = (...parts: (Part | undefined)[]) => parts.filter((part) => part !== undefined).join('/');

/** A season of a league, and its lists. */
export const seasonKey = (leagueId: string, year: Part) => join(leagueId, year);
/** A draft of a league, and its picks: of the league's season, or of `year`; with `draft` one of several. */
export const draftKey = (leagueId: string, { year, draft }: { year?: number; draft?: number }) => join(leagueId, year, draft);
/** A team, also of a season. */
export const teamKey = (leagueId: string, teamId: string, year?: Part) => join(leagueId, teamId, year);
/**
 * The entries of a list as rows, keyed by `idOf`: an id, or the fields that identify an entry where the server sends no ids. Duplicate
 * keys get a number.
 */
export function keyedRows<Entry extends object>(list: string, entries: Entry[], idOf: (entry: Entry) => Id | Id[]) {
  const counts = new Map<string, number>();
  const rows = entries.map((entry): Entry & { key: string } => {
    const key = join(list, ...[idOf(entry)].flat().map(String));
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return { ...entry, key: count === 0 ? key : join(key, count) };
  });
  return { list, rows };
}
