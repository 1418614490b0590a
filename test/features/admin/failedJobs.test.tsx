import { screen, within } from '@testing-library/react';
import { get } from '../../support/call';
import { logIn } from '../../support/logIn';
import { renderPage } from '../../support/renderPage';

const leagueId = '620000000000000260';
const name = 'Summer Draft League';
const section = () => within(screen.getByRole('region', { name: 'Failed jobs' }));
const rowOf = async (header: string) => (await section().findByRole('rowheader', { name: header })).closest('tr')!;
const fail = (data: object) =>
  server.rows(`insert into pgboss.job (name, data, output, retry_limit)
    values ('sync-failed', '${JSON.stringify(data)}', '{"message": "Sleeper is down"}', 3)`);

async function open() {
  await logIn();
  const { user } = renderPage('/admin?view=leagues');
  await screen.findByRole('heading', { name: 'Failed jobs' });
  return user;
}

beforeAll(async () => {
  await get('/api/health');
  await server.rows(`update league set name = '${name}' where id = '${leagueId}'`);
});
beforeEach(() => server.rows('delete from pgboss.job'));
afterEach(() => localStorage.clear());

test('a failed job shows its resource, time, attempts and reason, and is retried or discarded', async () => {
  await fail({ resource: 'pastSeason', leagueId, season: 2024 });
  await fail({ resource: 'players', leagueId: null });
  const user = await open();
  const texts = Array.from((await rowOf(name)).cells, ({ textContent }) => textContent);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string;
  expect(texts).toEqual([name, 'Season 2024', at, '4', 'RetryDiscard', 'Sleeper is down']);
  expect(within(await rowOf(name)).getByRole('link')).toHaveAttribute('href', `/sleeper/league/${leagueId}`);

  await user.click(section().getByRole('button', { name: `Retry: Season 2024, ${name}` }));
  expect(await section().findByText('Season 2024: waits in the queue.')).toBeInTheDocument();
  expect(section().queryByRole('rowheader', { name })).toBeNull();
  expect(await server.rows(`select data->>'season' as season from pgboss.job where name = 'sync'`)).toEqual([{ season: '2024' }]);

  await user.click(section().getByRole('button', { name: 'Discard: Players, all leagues' }));
  expect(await section().findByText('No job has failed at every attempt.')).toBeInTheDocument();
  expect(await server.rows(`select 1 from pgboss.job where name = 'sync-failed'`)).toEqual([]);
});

test('a failed read of one week is named by its week, and is no other week of its season', async () => {
  await fail({ resource: 'pastSeason', leagueId, season: 2024, week: 7, isAgain: true });
  await fail({ resource: 'pastSeason', leagueId, season: 2024, week: 8, isAgain: true });
  const user = await open();
  await user.click(await section().findByRole('button', { name: `Retry: Week 7 of 2024, ${name}` }));
  expect(await section().findByText('Week 7 of 2024: waits in the queue.')).toBeInTheDocument();
  const left = section().getAllByRole('button', { name: /^Discard/ });
  expect(left.map((each) => each.getAttribute('aria-label'))).toEqual([`Discard: Week 8 of 2024, ${name}`]);
});
