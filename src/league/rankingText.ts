import { tradeDate } from '../lib/dates';
import type { SettingsRow } from '../entities/tables';

type Settings = Partial<SettingsRow>;

/** Says that a league has no ranks or no ADP at all; undefined where it has both, and until the settings are loaded. */
export function lackingRanking({ nflRankSeason, adpSeason }: Settings): string | undefined {
  const lacking = [...(nflRankSeason === null ? ['ranks'] : []), ...(adpSeason === null ? ['ADP'] : [])];
  return lacking.length ? `No ${lacking.join(' and no ')} ${lacking[0] === 'ADP' ? 'is' : 'are'} loaded yet.` : undefined;
}

/**
 * Says of which seasons a league's ranks and ADP are, with the day on which they were read, where they are older than the league's season;
 * undefined where they are of the season.
 */
export function olderRanking({ season, nflRankSeason, nflRankAsOf, adpSeason, adpAsOf }: Settings): string | undefined {
  const noteOf = (name: string, of: number | null | undefined, asOf: string | null | undefined) =>
    season !== undefined && typeof of === 'number' && of < season
      ? [`${name} of ${of}${asOf ? ` (${tradeDate(asOf)})` : ''}`]
      : [];
  const notes = [...noteOf('ranks', nflRankSeason, nflRankAsOf), ...noteOf('ADP', adpSeason, adpAsOf)];
  return notes.length ? `Shown until there are newer ones: ${notes.join(', ')}.` : undefined;
}

/** Says how available players are ordered while a league has no ranks; undefined with ranks. */
export function orderNote({ nflRankSeason, pointsSeason }: Settings): string | undefined {
  if (nflRankSeason !== null) return undefined;
  const points = typeof pointsSeason === 'number' ? `their points of ${pointsSeason} in this league, then of ` : '';
  return `Until then the players are in the order of ${points}how many people look for them at a host.`;
}
