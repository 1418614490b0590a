/** The location of a league on its host; `season` is undefined if only the host knows it. */
export interface LeagueAddress {
  platform: 'sleeper' | 'mfl';
  externalId: string;
  season?: number;
}

const sleeper = /^(?:https?:\/\/)?(?:www\.)?sleeper\.(?:com|app)\/(?:[\w-]+\/)*?leagues?\/(\d{1,20})(?:[/?#]|$)/i;
const mfl = /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)?myfantasyleague\.com\/(20\d\d)\/(?:home\/(\d{1,20})|\S*[?&]L=(\d{1,20}))/i;

/**
 * Reads a person's input for a league: the URL of one of its pages, or its id.
 * @param platform the host of an id
 * @returns undefined if it is neither
 */
export function readLeagueAddress(text: string, platform: LeagueAddress['platform']): LeagueAddress | undefined {
  const given = text.trim();
  if (/^\d{1,20}$/.test(given)) return { platform, externalId: given };
  const onSleeper = sleeper.exec(given)?.[1];
  if (onSleeper) return { platform: 'sleeper', externalId: onSleeper };
  const [, season, home, parameter] = mfl.exec(given) ?? [];
  const externalId = home ?? parameter;
  return externalId ? { platform: 'mfl', externalId, season: Number(season) } : undefined;
}
