import { screen, waitFor, within } from '@testing-library/react';
import { get, send } from '../../../../support/call';
import { logIn } from '../../../../support/logIn';
import { quickPolls } from '../../../../support/quickPolls';
import { renderRoute } from '../../../../support/renderRoute';

const leagueId = '620000000000000260';
const name = 'Another League';
const list = () => within(screen.getByRole('region', { name: 'Schedule' }));
const row = async () => (await list().findByRole('rowheader', { name })).closest('tr')!;
const textsOf = (found: HTMLTableRowElement) => Array.from(found.cells, ({ textContent }) => textContent);
const waiting = () =>
  server.rows(`select data->>'resource' as resource from pgboss.job where data->>'leagueId' = '${leagueId}' order by 1`);

async function open() {
  await logIn();
  const { user } = renderRoute('/admin?view=leagues');
  await screen.findByRole('heading', { name: 'Schedule' });
  return user;
}

beforeAll(() => get('/api/health'));
beforeEach(async () => {
  await server.rows(`update league set name = '${name}' where id = '${leagueId}'`);
  await server.rows('delete from sync_state');
  await server.rows(
    `insert into league_schedule (league_id) values ('${leagueId}') on conflict (league_id) do update set pace = 'calendar'`,
  );
});
afterEach(async () => {
  server.intercept(null);
  localStorage.clear();
  await server.rows(`delete from pgboss.job`);
});

test('without a league on the schedule it says which leagues it reads, also where one was added from a recording', async () => {
  await server.rows('delete from league_schedule');
  await open();
  expect(
    await list().findByText(
      /^The schedule reads no league\. It reads leagues whose hosts are called over the network, not made-up or recorded ones\.$/,
    ),
  ).toBeInTheDocument();
});

test('a league is listed with when it was read, and its name leads to it', async () => {
  await server.rows(
    `insert into sync_state (key, league_id, done_at) values
      ('${leagueId}/scores', '${leagueId}', '2026-09-21T18:05:00Z'), ('${leagueId}/rosters', '${leagueId}', '2026-09-20T18:05:00Z')`,
  );
  await open();
  const [league, read] = textsOf(await row());
  expect([league, read]).toEqual([name, expect.stringMatching(/^2026-09-20 \d\d:\d\d$/)]);
  expect(within(await row()).getByRole('link')).toHaveAttribute('href', `/sleeper/league/${leagueId}`);
});

test('a league’s row says where the host’s records are not the sum of the weeks', async () => {
  const [team] = await server.rows<{ id: string }>(`select id from team where league_id = '${leagueId}' limit 1`);
  await server.rows(`update team set name = 'Fjord <i>Seals</i>' where league_id = '${leagueId}' and id = '${team!.id}'`);
  const more = { wins: -1, losses: 1, draws: 0, pointsFor: 0, pointsAgainst: 0 };
  const differences = { first: 1, last: 14, teams: [{ teamId: team!.id, ...more, week: null }] };
  const ofSeason = `league_id = '${leagueId}' and season = 2025 and resource = 'weeks'`;
  await server.rows(`insert into watermark (league_id, season, resource, week, complete) values
    ('${leagueId}', 2025, 'weeks', 17, true) on conflict do nothing`);
  await server.rows(`update watermark set differences = '${JSON.stringify(differences)}' where ${ofSeason}`);
  await open();
  expect(textsOf(await row()).at(-2)).toBe(
    '2025: Fjord <i>Seals</i> have one win fewer and one loss more at the host than in the weeks 1 to 14',
  );
  await server.rows(`update watermark set differences = null where ${ofSeason}`);
});

test('a league that fails says why and how often, and is retried', async () => {
  await server.rows(`insert into sync_state (key, league_id, tried_at, failures, error)
    values ('${leagueId}/scores', '${leagueId}', now(), 4, E'Sleeper has no league 7.\\nleague/7')`);
  const user = await open();
  expect(textsOf(await row()).at(-1)).toBe('Sleeper has no league 7. (4 times)league/7');
  expect(within(await row()).getByText('league/7')).toBeInTheDocument();
  const retry = within(await row()).getByRole('button', { name: `Read ${name} now` });
  expect(retry).toHaveTextContent('Retry');
  await user.click(retry);
  await waitFor(async () => expect(textsOf(await row())[2]).toBe('Being read'));
  expect(await waiting()).toEqual([{ resource: 'rosters' }, { resource: 'scores' }, { resource: 'season' }]);
  await user.click(retry);
  expect(await waiting()).toHaveLength(3);
});

test('a read that waits for the pace of its host says until when', async () => {
  await server.rows(
    `insert into installation values ('nflCalendar', '${JSON.stringify({
      readAt: Date.now(),
      calendar: { season: 2026, phase: 'regular', week: 2, kickOffs: [] },
    })}') on conflict (name) do update set value = excluded.value`,
  );
  const reads = `select 'sync', jsonb_build_object('resource', 'scores', 'host', 'sleeper', 'leagueId', n) from generate_series(1, 4000) as n`;
  await server.rows(`insert into pgboss.job (name, data) ${reads}`);
  await server.rows(`insert into pgboss.job (name, data)
    values ('sync', '${JSON.stringify({ resource: 'scores', host: 'sleeper', leagueId })}')`);
  await server.rows(`insert into sync_state (key, league_id, slot_at) values ('${leagueId}/scores', '${leagueId}', now())`);
  await open();
  // 200 calls a minute, four a read.
  const [, , next] = textsOf(await row());
  const until = Date.parse(next!.replace('Waits until ', ''));
  expect([next!.slice(0, 12), Math.round((until - Date.now()) / 60_000 / 10) * 10]).toEqual(['Waits until ', 80]);
  await server.rows(`delete from installation where name = 'nflCalendar'`);
});

