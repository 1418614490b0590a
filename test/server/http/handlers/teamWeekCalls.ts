/** The calls about a team's weeks, on each platform. */
import type { Schema } from '../../../../src/api/types';
import { get } from '../../../support/call';

/** A team's season. */
export interface Of {
  leagueId: string;
  provider: string;
  season: number;
  teamId: string;
}

const call = async <Body>(name: string, query: object) =>
  (
    await get(`/api/History/${name}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`)
  ).json<Body>();
const teamOf = ({ provider, teamId }: Of) => (provider === 'sleeper' ? { userId: teamId } : { teamId });
const prefixOf = ({ provider }: Of) => (provider === 'sleeper' ? 'SleeperPoints' : 'Points');
export const weeksOf = async (of: Of) =>
  (
    await call<Schema<'PointsByYearTeam'>>(`${prefixOf(of)}ByYearTeam`, {
      ...{ leagueId: of.leagueId, year: of.season },
      ...teamOf(of),
    })
  ).weeks;
export const gamesOfWeek = async (of: Of, week: number) =>
  (
    await call<Schema<'PointsByYearTeamWeek'>>(`${prefixOf(of)}ByYearTeamWeek`, {
      ...{ leagueId: of.leagueId, year: of.season, week },
      ...teamOf(of),
    })
  ).games;
export const matchup = ({ leagueId, season, teamId }: Of, week: number, more = {}) =>
  call<Schema<'Matchup'>>('GetMatchup', { leagueId, year: season, week, teamId, ...more });

/** Compares each row of a team's season with the matchup of its week. */
export async function expectMatchups(of: Of): Promise<Schema<'TeamWeekScore'>[]> {
  const rows = await weeksOf(of);
  for (const { week, games = [], recordAfter } of rows) {
    const { weeks, round, team, opponent, otherOpponents = [] } = await matchup(of, week);
    expect([week, recordAfter]).toEqual([week, team.recordAfter]);
    expect(games[0] ?? null).toEqual(
      opponent && {
        ...{ opponentId: opponent.teamId, opponentName: opponent.teamName, weeks, round },
        ...{ score: team.score, opponentScore: opponent.score, result: team.result },
      },
    );
    expect(games.slice(1).map(({ opponentId }) => opponentId)).toEqual(otherOpponents.map(({ teamId }) => teamId));
  }
  return rows;
}
