import { send } from '../support/call';

/** Settings of a role that change how PostgreSQL writes values. */
const settings = {
  datestyle: 'SQL, DMY',
  intervalstyle: 'iso_8601',
  bytea_output: 'escape',
  extra_float_digits: '-15',
  timezone: 'Pacific/Kiritimati',
};

const calls = [
  '/api/Settings?leagueId=132',
  '/api/League/GetLeague?leagueId=132',
  '/api/League/GetTransactions?leagueId=132&year=2025',
  '/api/League/GetAvailablePlayers?leagueId=132',
  '/api/PreDraftTrades?leagueId=132&year=2026',
  '/api/History/PointsByYear?leagueId=132&year=2025',
  '/api/Team/GetTeam?teamId=13204',
  '/api/Account',
  '/api/Admin/GetSchedule',
];

const read = () => Promise.all(calls.map(async (url) => [url, (await send('GET', url)).body]));

it('the settings of a role change no response', async () => {
  const before = await read();
  const { DATABASE_URL } = await server.environment();
  const database = decodeURIComponent(new URL(DATABASE_URL!).pathname.slice(1));
  for (const [name, value] of Object.entries(settings))
    await server.rows(`alter role current_user in database "${database}" set ${name} = '${value}'`);
  await server.restart();
  expect(await read()).toEqual(before);
});
