/** Recorded weeks of MyFantasyLeague leagues as they stand in the database after an import. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordedMfl } from '../../server/hosts/mfl/recorded';
import { orEmpty } from '../server/hosts/mfl/recordedLeagues';
import { runOne, run, values } from '../server/sync/calls';
import { enterLeague } from '../server/sync/hostFolder';

const folder = join(__dirname, '../fixtures/mfl');
const recorded = orEmpty(recordedMfl(folder));

/** The leagues with recorded weeks: name, id and season at the host, and how many line-up places week 1 has. */
const leagues = [
  ['sfb 2019', '90004', 2019, 526],
  ['sfb 2020', '90003', 2020, 527],
  ['dlf 2020', '90002', 2020, 234],
  ['cl 2023', '90006', 2023, 420],
] as const;

type Player = { id: string; score?: string };
type Side = { id: string; score: string; starters: string; nonstarters: string; player?: Player | Player[] };
type Results = { weeklyResults: { week: string; matchup?: { franchise: Side | Side[] }[]; franchise?: Side | Side[] } };

const list = <T>(value: T | T[] | undefined): T[] => (value === undefined ? [] : ([value].flat() as T[]));
const idsOf = (text: string) => text.split(',').filter(Boolean);

/** The recorded weeks of a league, each with its teams once. */
function weeksOf(season: number, league: string) {
  const names = readdirSync(join(folder, String(season), league)).filter((name) => name.startsWith('weeklyResults_'));
  return names.map((name) => {
    const { weeklyResults } = JSON.parse(readFileSync(join(folder, String(season), league, name), 'utf8')) as Results;
    const sides = [...list(weeklyResults.franchise), ...list(weeklyResults.matchup).flatMap(({ franchise }) => list(franchise))];
    return { week: Number(/\d+/.exec(name)![0]), sides: [...new Map(sides.map((side) => [side.id, side])).values()] };
  });
}

/** A schedule in which the recorded weeks are played: those of two leagues have none. */
const scheduleOf = (weeks: number[]) => ({
  schedule: {
    weeklySchedule: weeks.map((week) => ({
      week: String(week),
      matchup: [{ franchise: ['0001', '0002'].map((id) => ({ id, score: '1' })) }],
    })),
  },
});

let stop: () => void;
beforeAll(async () => {
  stop = await server.importLive(async (path) => {
    const { pathname, searchParams } = new URL(path, 'http://host');
    const [type, league] = ['TYPE', 'L'].map((name) => searchParams.get(name));
    const season = Number(pathname.slice(1, 5));
    if (type === 'players') return readFileSync(join(folder, '2020/players.json'), 'utf8');
    if (type === 'nflSchedule') return readFileSync(join(folder, 'samples/nflSchedule_completed-week.json'), 'utf8');
    if (type === 'schedule') return JSON.stringify(scheduleOf(weeksOf(season, league!).map(({ week }) => week)));
    return recorded.get(`https://api.myfantasyleague.com${path}`);
  });
  await run('populateCache');
});
afterAll(() => stop());

test.each(leagues)(
  '%s: no place of a line-up is lost, and the teams’ points are the host’s to the cent',
  async (_, id, season, places) => {
    const weeks = weeksOf(season, id);
    await enterLeague(id, id, season);
    expect((await runOne('updateHistoricalTeamWeekData', id)).error).toBeNull();
    const ofWeek = (week: number) => `league_id = '${id}' and season = ${season} and week = ${week}`;
    for (const { week, sides } of weeks) {
      const stored = await values(
        `select team_id, count(*)::int from team_week_player where ${ofWeek(week)} and slot <> 'reserve' group by team_id order by team_id`,
      );
      const sent = sides.map(({ id: team, starters, nonstarters }) => [
        `${id}-${team}`,
        idsOf(starters).length + idsOf(nonstarters).length,
      ]);
      expect([week, stored]).toEqual([week, sent.filter(([, count]) => count).sort()]);
      const scores = await values(`select team_id, team_score::text from team_week where ${ofWeek(week)} order by team_id`);
      expect([week, scores]).toEqual([
        week,
        sides.map(({ id: team, score }) => [`${id}-${team}`, Number(score).toFixed(2)]).sort(),
      ]);
      const starters = await values(
        `select team_id, sum(score)::text from team_week_player where ${ofWeek(week)} and slot = 'starter' group by team_id order by team_id`,
      );
      const played = sides.map(({ id: team, starters: ids, player }) => {
        const points = new Map(list(player).map(({ id: each, score }) => [each, Number(score ?? 0)]));
        return [`${id}-${team}`, idsOf(ids).reduce((sum, each) => sum + Math.round((points.get(each) ?? 0) * 100), 0)] as const;
      });
      expect([week, starters]).toEqual([week, played.map(([team, cents]) => [team, (cents / 100).toFixed(2)]).sort()]);
    }
    const [[stored]] = (await values(`select count(*)::int from team_week_player where ${ofWeek(1)} and slot <> 'reserve'`)) as [
      [number],
    ];
    expect(stored).toBe(places);
  },
);
