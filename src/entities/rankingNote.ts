import { tradeDate } from '../lib/dates';
import { selectSettings } from './settingsSlice';

/**
 * Says of which seasons a league's ranks and ADP are, with the day on which they were read, where they are older than the league's season,
 * or that there are none; undefined where they are of the season.
 */
export function selectRankingNote(root: Parameters<typeof selectSettings>[0], leagueId: string): string | undefined {
  const { season, nflRankSeason, nflRankAsOf, adpSeason, adpAsOf } = selectSettings(root, leagueId) ?? {};
  if (nflRankSeason === null && adpSeason === null) return 'No ranks and no ADP are loaded yet.';
  const noteOf = (name: string, of: number | null | undefined, asOf: string | null | undefined) =>
    season !== undefined && typeof of === 'number' && of < season
      ? [`${name} of ${of}${asOf ? ` (${tradeDate(asOf)})` : ''}`]
      : [];
  const notes = [...noteOf('ranks', nflRankSeason, nflRankAsOf), ...noteOf('ADP', adpSeason, adpAsOf)];
  return notes.length ? `Shown until there are newer ones: ${notes.join(', ')}.` : undefined;
}
