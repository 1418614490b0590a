/** A season of a recorded league of Sleeper passes by itself, from August until its next season, on a simulated clock. */
import { type Json, recorded } from '../imports/odd/sleeperHost';
import { values } from '../server/sync/calls';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const weekLength = 7 * day;

const league = '620000000000000112';
const nextLeague = '620000000000000149';
const lastWeek = 17;
const regularWeeks = 14;

/** The NFL's first week begins here, as each does on a Tuesday; its games end on the night before the next Tuesday. */
const firstTuesday = Date.parse('2025-09-02T08:00Z');
const begin = Date.parse('2025-08-12T12:05Z');
const postSeason = firstTuesday + 18 * weekLength;
const offSeason = Date.parse('2026-02-10T08:00Z');
/** When the hosts have the next season. */
const nextSeason = Date.parse('2026-02-17T08:00Z');
const end = Date.parse('2026-03-03T12:05Z');

let now = begin;
const weekNow = () => Math.floor((now - firstTuesday) / weekLength) + 1;
const isPlaying = () => weekNow() >= 1 && now < postSeason;
/** The kick-offs of a week: Thursday night, Sunday, Sunday night and Monday night. */
const kickOffs = (week: number) =>
  [2 * day + 16.25 * hour, 5 * day + 9 * hour, 5 * day + 16.25 * hour, 6 * day + 16.25 * hour].map(
    (after) => firstTuesday + (week - 1) * weekLength + after,
  );

type Side = {
  roster_id: number;
  matchup_id: number | null;
  points: number;
  starters: string[];
  players: string[];
  players_points: Record<string, number>;
};
const matchups = (week: number) => recorded(`league/${league}/matchups/${week}`) as Side[];
const benchOf = ({ starters, players }: Side) => players.filter((id) => !starters.includes(id));
/** Who is in a team's reserve in a week: another player each week. */
const reserveOf = (side: Side, week: number) => {
  const bench = benchOf(side);
  return bench.slice(week % bench.length, (week % bench.length) + 1);
};

/** A week as the host tells it now: half of its points while it is played. */
function matchupsNow(week: number): unknown[] {
  if (week > Math.min(lastWeek, weekNow() + 1) || weekNow() < 0) return [];
  if (week === weekNow() + 1)
    return matchups(week).map((side) => ({ ...side, points: 0, starters: [], players: [], players_points: {} }));
  if (week < weekNow()) return matchups(week);
  const half = (points: number) => Math.round(points * 50) / 100;
  return matchups(week).map((side) => ({
    ...{ ...side, points: half(side.points) },
    players_points: Object.fromEntries(Object.entries(side.players_points).map(([id, points]) => [id, half(points)])),
  }));
}

/** Wins, losses and points of a roster in the weeks of the regular season that are over. */
function recordOf(rosterId: number) {
  const totals = { wins: 0, losses: 0, ties: 0, cents: 0, against: 0 };
  for (let week = 1; week <= Math.min(regularWeeks, weekNow() - 1); week += 1) {
    const sides = matchups(week);
    const own = sides.find(({ roster_id: id }) => id === rosterId)!;
    const other = sides.find((side) => side !== own && side.matchup_id === own.matchup_id)!;
    totals[own.points > other.points ? 'wins' : own.points < other.points ? 'losses' : 'ties'] += 1;
    totals.cents += Math.round(own.points * 100);
    totals.against += Math.round(other.points * 100);
  }
  const { wins, losses, ties, cents, against } = totals;
  return {
    ...{ wins, losses, ties, fpts: Math.floor(cents / 100), fpts_decimal: cents % 100 },
    ...{ fpts_against: Math.floor(against / 100), fpts_against_decimal: against % 100 },
  };
}

function rostersNow(): Json[] {
  const week = Math.min(Math.max(weekNow(), 1), lastWeek);
  return (recorded(`league/${league}/rosters`) as Json[]).map((roster) => {
    const side = matchups(week).find(({ roster_id: id }) => id === roster.roster_id)!;
    const { division } = roster.settings as Json;
    return {
      ...{ ...roster, players: side.players, starters: side.starters, reserve: reserveOf(side, week), taxi: [] },
      settings: { ...recordOf(roster.roster_id as number), division },
    };
  });
}

function leagueNow(): Json {
  const answer = recorded(`league/${league}`) as Json;
  const isStarted = isPlaying() && now >= kickOffs(weekNow())[0]!;
  const scored = now >= postSeason ? lastWeek : Math.min(lastWeek, Math.max(0, weekNow() - 1 + (isStarted ? 1 : 0)));
  const settings = { ...(answer.settings as Json), last_scored_leg: scored || null, leg: Math.min(Math.max(1, weekNow()), 18) };
  return { ...answer, previous_league_id: null, settings, status: now >= postSeason ? 'complete' : 'in_season' };
}

function stateNow(): Json {
  const season_type = now < firstTuesday ? 'pre' : now < postSeason ? 'regular' : now < offSeason ? 'post' : 'off';
  return { season_type, league_season: now < nextSeason ? '2025' : '2026', week: season_type === 'regular' ? weekNow() : 1 };
}

