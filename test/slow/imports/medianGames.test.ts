/** Leagues in their third week, as their hosts send them where each team also plays against the median of each week. */
import type { components } from '../../../src/api/generated/schema.gen';
import { get } from '../../support/call';
import { run, runOne, values } from '../../server/sync/calls';
import { enterLeague, HostFolder, ourLeague, scheduleResponse, teamOf } from '../../server/sync/hostFolder';
import { fillSmallLeague } from '../../imports/smallLeague';
import { enterSleeperLeague, type Json, ourSleeperLeague as league, SleeperHost, thisSeason } from '../../imports/sleeperHost';

type Schemas = components['schemas'];
type Result = 'W' | 'L' | 'T';
interface Side {
  roster_id: number;
  matchup_id: number;
  points: number;
}

const host = new SleeperHost();
const at = (path: string) => `league/${thisSeason}${path}`;
const sidesOf = (week: number) => host.of(at(`/matchups/${week}`)) as Side[];
const compare = (own: number, other: number): Result => (own > other ? 'W' : own < other ? 'L' : 'T');

function medianOf(week: number): number {
  const points = sidesOf(week)
    .map((side) => side.points)
    .sort((a, b) => a - b);
  return (points[5]! + points[6]!) / 2;
}

/** A team's results of a week: of its game, then against the median. */
function resultsOf(roster: number, week: number): Result[] {
  const own = sidesOf(week).find(({ roster_id }) => roster_id === roster)!;
  const other = sidesOf(week).find((side) => side.matchup_id === own.matchup_id && side !== own && side.roster_id !== roster)!;
  return [compare(own.points, other.points), compare(own.points, medianOf(week))];
}

/** Sets the rosters' records and points as the host counts them after some weeks. */
function play(weeks: number[], playoffStart: number): void {
  const whole = host.of(at('')) as Json & { settings: Json };
  host.changed[at('')] = {
    ...whole,
    settings: { ...whole.settings, league_average_match: 1, playoff_week_start: playoffStart },
  };
  host.changed[at('/rosters')] = (host.of(at('/rosters')) as (Json & { roster_id: number; settings: Json })[]).map((roster) => {
    const counted = weeks.filter((week) => week < playoffStart);
    const results = counted.flatMap((week) => resultsOf(roster.roster_id, week));
    const count = (result: Result) => results.filter((each) => each === result).length;
    const cents = counted.reduce(
      (sum, week) => sum + Math.round(sidesOf(week).find(({ roster_id }) => roster_id === roster.roster_id)!.points * 100),
      0,
    );
    const points = { fpts: Math.floor(cents / 100), fpts_decimal: cents % 100 };
    return { ...roster, settings: { ...roster.settings, wins: count('W'), losses: count('L'), ties: count('T'), ...points } };
  });
}

async function update(): Promise<void> {
  await server.rows(`delete from watermark where league_id = '${league}'`);
  for (const call of ['sleeperUpdateLeagues', 'sleeperHistoricalTeamWeekData'])
    expect((await run(call)).leagues.find(({ leagueId }) => leagueId === league)).toMatchObject({ error: null });
}
const read = async <Name extends keyof Schemas>(path: string) => (await get(`/api/${path}`)).json<Schemas[Name]>();
const teams = async () => (await read<'League'>(`League/GetSleeperLeague?leagueId=${league}`)).teams;
const rosters = async () =>
  new Map((await values(`select id, external_id::int from team where league_id = '${league}'`)) as [string, number][]);

