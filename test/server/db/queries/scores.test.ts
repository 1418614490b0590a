import type { components } from '../../../../src/api/generated/schema.gen';
import { get } from '../../../support/call';

type Schemas = components['schemas'];
type Score = Schemas['TeamScore'];

const sum = (values: (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
const cents = (value: number) => expect.closeTo(value, 5) as number;

describe.each([
  ['default', '', 'teamId', '132'],
  ['second', 'Sleeper', 'userId', '620000000000000149'],
])('the points of the %s provider', (_, prefix, idName, leagueId) => {
  const read = async <Name extends keyof Schemas>(call: string, rest = '') =>
    (await get(`/api/History/${prefix}PointsByYear${call}?leagueId=${leagueId}&year=2025${rest}`)).json<Schemas[Name]>();

  it('add up from players to weeks to the year', async () => {
    const { teams } = await read<'PointsByYear'>('');
    const totals = teams.map((row) => row.teamScoreIncBenchAndRes);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    const year = teams[0]!;
    const { weeks } = await read<'PointsByYearTeam'>('Team', `&${idName}=${year.teamId}`);
    for (const field of [
      'teamScoreTotal',
      'benchScoreTotal',
      'resScoreTotal',
      'teamScoreIncBenchAndRes',
    ] satisfies (keyof Score)[]) {
      expect(year[field]).toEqual(cents(sum(weeks.map((week) => week[field]))));
    }
    const week = weeks[2]!;
    const { details } = await read<'PointsByYearTeamWeek'>('TeamWeek', `&${idName}=${year.teamId}&week=${week.week}`);
    expect(details.map(({ index }) => index)).toEqual(details.map((__, index) => index));
    const scored = (slot: string) => cents(sum(details.filter((row) => row.slot === slot).map((row) => row.score)));
    expect([week.teamScoreTotal, week.benchScoreTotal, week.resScoreTotal]).toEqual(['starter', 'bench', 'reserve'].map(scored));
  });

  it('are empty for a week that is yet to be played; a week after the last one of a past season is not found', async () => {
    const { teams } = await read<'PointsByYear'>('');
    const week = (year: number, number: number) =>
      get(
        `/api/History/${prefix}PointsByYearTeamWeek?leagueId=${leagueId}&year=${year}&${idName}=${teams[0]!.teamId}&week=${number}`,
      );
    const coming = await week(2026, 3);
    expect([coming.statusCode, coming.json<Schemas['PointsByYearTeamWeek']>().details]).toEqual([200, []]);
    expect((await week(2025, 25)).statusCode).toBe(404);
  });
});

it('are empty for a season that only the host has, and 404 before that', async () => {
  const leagueId = '620000000000000186';
  await server.rows(`insert into league_source values ('${leagueId}', 2025, 'sleeper', '620000000000000223')`);
  const of = (year: number) => get(`/api/History/SleeperPointsByYear?leagueId=${leagueId}&year=${year}`);
  const known = await of(2025);
  expect([known.statusCode, known.json<Schemas['PointsByYear']>().teams]).toEqual([200, []]);
  expect((await of(1999)).statusCode).toBe(404);
});
