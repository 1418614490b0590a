/** Recorded seasons as they stand in the database after an import, beside what their hosts sent. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, orEmpty, packedWeeks, recordedResponse, recordedResponses } from '../../server/hosts/mfl/recordedLeagues';
import {
  allSources,
  folder as sleeperFolder,
  recordedResponse as sleeperResponse,
} from '../../server/hosts/sleeper/recordedLeagues';
import { contents, run, runOne, values } from '../../server/sync/calls';
import { enterLeague } from '../../server/sync/hostFolder';

/** The leagues with recorded weeks: name, id and season at the host, how many weeks, and how many line-up places week 1 has. */
const leagues = [
  ['sfb 2019', '90004', 2019, 12, 526],
  ['sfb 2020', '90003', 2020, 12, 527],
  ['dlf 2020', '90002', 2020, 3, 234],
  ['cl 2023', '90006', 2023, 16, 420],
] as const;

type Player = { id: string; score?: string };
type Side = { id: string; score: string; starters: string; nonstarters: string; player?: Player | Player[] };
type Results = { weeklyResults: { week: string; matchup?: { franchise: Side | Side[] }[]; franchise?: Side | Side[] } };

const list = <T>(value: T | T[] | undefined): T[] => (value === undefined ? [] : ([value].flat() as T[]));
const idsOf = (text: string) => text.split(',').filter(Boolean);

/** The recorded weeks of a league, each with its teams once. */
function weeksOf(season: number, league: string) {
  const responses = Object.entries(packedWeeks.get(`${season}/${league}`) ?? {});
  return responses
    .filter(([name]) => name.startsWith('weeklyResults'))
    .map(([name, response]) => {
      const { franchise, matchup } = (response as Results).weeklyResults;
      const sides = [...list(franchise), ...list(matchup).flatMap((game) => list(game.franchise))];
      return { week: Number(/\d+/.exec(name)![0]), sides: [...new Map(sides.map((side) => [side.id, side])).values()] };
    });
}

/** A schedule in which the recorded weeks are played: that of most leagues is not recorded. */
const scheduleOf = (weeks: number[]) => ({
  schedule: {
    weeklySchedule: weeks.map((week) => ({
      week: String(week),
      matchup: [{ franchise: ['0001', '0002'].map((id) => ({ id, score: '1' })) }],
    })),
  },
});

/** The rosters of now, in the league of which they are recorded by week. */
const rostersOfNow: Record<string, string> = { '90001': '2020/90001/rosters_21' };

async function response(path: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(path, 'http://host');
  const [type, league, week] = ['TYPE', 'L', 'W'].map((name) => searchParams.get(name));
  const season = Number(pathname.slice(1, 5));
  if (type === 'players') return readFileSync(join(folder, '2020/players.json'), 'utf8');
  if (type === 'nflSchedule') return readFileSync(join(folder, 'samples/nflSchedule_completed-week.json'), 'utf8');
  const weeks = weeksOf(season, league!).map((each) => each.week);
  if (type === 'schedule' && weeks.length) return JSON.stringify(scheduleOf(weeks));
  if (type === 'rosters' && week === null && rostersOfNow[league!])
    return JSON.stringify(recordedResponse(rostersOfNow[league!]!));
  return orEmpty(recordedResponses).get(`https://api.myfantasyleague.com${path}`);
}

