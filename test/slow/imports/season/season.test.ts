/** The season of a league of each host passes by itself, from August until its next season, on a simulated clock. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from '../../../server/hosts/mfl/recordedLeagues';
import { run, values } from '../../../server/sync/calls';
import { instants, weekNow } from './clock';
import { mfl } from './mfl';
import { sleeper } from './sleeper';

/** The leagues by our ids. */
const leagues = [
  { id: '88', provider: 'sleeper', source: 'sleeper', host: sleeper },
  { id: '89', provider: 'default', source: 'mfl', host: mfl },
];

async function response(path: string): Promise<string | null> {
  if (path.includes('TYPE=players')) return readFileSync(join(folder, '2020/players.json'), 'utf8');
  if (!path.startsWith('/v1/')) return mfl.responseNow(`https://api.myfantasyleague.com${path}`);
  const found = sleeper.responseNow(path.replace('/v1/', ''));
  return found === null ? null : JSON.stringify(found);
}

/** What is stored of a week, by the teams' numbers: starters, bench and reserve, in cents. */
const storedWeek = (id: string, week: number) =>
  values(
    `select t.external_id::int, round(w.team_score * 100)::int as team, round(w.bench_score * 100)::int as bench, round(w.res_score * 100)::int as res
     from team_week w join team t on t.league_id = w.league_id and t.id = w.team_id
     where w.league_id = '${id}' and w.season = 2025 and w.week = ${week} order by 1`,
  );
const storedStandings = (id: string) =>
  values(
    `select t.external_id::int, s.wins, s.losses, round(s.points_for * 100)::int from team_season s join team t on t.league_id = s.league_id and t.id = s.team_id
     where s.league_id = '${id}' and s.season = 2025 order by 1`,
  );

let stop: () => void;
beforeAll(async () => {
  stop = await server.importLive(response);
  await run('populateCache');
  await server.rows('delete from import_run');
});
afterAll(() => stop());

test('from August to the next season each week is read by the schedule, reserve included, as the hosts have it', async () => {
  for (const { id, provider, source, host } of leagues)
    await server.rows(
      `with added as (insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
         values ('${id}', '${provider}', 'League ${id}', 2025, 2025, true, false)),
       source as (insert into league_source values ('${id}', 2025, '${source}', '${host.league}', null))
       insert into league_schedule (league_id) values ('${id}')`,
    );
  const { enqueueDue, startWorker } = await server.jobs();
  // What waited while its league got its next season is read again, which the queue does later.
  const rolledOver = "state = 'retry' and output->>'message' like '% changed while it was read. Run this again.'";
  const isOpen = async () => {
    await server.rows(`update pgboss.job set start_after = now() where ${rolledOver}`);
    return (await values(`select 1 from pgboss.job where state in ('created', 'active') or ${rolledOver} limit 1`)).length > 0;
  };

  for (const now of instants()) {
    await enqueueDue(now.getTime());
    // They have tests of their own.
    await server.rows("delete from pgboss.job where data->>'resource' = 'players'");
    const worker = startWorker();
    while (await isOpen()) await new Promise((resolve) => setTimeout(resolve, 20));
    await worker.stop();
    const failed = await values(
      "select data->>'leagueId', data->>'resource', output->>'message' from pgboss.job where state in ('failed', 'retry')",
    );
    expect([now, failed]).toEqual([now, []]);
    if (now.getUTCDay() !== 2) continue;
    for (const { id, host } of leagues) {
      const over = Math.min(weekNow() - 1, host.lastWeek);
      if (over >= 1) expect([id, over, await storedWeek(id, over)]).toEqual([id, over, host.hostWeek(over)]);
    }
  }

  for (const { id, host } of leagues) {
    for (let week = 1; week <= host.lastWeek; week += 1)
      expect([id, week, await storedWeek(id, week)]).toEqual([id, week, host.hostWeek(week)]);
    expect([id, await storedStandings(id)]).toEqual([id, host.hostStandings()]);
    const champions = `select count(*)::int from team_season where league_id = '${id}' and season = 2025 and final_position = 1`;
    expect([id, await values(champions)]).toEqual([id, [[1]]]);
    expect([id, await values(`select season from league where id = '${id}'`)]).toEqual([id, [[2026]]]);
  }
  expect(await values('select distinct started_by from import_run')).toEqual([['schedule']]);
}, 900_000);