describe('Sleeper, a recorded league', () => {
  let stop: () => void;
  beforeAll(async () => {
    // The two middle scores of week 2 are a cent apart: the median is between them.
    const sorted = sidesOf(2).toSorted((a, b) => a.points - b.points);
    const middle = [sorted[5]!.roster_id, sorted[6]!.roster_id];
    const points = [100.01, 100.02];
    host.changed[at('/matchups/2')] = sidesOf(2).map((side) => {
      const i = middle.indexOf(side.roster_id);
      return i < 0
        ? { ...side, points: side.points + (side.points > sorted[5]!.points ? 50 : -50) }
        : { ...side, points: points[i] };
    });
    stop = await server.importLive((path) => host.response(path));
    await run('sleeperUpdatePlayers');
    await server.rows('truncate league cascade');
    await enterSleeperLeague();
  });
  afterAll(() => stop());

  test('standings, last results and places gained count the games against the median as the host’s records do', async () => {
    play([1, 2], 15);
    await update();
    const rosterOf = await rosters();
    const shown = await teams();
    expect(shown).toHaveLength(12);
    for (const { id, wins, losses, draws, percentage, lastResults } of shown) {
      const results = [1, 2].flatMap((week) => resultsOf(rosterOf.get(id)!, week));
      expect(lastResults?.map(({ result }) => result)).toEqual(results);
      const count = (result: Result) => results.filter((each) => each === result).length;
      expect([wins, losses, draws, percentage]).toEqual([count('W'), count('L'), count('T'), (count('W') + count('T') / 2) / 4]);
    }
    expect(medianOf(2)).toBeCloseTo(100.015, 5);
    expect(shown.filter(({ lastResults }) => lastResults![3]!.result === 'W')).toHaveLength(6);

    const orderAfter = (weeks: number[]) => {
      const of = (id: string) => {
        const results = weeks.flatMap((week) => resultsOf(rosterOf.get(id)!, week));
        const points = weeks.map((week) => sidesOf(week).find(({ roster_id }) => roster_id === rosterOf.get(id))!.points);
        return { wins: results.filter((each) => each === 'W').length, points: points.reduce((sum, each) => sum + each, 0) };
      };
      return shown.map(({ id }) => id).sort((a, b) => of(b).wins - of(a).wins || of(b).points - of(a).points);
    };
    const [before, after] = [orderAfter([1]), orderAfter([1, 2])];
    expect(shown.map(({ id, placesGained }) => [id, placesGained])).toEqual(
      shown.map(({ id }) => [id, before.indexOf(id) - after.indexOf(id)]),
    );
  });

  test('a week’s games, a team’s weeks, the rules and the years show the same', async () => {
    for (const week of [1, 2]) {
      const games = await read<'Games'>(`League/GetGames?leagueId=${league}&year=2026&week=${week}`);
      expect(games.median).toBeCloseTo(medianOf(week), 3);
    }
    const [team] = await teams();
    const { weeks } = await read<'PointsByYearTeam'>(
      `History/SleeperPointsByYearTeam?leagueId=${league}&year=2026&userId=${team!.id}`,
    );
    expect(weeks.map(({ leagueMedian }) => leagueMedian)).toEqual(
      [1, 2].map((week) => expect.closeTo(medianOf(week), 3) as number),
    );
    const { formats } = await read<'League'>(`League/GetSleeperLeague?leagueId=${league}`);
    expect(formats).toContain('Median games');
    const { records } = await read<'LeagueYears'>(`League/GetLeagueYears?leagueId=${league}`);
    const year = records.find(({ year: each }) => each === 2026)!;
    expect(year.teams.map(({ wins, losses, draws }) => wins + losses + draws)).toEqual(Array<number>(12).fill(4));
  });

  test('the play-offs have no games against the median', async () => {
    play([1, 2], 2);
    await update();
    const rosterOf = await rosters();
    for (const { id, wins, losses, draws, lastResults, placesGained } of await teams()) {
      const [game, median, playoff] = [1, 2].flatMap((week) => resultsOf(rosterOf.get(id)!, week));
      expect([lastResults?.map(({ result }) => result), wins + losses + draws, placesGained]).toEqual([
        [game, median, playoff],
        2,
        undefined,
      ]);
    }
    expect((await read<'Games'>(`League/GetGames?leagueId=${league}&year=2026&week=2`)).median).toBeNull();
  });
});

describe('MyFantasyLeague, which neither sends these games nor says that there are any', () => {
  const mfl = new HostFolder();
  afterAll(() => mfl.discard());

  test('the records are the host’s, and the last results those of the games that it sends', async () => {
    fillSmallLeague(mfl);
    const records: [id: string, won: number, lost: number][] = [
      ['0001', 4, 0],
      ['0003', 2, 2],
      ['0002', 1, 3],
      ['0004', 1, 3],
    ];
    const franchise = records.map(([id, won, lost], i) => ({
      ...{ id, h2hw: String(won), h2hl: String(lost), h2ht: '0', h2hpct: (won / 4).toFixed(3), pf: String(300 - i), pa: '200' },
    }));
    mfl.now({ leagueStandings: { leagueStandings: { franchise } }, schedule: scheduleResponse(2) });
    server.importFrom(mfl);
    await server.rows('truncate league cascade');
    await run('populateCache');
    await enterLeague();
    for (const call of ['RefreshRosters', 'RefreshStandings', 'updateHistoricalTeamWeekData'])
      expect([call, await runOne(call, ourLeague)]).toMatchObject([call, { error: null }]);
    const shown = (await read<'League'>(`League/GetLeague?leagueId=${ourLeague}`)).teams;
    const own = (id: string) => shown.find((team) => team.id === teamOf(id))!;
    for (const [id, won, lost] of records)
      expect(own(id)).toMatchObject({ wins: won, losses: lost, draws: 0, percentage: won / 4 });
    expect(own('0001').lastResults?.map(({ result }) => result)).toEqual(['W', 'W']);
    expect(shown.map(({ placesGained }) => placesGained)).toEqual(shown.map(() => undefined));
    expect((await read<'Games'>(`League/GetGames?leagueId=${ourLeague}&year=2026&week=2`)).median).toBeNull();
  });
});
