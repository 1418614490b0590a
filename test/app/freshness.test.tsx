import { screen, waitFor } from '@testing-library/react';
import { renderFrame } from '../support/renderFrame';
import { get } from '../support/call';

const leagueId = '620000000000000260';
const footer = () => screen.getByRole('contentinfo');
const calendar = { season: 2026, phase: 'regular', week: 2, kickOffs: [] };

beforeAll(async () => {
  await get('/api/health');
  await server.rows(`insert into installation values ('nflCalendar', '${JSON.stringify({ readAt: 0, calendar })}')`);
});
beforeEach(async () => {
  await server.rows('delete from sync_state');
  await server.rows(`insert into league_schedule (league_id) values ('${leagueId}') on conflict do nothing`);
  await server.rows(`insert into sync_state (key, league_id, done_at, failures, error) values
    ('${leagueId}/scores', '${leagueId}', '2026-09-20T18:05:00Z', 0, null),
    ('${leagueId}/rosters', '${leagueId}', '2026-09-18T06:05:00Z', 3, 'MyFantasyLeague: rosters'),
    ('${leagueId}/season', '${leagueId}', '2026-09-21T10:05:00Z', 0, null)`);
});
afterAll(() => server.rows('delete from league_schedule'));

test.each([
  ['scores', `/sleeper/league/${leagueId}`, /Updated 2026-09-20 \d\d:\d\d/],
  ['rosters', `/sleeper/depthchart/${leagueId}`, /Updated 2026-09-18 \d\d:\d\d/],
])('a page of %s says when they were read, that updates are delayed, and when the next read is due', async (_, path, updated) => {
  renderFrame(path);
  await waitFor(() => expect(footer()).toHaveTextContent(updated));
  expect(footer()).toHaveTextContent('Updates are delayed');
  expect(footer()).toHaveTextContent(/Next update \d{4}-\d\d-\d\d \d\d:\d\d/);
  expect(footer()).not.toHaveTextContent('rosters');
});

test('a league that no schedule reads says when it was read', async () => {
  const other = '620000000000000186';
  await server.rows(
    `insert into sync_state (key, league_id, done_at) values ('${other}/scores', '${other}', '2026-09-20T18:05:00Z')`,
  );
  renderFrame(`/sleeper/league/${other}`);
  await waitFor(() => expect(footer()).toHaveTextContent(/Updated 2026-09-20 \d\d:\d\d/));
  expect(footer()).not.toHaveTextContent('Next update');
});

test('a demo league says of when its data are', async () => {
  renderFrame('/league/132');
  await waitFor(() => expect(footer()).toHaveTextContent('Demo data as of 20 Aug 2026'));
  expect(footer()).not.toHaveTextContent(/update/i);
});
