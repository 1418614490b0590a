import type { HostRequest } from '../errors';
import type { Source } from '../port';

/** What the exports of MyFantasyLeague have; `league` is named by its id and season. */
const resources: Record<string, string> = {
  leagueStandings: 'standings',
  rosters: 'rosters',
  schedule: 'schedule',
  weeklyResults: 'scores',
  playerScores: 'points of the players',
  playoffBrackets: 'play-off brackets',
  playoffBracket: 'play-off bracket',
  draftResults: 'draft',
  auctionResults: 'auction',
  transactions: 'transactions',
  futureDraftPicks: 'picks of future drafts',
  rules: 'scoring rules',
  players: 'players',
  playerRanks: 'ranks of the players',
  adp: 'average draft positions',
  nflByeWeeks: 'bye weeks',
  nflSchedule: 'NFL schedule',
};

/** What an export has; `YTD` stands for all weeks so far. */
export function mflRequest(type: string, source?: Source, week?: number | string): HostRequest {
  const host = 'MyFantasyLeague';
  if (type === 'league' && source) return { host, resource: `league ${source.externalId} in ${source.season}` };
  const ofWeek = week === undefined || week === 'YTD' ? '' : ` of week ${week}`;
  return { host, resource: (resources[type] ?? 'data') + ofWeek, ...(!source && { isShared: true }) };
}
