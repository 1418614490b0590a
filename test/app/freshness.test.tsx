import { screen, waitFor } from '@testing-library/react';
import { renderRoute } from '../support/renderRoute';
import { get } from '../support/call';

const leagueId = '620000000000000260';
const footer = () => screen.getByRole('contentinfo');

beforeAll(() => get('/api/health'));
beforeEach(async () => {
  await server.rows('delete from sync_state');
  await server.rows(`insert into league_schedule (league_id) values ('${leagueId}') on conflict do nothing`);
});
afterAll(() => server.rows('delete from league_schedule'));

test('every page of a league that is kept current says when it was read', async () => {
  await server.rows(
    `insert into sync_state (key, league_id, done_at) values ('${leagueId}/scores', '${leagueId}', '2026-09-20T18:05:00Z')`,
  );
  renderRoute(`/sleeper/league/${leagueId}`);
  await waitFor(() => expect(footer()).toHaveTextContent(/Updated 2026-09-20 \d\d:\d\d/));
});

test('a league that no schedule reads says nothing', async () => {
  renderRoute('/league/132');
  expect(await screen.findByRole('heading', { level: 1, name: 'Global League' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Gridiron Gurus' })).toBeInTheDocument();
  expect(footer()).not.toHaveTextContent(/update/i);
});
