import type { SettingsRoot } from './settingsSlice';

/** Says of which seasons a league's ranks and ADP are, where they are older than the league's; undefined where they are not. */
export function selectRankingNote({ settings }: SettingsRoot, leagueId: string): string | undefined {
  const season = settings.season[leagueId];
  const isOld = (of: number | null | undefined) => season !== undefined && typeof of === 'number' && of < season;
  const ranks = settings.nflRankSeason[leagueId];
  const adp = settings.adpSeason[leagueId];
  const notes = [...(isOld(ranks) ? [`ranks of ${ranks}`] : []), ...(isOld(adp) ? [`ADP of ${adp}`] : [])];
  return notes.length ? `Shown until there are newer ones: ${notes.join(', ')}.` : undefined;
}
