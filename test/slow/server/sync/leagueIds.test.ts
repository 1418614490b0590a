/** The other ways to add leagues of MyFantasyLeague whose ids are other leagues' in other years, and additions that fail by a defect. */
import { get, send } from '../../../support/call';
import { eventually } from '../../../support/eventually';
import { values } from '../../../server/sync/calls';
import { hostLeague, lastHostLeague } from '../../../server/sync/hostFolder';
import { add, addByCommand, additions, both, found, names, prepareLeagues, putLeague } from '../../../server/sync/leaguesOfOneId';

prepareLeagues();

test.each<[string, () => Promise<unknown>]>([
  ['by id alone, which is of the current season', () => add(lastHostLeague)],
  ['by address', () => add(`https://www45.myfantasyleague.com/2026/home/${lastHostLeague}`)],
  ['by command', () => addByCommand(lastHostLeague, 2026)],
])('a league whose id another league had last year is added %s', async (_, addOther) => {
  await addByCommand(hostLeague, 2026);
  await addOther();
  expect(await names()).toEqual(both);
});

test('the same two leagues are added in the other order, and found by id and year', async () => {
  await addByCommand(lastHostLeague, 2026);
  expect(await found(lastHostLeague, 2025)).toMatchObject({ name: 'Harbour League', isAdded: false });
  await addByCommand(hostLeague, 2026);
  expect(await names()).toEqual(both);
  expect(await found(lastHostLeague, 2025)).toMatchObject({ leagueId: hostLeague, isAdded: true });
  expect(await found(lastHostLeague, 2026)).toMatchObject({ leagueId: lastHostLeague, isAdded: true });
});

test('two leagues of one id in different years have their own pages', async () => {
  putLeague(2025, '70009', 'Old League', [[2025, '70009']]);
  putLeague(2026, '70009', 'New League', [[2026, '70009']]);
  await addByCommand('70009', 2025);
  expect(await add('70009', { season: 2026 })).toBe('202670009');
  for (const id of ['70009', '202670009']) expect((await get(`/api/Settings?leagueId=${id}`)).statusCode).toBe(200);
  expect(await names()).toEqual([['New League'], ['Old League']]);
  expect(await values(`select distinct league_id from team where id in ('70009-0001', '202670009-0001') order by 1`)).toEqual([
    ['202670009'],
    ['70009'],
  ]);
});

test('a league with a year twice in its history is added with the season that names it', async () => {
  const years: [number, string][] = [
    [2026, '70020'],
    [2025, '70022'],
    [2025, '70021'],
    [2026, '70023'],
    [2025, '70024'],
  ];
  putLeague(2026, '70020', 'Twice League', years);
  putLeague(2025, '70021', 'Twice League', [
    [2025, '70021'],
    [2026, '70020'],
  ]);
  putLeague(2025, '70024', 'Another League', [[2025, '70024']]);
  await add('70020', { season: 2026 });
  expect(await values('select season, external_id from league_source order by 1 desc')).toEqual([
    [2026, '70020'],
    [2025, '70021'],
  ]);
  const told = (await values('select unmatched from import_run order by id')).flat(2).join('\n');
  for (const id of ['70022 of 2025', '70023 of 2026', '70024 of 2025'])
    expect(told).toContain(`its history names league ${id}, too`);
});

test('an addition that fails by a defect ends, and says so without technical words', async () => {
  await server.rows('alter table league_source add constraint broken check (season <> 2026) not valid');
  try {
    await send('POST', '/api/Leagues', { platform: 'mfl', league: hostLeague, season: 2026 });
    await eventually(async () => {
      await server.rows(`update pgboss.job set start_after = now() where state = 'retry'`);
      expect(await additions()).toMatchObject([
        { outcome: 'failed', error: expect.stringMatching(/^Sideline itself failed/) as string },
      ]);
    }, 30_000);
    const [addition] = await additions();
    const [job] = (await send('GET', '/api/Admin/GetFailedJobs')).json<{ error: string; tries: number }[]>();
    expect(job).toMatchObject({ error: addition!.error, tries: 4 });
    expect(addition!.error).not.toMatch(/league_source|broken|\n/);
    expect((await values(`select distinct error from import_run where call = 'addLeague' and error is not null`)).join()).toMatch(
      /league_source/,
    );
  } finally {
    await server.rows('alter table league_source drop constraint broken');
  }
});
