/** The keys of rows and lists: the only place where ids are glued together. */
import type { ProviderKey } from '../lib/config';

type Part = string | number;
const join = (...parts: Part[]) => parts.join('/');

/** A league, and the list of whatever a league has one of. */
export const leagueKey = (provider: ProviderKey, leagueId: string) => join(provider, leagueId);
/** A season of a league, and what belongs to it. */
export const seasonKey = (provider: ProviderKey, leagueId: string, year: Part) => join(provider, leagueId, year);
/** A team of a season, and its weeks. */
export const seasonTeamKey = (provider: ProviderKey, leagueId: string, year: Part, teamId: string) =>
  join(provider, leagueId, year, teamId);
/** A team's week, and its players' scores. */
export const teamWeekKey = (provider: ProviderKey, leagueId: string, year: Part, teamId: string, week: Part) =>
  join(provider, leagueId, year, teamId, week);
/** A team, and its roster. Ids of the default provider are unique across leagues; the second provider's are user ids, so the league counts. */
export const teamKey = (provider: ProviderKey, leagueId: string | undefined, teamId: string) =>
  provider === 'default' ? join(provider, teamId) : join(provider, leagueId ?? '', teamId);
/** The row numbered `index` of a list, where an answer gives no id. */
export const rowKey = (list: Part, index: Part) => join(list, index);
