/** Rows of admin lists that somebody else removed meanwhile. */
import { screen, waitFor, within } from '@testing-library/react';
import { get, send } from '../../../../support/call';
import { logIn } from '../../../../support/logIn';
import { renderRoute } from '../../../../support/renderRoute';

const section = (name: string) => within(screen.getByRole('region', { name }));

async function open(view: string) {
  await logIn();
  return renderRoute(`/admin?view=${view}`).user;
}

beforeAll(() => get('/api/health'));
afterEach(() => localStorage.clear());

test('an alias that somebody else removed is reported, and is gone after a refetch', async () => {
  await send('POST', '/api/Admin/SaveAlias', { name: 'Jammy Chase', player: "Ja'Marr Chase" });
  const user = await open('players');
  await screen.findByRole('heading', { name: 'Aliases' });
  const list = section('Aliases');
  await list.findByRole('rowheader', { name: 'Jammy Chase' });
  await send('POST', '/api/Admin/RemoveAlias', { name: 'Jammy Chase' });
  await user.click(list.getByRole('button', { name: 'Remove alias Jammy Chase' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Alias Jammy Chase is unknown.')).toBeVisible();
  expect(await list.findByText('There are no aliases yet.')).toBeVisible();
});

test('a job that somebody else discarded is reported and removed from the list', async () => {
  const leagueId = '620000000000000260';
  await server.rows(`update league set name = 'Summer Draft League' where id = '${leagueId}'`);
  await server.rows(`insert into pgboss.job (name, data, output, retry_limit)
    values ('sync-failed', '{"resource": "scores", "leagueId": "${leagueId}"}', '{"message": "Sleeper is down"}', 3)`);
  const user = await open('leagues');
  await screen.findByRole('heading', { name: 'Failed jobs' });
  const jobs = section('Failed jobs');
  const row = (await jobs.findByRole('rowheader', { name: 'Summer Draft League' })).closest('tr')!;
  const button = within(row).getByRole('button', { name: /^Retry/ });
  await server.rows('delete from pgboss.job');
  await user.click(button);
  expect(await jobs.findByText('The failed job is unknown.')).toBeVisible();
  expect(await jobs.findByText('No job has failed at every attempt.')).toBeInTheDocument();
});