test('a page of the schedule leads to the next, and a search finds a league', async () => {
  await server.rows(`insert into league (id, provider, name, season, standings_season, has_drafted, manual_keepers_enabled)
    select (71000 + n)::text, 'sleeper', 'Many ' || lpad(n::text, 2, '0'), 2026, 2026, false, true from generate_series(1, 60) as n`);
  await server.rows(`insert into league_source select id, season, 'sleeper', id, null from league where name like 'Many %'`);
  await server.rows(`insert into league_schedule (league_id) select id from league where name like 'Many %'`);
  const user = await open();
  const names = () =>
    list()
      .queryAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(await list().findByText(/^Page 1 of 3$/)).toBeInTheDocument();
  expect([names().length, names()[0]]).toEqual([25, name]);
  await user.click(list().getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(names()[0]).toBe('Many 25'));
  expect(list().getByRole('button', { name: 'Next' })).toHaveFocus();
  await user.click(list().getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(names()).toHaveLength(11));
  expect(names().at(-1)).toBe('Many 60');
  await user.type(list().getByRole('searchbox', { name: 'Find a league' }), 'MANY 07');
  await waitFor(() => expect(names()).toEqual(['Many 07']));
  await user.selectOptions(list().getByRole('combobox', { name: 'Show' }), 'Failing');
  expect(await list().findByText('No league on the schedule is like that.')).toBeInTheDocument();
  await server.rows(`delete from league where name like 'Many %'`);
});

test('when the read ends, the list shows it at its next poll, without an event', async () => {
  const slowPolls = quickPolls(5_000);
  const user = await open();
  await user.click(within(await row()).getByRole('button', { name: `Read ${name} now` }));
  await waitFor(async () => expect(textsOf(await row())[2]).toBe('Being read'));
  await server.rows(`update pgboss.job set state = 'completed'`);
  await waitFor(async () => expect(textsOf(await row())[2]).not.toBe('Being read'));
  slowPolls();
});

test('a season that is over is read again, and only those of the league are offered', async () => {
  await server.rows(
    `insert into league_source values ('${leagueId}', 2019, 'sleeper', '620000000000000019', null) on conflict do nothing`,
  );
  const user = await open();
  const form = within(await screen.findByRole('form', { name: 'Read a season again' }));
  const seasons = within(form.getByRole('combobox', { name: 'Season' })).getAllByRole('option');
  const stored = await server.rows<{ season: number }>(
    `select season from league_source where league_id = '${leagueId}' order by season desc`,
  );
  expect(seasons.map(({ textContent }) => Number(textContent))).toEqual(stored.map(({ season }) => season));
  await user.selectOptions(form.getByRole('combobox', { name: 'Season' }), '2019');
  await user.click(form.getByRole('button', { name: 'Read season' }));
  expect(await list().findByText(`2019 of ${name} is being read.`)).toBeInTheDocument();
  expect(await server.rows(`select data from pgboss.job where data->>'leagueId' = '${leagueId}'`)).toEqual([
    { data: { resource: 'pastSeason', leagueId, season: 2019, isAgain: true, isAsked: true } },
  ]);
  await user.selectOptions(form.getByRole('combobox', { name: 'Week' }), 'Week 7');
  await user.click(form.getByRole('button', { name: 'Read season' }));
  expect(await list().findByText(`Week 7 of 2019 of ${name} is being read.`)).toBeInTheDocument();
  expect(
    await server.rows(`select data from pgboss.job where data->>'leagueId' = '${leagueId}' and data->>'week' = '7'`),
  ).toEqual([{ data: { resource: 'pastSeason', leagueId, season: 2019, week: 7, isAgain: true, isAsked: true } }]);
  const without = await send('POST', '/api/Admin/SyncLeague', { leagueId, week: 7 });
  expect([without.statusCode, without.json()]).toMatchObject([400, { errors: [{ field: 'season' }] }]);
  const refused = await send('POST', '/api/Admin/SyncLeague', { leagueId, season: 1999 });
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    400,
    `season must be one of ${stored.map(({ season }) => season).join(', ')}`,
  ]);
});

test('a league is paused and resumed', async () => {
  const user = await open();
  const select = within(await row()).getByRole('combobox', { name: `How often ${name} is read` });
  await user.selectOptions(select, 'Paused');
  await waitFor(async () => expect(await server.rows('select pace from league_schedule')).toEqual([{ pace: 'paused' }]));
  await waitFor(() => expect(select).toHaveValue('paused'));
  expect(textsOf(await row())[2]).toBe('–');
  await user.selectOptions(select, 'NFL calendar');
  await waitFor(async () => expect(await server.rows('select pace from league_schedule')).toEqual([{ pace: 'calendar' }]));
});

test('a league that left the schedule is reported', async () => {
  const user = await open();
  const button = within(await row()).getByRole('button', { name: `Read ${name} now` });
  await server.rows('delete from league_schedule');
  await user.click(button);
  expect(await list().findByText(`No league ${leagueId} is on the schedule`, { exact: false })).toBeInTheDocument();
});

test('a member reads that it is for admins, without Retry', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.intercept((request) =>
    request.url.includes('/api/Admin/GetSchedule')
      ? Response.json({ title: 'Forbidden', status: 403 }, { status: 403 })
      : undefined,
  );
  await open();
  expect(await list().findByText('Only admins see the schedule.')).toBeInTheDocument();
  expect(list().queryByRole('button', { name: 'Retry' })).toBeNull();
  logged.mockRestore();
});