describe('MyFantasyLeague', () => {
  let stop: () => void;
  beforeAll(async () => {
    stop = await server.importLive(response);
    await run('populateCache');
  });
  afterAll(() => stop());

  test.each(leagues)(
    '%s: no line-up slot is lost in any week, and the teams’ points are the host’s to the cent',
    async (_, id, season, weekCount, places) => {
      const weeks = weeksOf(season, id);
      expect(weeks).toHaveLength(weekCount);
      await enterLeague(id, id, season);
      expect((await runOne('updateHistoricalTeamWeekData', id)).error).toBeNull();
      const ofSeason = `league_id = '${id}' and season = ${season}`;
      const stored = await values(
        `select week, team_id, team_score::text, (select count(*)::int from team_week_player p where p.league_id = t.league_id
           and p.season = t.season and p.week = t.week and p.team_id = t.team_id and slot <> 'reserve'),
           (select coalesce(sum(score), 0)::numeric(9, 2)::text from team_week_player p where p.league_id = t.league_id
           and p.season = t.season and p.week = t.week and p.team_id = t.team_id and slot = 'starter')
         from team_week t where ${ofSeason} order by week, team_id`,
      );
      const sent = weeks.flatMap(({ week, sides }) =>
        sides.map(({ id: team, score, starters, nonstarters, player }) => {
          const points = new Map(list(player).map(({ id: each, score: of }) => [each, Math.round(Number(of ?? 0) * 100)]));
          const started = idsOf(starters);
          const cents = started.reduce((sum, each) => sum + (points.get(each) ?? 0), 0);
          const inLineUp = started.length + idsOf(nonstarters).length;
          return [week, `${id}-${team}`, Number(score).toFixed(3), inLineUp, (cents / 100).toFixed(2)] as const;
        }),
      );
      const inOrder = (a: readonly unknown[], b: readonly unknown[]) =>
        Number(a[0]) - Number(b[0]) || (String(a[1]) < String(b[1]) ? -1 : 1);
      expect(stored).toEqual(sent.toSorted(inOrder));
      const ofWeek1 = stored.filter(([week]) => week === 1);
      expect(ofWeek1.reduce((sum, [, , , count]) => sum + Number(count), 0)).toBe(places);
      // What is read a second time changes nothing.
      const before = await contents();
      await server.rows(`delete from watermark where ${ofSeason}`);
      expect((await runOne('updateHistoricalTeamWeekData', id)).rows).toBe(0);
      expect({ ...(await contents()), watermark: '' }).toEqual({ ...before, watermark: '' });
    },
  );

  test.each([
    ['sfb 2019', '90004', 2019, 19],
    ['sfb 2020', '90003', 2020, 0],
    ['dlf 2019', '90002', 2019, null],
  ] as const)('%s: the season’s totals are the standings’ to the cent', async (_, id, season, otherThanWeeks) => {
    const league = `${season}${id}`;
    await enterLeague(league, id, season);
    expect((await runOne('RefreshStandings', league)).error).toBeNull();
    const { franchise } = recordedResponse(`${season}/${id}/leagueStandings`).leagueStandings as {
      franchise: { id: string; pf: string; pa: string; h2hw: string; h2hl: string; h2ht: string }[];
    };
    const number = (text: string) => Number(text.replaceAll(',', ''));
    const sent = franchise.map(({ id: team, pf, pa, h2hw, h2hl, h2ht }) => [
      ...[`${league}-${team}`, number(pf).toFixed(3), number(pa).toFixed(3), Number(h2hw), Number(h2hl), Number(h2ht)],
    ]);
    const stored = await values(
      `select team_id, points_for::text, points_against::text, wins, losses, draws from team_season where league_id = '${league}' order by 1`,
    );
    expect(stored).toEqual(sent.sort());
    if (otherThanWeeks === null) return;
    // The standings of sfb 2019 also count weeks after the twelve that are recorded.
    const differing = await values(
      `select team_id from team_season s where league_id = '${league}' and points_for <> (select sum(team_score) from team_week w
       where w.league_id = '${id}' and w.season = ${season} and w.team_id = replace(s.team_id, '${league}', '${id}'))`,
    );
    expect(differing).toHaveLength(otherThanWeeks);
  });

  test('ssb 2020: teams, rosters and the draft are those that the host sent, those of unknown players too', async () => {
    const id = '90001';
    await enterLeague(id, id, 2020);
    expect((await runOne('RefreshRosters', id)).error).toBeNull();
    expect((await runOne('populateLeagueDraftOrder', id)).error).toBeNull();
    const { rosters } = recordedResponse('2020/90001/rosters_21') as {
      rosters: { franchise: { id: string; player?: Player | Player[] }[] };
    };
    const counts = await values(
      `select team_id, count(*)::int from roster_entry where league_id = '${id}' group by 1 order by 1`,
    );
    expect(counts).toEqual(rosters.franchise.map(({ id: team, player }) => [`${id}-${team}`, list(player).length]).sort());
    expect(counts).toHaveLength(14);
    const { draftUnit } = recordedResponse('2020/90001/draftResults').draftResults as {
      draftUnit: { draftPick: { player: string }[] };
    };
    expect(
      await values(`select count(*)::int as picks, count(player_id)::int as made from draft_pick where league_id = '${id}'`),
    ).toEqual([
      [draftUnit.draftPick.length, draftUnit.draftPick.filter(({ player }) => /^\d+$/.test(player) && player !== '0000').length],
    ]);
  });
});

