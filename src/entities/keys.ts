/** The keys of rows and lists. */
import type { PlatformKey } from '../lib/config';
import { platforms } from '../platforms/platforms';

type Part = string | number;
const join = (...parts: (Part | undefined)[]) => parts.filter((part) => part !== undefined).join('/');

/** `any` where a call takes a league of either platform, and its response does not say which it is. */
export type KeyPlatform = PlatformKey | 'any';

/** A league, and any list of which a league has one; with `draft` that of one of several drafts. */
export const leagueKey = (platform: KeyPlatform, leagueId: string, draft?: number) => join(platform, leagueId, draft);
/** A season of a league, and its lists; with `draft` those of one of several drafts. */
export const seasonKey = (platform: KeyPlatform, leagueId: string, year: Part, draft?: number) =>
  join(platform, leagueId, year, draft);
/** A team of a season, and its weeks. */
export const seasonTeamKey = (platform: KeyPlatform, leagueId: string, year: Part, teamId: string) =>
  join(platform, leagueId, year, teamId);
/** A team's week, and its players' scores. */
export const teamWeekKey = (platform: PlatformKey, leagueId: string, year: Part, teamId: string, week: Part) =>
  join(platform, leagueId, year, teamId, week);
/** The games of a league's week; without a week, of the one that the server chooses. */
export const gameWeekKey = (leagueId: string, week: Part = 'chosen') => join('any', leagueId, week);
/** A team, and its roster. */
export const teamKey = (platform: KeyPlatform, leagueId: string | undefined, teamId: string) =>
  platform !== 'any' && platforms[platform].hasUniqueTeamIds ? join(platform, teamId) : join(platform, leagueId ?? '', teamId);
/** A row, by its id within its list. */
export const rowKey = (list: Part, ...id: Part[]) => join(list, ...id);

/**
 * The entries of a list as rows, keyed by `idOf`: an id, or the fields that identify an entry where the server sends no ids. Duplicate
 * keys get a number.
 */
export function keyedRows<Entry extends object>(list: string, entries: Entry[], idOf: (entry: Entry) => Part | Part[]) {
  const counts = new Map<string, number>();
  const rows = entries.map((entry): Entry & { key: string } => {
    const key = rowKey(list, ...[idOf(entry)].flat());
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return { ...entry, key: count === 0 ? key : rowKey(key, count) };
  });
  return { list, rows };
}
