import type { Database } from '../db';
import { selectWeekSizes, type WeekRows } from '../db/queries/scores';
import type { Source } from '../hosts/port';
import { contradiction, guardOf } from './drops';
import type { HostedLeague } from './hostedLeague';

type WeekSize = Omit<Awaited<ReturnType<typeof selectWeekSizes>>[number], 'week'>;

const namesOfSizes: Record<keyof WeekSize, string> = {
  teams: 'teams',
  teamsWithPoints: 'teams with points',
  players: 'players',
  playersWithScore: 'players with a score',
};

/** How much of a week is to be written. */
function sizeOf(teams: WeekRows['teams'], players: WeekRows['players'], ofWeek: number): WeekSize {
  const count = <Row extends { week: number }>(rows: Row[], is: (row: Row) => boolean) =>
    rows.filter((row) => row.week === ofWeek && is(row)).length;
  return {
    teams: count(teams, () => true),
    teamsWithPoints: count(teams, ({ teamScore }) => teamScore !== 0),
    players: count(players, () => true),
    playersWithScore: count(players, ({ score }) => score !== null),
  };
}

/**
 * Refuses weeks that have become thinner: hosts sometimes send old ones without their players or points.
 * @param lastWeek the season's last week with scores, according to the host
 * @throws ImportError that names the call
 */
export async function guardWeeks(
  tx: Database,
  hosted: HostedLeague,
  { source, lastWeek }: { source: Source; lastWeek: number },
  { weeks, teams, players }: WeekRows,
): Promise<void> {
  const stored = await selectWeekSizes(tx, hosted.league.id, source.season);
  const lastStored = Math.max(0, ...stored.map(({ week }) => week));
  if (lastStored > lastWeek && !hosted.acceptDrop)
    throw contradiction(
      hosted,
      'weeks',
      source,
      `has no scores after week ${lastWeek}, but those of week ${lastStored} are stored`,
    );
  for (const { week, ...before } of stored.filter((size) => weeks.includes(size.week))) {
    const after = sizeOf(teams, players, week);
    for (const [size, what] of Object.entries(namesOfSizes) as [keyof WeekSize, string][])
      guardOf(hosted, source)('weekScores', before[size], after[size], { week, what });
  }
}
