import type { Database } from '../../db';
import { selectWeekSizes, type WeekRows } from '../../db/queries/seasons/scores';
import { kinds } from '../../domain/numberKinds';
import { withRequest } from '../../hosts/errors';
import { requireNumber } from '../../hosts/fields';
import type { HostWeekScore } from '../../hosts/hostRows';
import { responseWith } from '../../hosts/hostText';
import type { Source } from '../../hosts/port';
import { contradiction, guardOf } from '../drops';
import type { HostedLeague } from '../hostedLeague';

type WeekSize = Omit<Awaited<ReturnType<typeof selectWeekSizes>>[number], 'week'>;

const namesOfSizes: Record<keyof WeekSize, string> = {
  teams: 'teams',
  teamsWithPoints: 'teams with points',
  players: 'players',
  playersWithScore: 'players with a score',
};

/** Checks that the sums of a week's points are plausible. @throws HostError that has what was read */
export function checkSums({ adapter }: HostedLeague, source: Source, week: number, scores: HostWeekScore[]): void {
  const request = adapter.requestOf('weekScores', source, week);
  try {
    for (const { teamId, teamScore, benchScore, resScore } of scores)
      for (const sum of [teamScore, benchScore, resScore])
        requireNumber(sum, `${adapter.callOf('weekScores', source, week)}: sum of points of team ${teamId}`, kinds.points);
  } catch (error) {
    throw withRequest(error, request);
  }
}

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

/** The rows without those of some weeks. */
export function withoutWeeks({ weeks, teams, games, players }: WeekRows, left: readonly number[]): WeekRows {
  const isWritten = ({ week }: { week: number }) => !left.includes(week);
  return {
    weeks: weeks.filter((week) => !left.includes(week)),
    ...{ teams: teams.filter(isWritten), games: games.filter(isWritten), players: players.filter(isWritten) },
  };
}

/**
 * Refuses weeks with much less data than stored: hosts sometimes send old weeks without their players or points. A week that is no longer
 * corrected must be complete, and no week loses the points of a team.
 * @param lastWeek the season's last week with scores, according to the host
 * @returns the weeks to be `kept` as stored because they have more data, and the report of them
 * @throws ImportError that names what was read
 */
export async function guardWeeks(
  tx: Database,
  hosted: HostedLeague,
  { source, lastWeek }: { source: Source; lastWeek: number },
  { weeks, teams, players }: WeekRows,
): Promise<{ kept: number[]; reports: string[] }> {
  const stored = await selectWeekSizes(tx, hosted.league.id, source.season);
  const lastStored = Math.max(0, ...stored.map(({ week }) => week));
  if (lastStored > lastWeek && !hosted.acceptDrop)
    throw contradiction(
      hosted,
      'weeks',
      source,
      `has no scores after week ${lastWeek}, but those of week ${lastStored} are stored`,
    );
  const kept: number[] = [];
  const reports: string[] = [];
  for (const { week, ...before } of stored.filter((size) => weeks.includes(size.week))) {
    const after = sizeOf(teams, players, week);
    const sizes = Object.entries(namesOfSizes) as [keyof WeekSize, string][];
    for (const [size, what] of sizes) guardOf(hosted, source)('weekScores', before[size], after[size], { week, what });
    const isPast = source.season < hosted.league.season || week < lastWeek - 1;
    // During games, some sides have no points for one read.
    const [size, what] = sizes.find(([each]) => after[each] < before[each] && (isPast || each === 'teamsWithPoints')) ?? [];
    if (!size || hosted.acceptDrop) continue;
    kept.push(week);
    const { requestOf, callOf } = hosted.adapter;
    const response = responseWith(requestOf('weekScores', source, week));
    reports.push(
      `season ${source.season}: ${response} has ${after[size]} ${what}, fewer than the ${before[size]} stored, which stay (${callOf('weekScores', source, week)})`,
    );
  }
  return { kept, reports };
}
