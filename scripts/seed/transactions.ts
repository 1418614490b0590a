import type { LeaguePlan } from './leagues';
import type { PlayedSeason } from './season';
import type { SeedRows } from './seedRows';

const day = 86_400_000;

/** The Wednesday before a season's first game, which is on the Thursday after Labor Day, the first Monday of September. */
function firstWednesday(season: number): number {
  const september = Date.UTC(season, 8, 1, 10);
  const toMonday = (8 - new Date(september).getUTCDay()) % 7;
  return september + (toMonday + 2) * day;
}

/** The moves of a season as transactions: claims on the Wednesday of their week, free agents on the Saturday. */
export function transactionRows(
  { id: leagueId }: LeaguePlan,
  { season, moves }: PlayedSeason,
): Pick<SeedRows, 'leagueTransaction' | 'transactionMove'> {
  const rows: Pick<SeedRows, 'leagueTransaction' | 'transactionMove'> = { leagueTransaction: [], transactionMove: [] };
  moves.forEach(({ week, teamId, type, added, dropped }, number) => {
    const key = { leagueId, season, externalId: String(number + 1) };
    const minutes = number % 600;
    const at = firstWednesday(season) + (week - 1) * 7 * day + (type === 'waiver' ? 0 : 3 * day) + minutes * 60_000;
    rows.leagueTransaction.push({ ...key, type, week, at: new Date(at).toISOString() });
    const parts = [
      ...added.map((playerId) => ({ playerId, toTeamId: teamId })),
      ...dropped.map((playerId) => ({ playerId, fromTeamId: teamId })),
    ];
    parts.forEach((part, index) => rows.transactionMove.push({ ...key, index, ...part }));
  });
  return rows;
}