describe('Sleeper', () => {
  const leagueA = '620000000000000149';

  test('the standings of every season are the host’s, and its weeks add up to them, to the cent but for one', async () => {
    server.importFrom({ recorded: join(sleeperFolder, '..'), files: sleeperFolder });
    await server.rows(`delete from team_week where league_id = '${leagueA}'`);
    await server.rows(`delete from team_season where league_id = '${leagueA}'`);
    await server.rows(`delete from watermark where league_id = '${leagueA}'`);
    expect((await run('sleeperUpdateLeagues')).leagues.map(({ error }) => error)).toEqual([null, null, null]);
    expect((await run('sleeperHistoricalTeamWeekData')).leagues.map(({ error }) => error)).toEqual([null, null, null]);
    for (const { externalId, season } of allSources) {
      const rosters = sleeperResponse(`league/${externalId}/rosters`) as {
        roster_id: number;
        settings: Record<string, number>;
      }[];
      const points = (settings: Record<string, number>, name: string) =>
        `${settings[name] ?? 0}.${String(settings[`${name}_decimal`] ?? 0).padStart(2, '0')}0`;
      const stored = await values(
        `select t.external_id::int, points_for::text, points_against::text, wins, losses, draws from team_season s
         join league_source l on l.league_id = s.league_id and l.season = s.season
         join team t on t.league_id = s.league_id and t.id = s.team_id
         where l.external_id = '${externalId}' order by 1`,
      );
      const sent = rosters.map(({ roster_id: id, settings }) => [
        ...[id, points(settings, 'fpts'), points(settings, 'fpts_against'), settings.wins, settings.losses, settings.ties],
      ]);
      expect([season, stored]).toEqual([season, sent.toSorted(([a], [b]) => Number(a) - Number(b))]);
      const inPlayoffs = await values(
        `select t.external_id::int from team_season s
         join league_source l on l.league_id = s.league_id and l.season = s.season
         join team t on t.league_id = s.league_id and t.id = s.team_id
         where l.external_id = '${externalId}' and s.in_playoffs order by 1`,
      );
      const isOver = (sleeperResponse(`league/${externalId}`) as { status: string }).status === 'complete';
      const bracket = isOver ? sleeperResponse(`league/${externalId}/winners_bracket`) : [];
      const teams = new Set((bracket as { t1: number; t2: number }[]).flatMap(({ t1, t2 }) => [t1, t2]));
      expect([season, inPlayoffs.flat()]).toEqual([season, [...teams].sort((a, b) => a - b)]);
    }
    const differing = await values(
      `select s.season, s.points_for - sum(w.team_score) as points, s.points_against::text, sum(o.team_score)::text
       from team_season s join team_week w on w.league_id = s.league_id and w.season = s.season and w.team_id = s.team_id and w.week <= 14
       left join game g on (g.league_id, g.season, g.week, g.team_id) = (w.league_id, w.season, w.week, w.team_id)
       left join team_week o on (o.league_id, o.season, o.week, o.team_id) = (g.league_id, g.season, g.week, g.opponent_id)
       where s.league_id = '${leagueA}' group by s.season, s.team_id, s.points_for, s.points_against
       having s.points_for <> sum(w.team_score) or s.points_against <> sum(o.team_score)`,
    );
    // The host cuts a sum of doubles off after the cent.
    expect(differing).toEqual([[2022, '0.000', '1486.990', '1487.000']]);
    expect(
      await values(`select season, count(*)::int from team_week where league_id = '${leagueA}' group by 1 order by 1`),
    ).toEqual([2022, 2023, 2024, 2025].map((season) => [season, 12 * 17]));
  });
});