/** What the hosts answer now; null where they have nothing. */
function answerNow(path: string): unknown {
  const [, week] = /\/(?:matchups|transactions)\/(\d+)$/.exec(path) ?? [];
  if (path === 'state/nfl') return stateNow();
  if (path === `league/${league}`) return leagueNow();
  if (path === `league/${league}/rosters`) return rostersNow();
  if (path === `league/${league}/winners_bracket`) return now >= postSeason ? recorded(path) : [];
  if (path.startsWith(`league/${league}/matchups/`)) return matchupsNow(Number(week));
  if (path.startsWith(`league/${league}/transactions/`)) return Number(week) <= Math.max(1, weekNow()) ? recorded(path) : [];
  if (/^user\/\d+\/leagues\/nfl\/2026$/.test(path)) return now >= nextSeason ? [recorded(`league/${nextLeague}`)] : [];
  if (path.startsWith(`league/${nextLeague}`) && now < nextSeason) return null;
  return recorded(path);
}

async function answer(path: string): Promise<string | null> {
  await Promise.resolve();
  if (path.includes('TYPE=nflSchedule'))
    return JSON.stringify({ nflSchedule: { matchup: kickOffs(weekNow()).map((at) => ({ kickoff: String(at / 1000) })) } });
  if (!path.startsWith('/v1/')) return null;
  const found = answerNow(path.replace('/v1/', ''));
  return found === null ? null : JSON.stringify(found);
}

/** What the host has of a week, by roster number: starters, bench and reserve. */
const hostWeek = (week: number) =>
  matchups(week)
    .map((side) => {
      const cents = (ids: string[]) => ids.reduce((sum, id) => sum + Math.round((side.players_points[id] ?? 0) * 100), 0);
      const reserve = reserveOf(side, week);
      const bench = benchOf(side).filter((id) => !reserve.includes(id));
      return [side.roster_id, Math.round(side.points * 100), cents(bench), cents(reserve)];
    })
    .sort(([a], [b]) => a! - b!);
const storedWeek = (week: number) =>
  values(
    `select t.external_id::int, round(w.team_score * 100)::int as team, round(w.bench_score * 100)::int as bench, round(w.res_score * 100)::int as res
     from team_week w join team t on t.league_id = w.league_id and t.id = w.team_id
     where w.league_id = '88' and w.season = 2025 and w.week = ${week} order by 1`,
  );

/** The instants at which the schedule is looked at: some in each week, between them while games are on. */
function* instants(): Generator<number> {
  for (let start = begin; start < end; start += weekLength)
    for (const after of [0, 2 * day, 2.6 * day, 4 * day, 5.25 * day, 5.5 * day, 6.6 * day]) yield start + after;
}

test('from August to the next season each week is read by itself, reserve included, as the host has it', async () => {
  await server.rows(
    `insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
     values ('88', 'sleeper', 'League 88', 2025, 2025, true, false)`,
  );
  await server.rows(`insert into league_source values ('88', 2025, 'sleeper', '${league}', null)`);
  await server.rows("insert into league_schedule (league_id) values ('88')");
  const stop = await server.importLive(answer);
  const { enqueueDue, startWorker } = await server.jobs();
  const isOpen = async () => (await values("select 1 from pgboss.job where state in ('created', 'active') limit 1")).length > 0;

  for (now of instants()) {
    await enqueueDue(now);
    // They have tests of their own.
    await server.rows("delete from pgboss.job where data->>'resource' = 'players'");
    const worker = startWorker();
    while (await isOpen()) await new Promise((resolve) => setTimeout(resolve, 20));
    await worker.stop();
    const failed = await values(
      "select data->>'resource', output->>'message' from pgboss.job where state in ('failed', 'retry')",
    );
    expect([new Date(now).toISOString(), failed]).toEqual([new Date(now).toISOString(), []]);
    const isTuesday = new Date(now).getUTCDay() === 2;
    const over = Math.min(weekNow() - 1, lastWeek);
    if (isTuesday && over >= 1) expect([over, await storedWeek(over)]).toEqual([over, hostWeek(over)]);
  }

  for (let week = 1; week <= lastWeek; week += 1) expect([week, await storedWeek(week)]).toEqual([week, hostWeek(week)]);
  const standings = await values(
    `select t.external_id::int, s.wins, s.losses, round(s.points_for * 100)::int from team_season s join team t on t.league_id = s.league_id and t.id = s.team_id
     where s.league_id = '88' and s.season = 2025 order by 1`,
  );
  const hosted = (recorded(`league/${league}/rosters`) as Json[]).map(({ roster_id, settings }) => {
    const { wins, losses, fpts, fpts_decimal } = settings as Record<string, number>;
    return [roster_id, wins, losses, fpts! * 100 + fpts_decimal!];
  });
  expect(standings).toEqual(hosted);
  expect(
    await values("select count(*)::int from team_season where league_id = '88' and season = 2025 and final_position = 1"),
  ).toEqual([[1]]);
  expect(await values("select season from league where id = '88'")).toEqual([[2026]]);
  expect(await values('select distinct started_by from import_run')).toEqual([['schedule']]);
  stop();
}, 600_000);
