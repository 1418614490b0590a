import pg from 'pg';
import { copyLeagues } from '../../../scripts/bench/copyLeagues';
import { eventuallyRecovered } from '../../support/eventually';
import type { PostgresServer } from '../../support/postgres';
import { type RunningServer, startServer } from '../../support/startServer';
import { adminEnvironment, keepersOf, league, logIn, team, toggleUrl } from '../processes/client';

/** Fifteen times the leagues of the seed are enough for the planner to leave a table's end-to-end reading alone. */
const copies = Number(process.env.COPIES ?? 14);

jest.setTimeout(600_000);

let database: PostgresServer;
let client: pg.Client;
let running: RunningServer;

beforeAll(async () => {
  database = await server.startPostgres();
  running = await startServer({ DATABASE_URL: database.databaseUrl, ...adminEnvironment });
  client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  for (let copy = 1; copy <= copies; copy++) for (const statement of copyLeagues(copy)) await client.query(statement);
  await client.query('analyze');
  await client.query('select pg_stat_force_next_flush()');
  await running.stop();
  // A process that does nothing but what it is called for.
  running = await startServer({ DATABASE_URL: database.databaseUrl, PROCESS_ROLE: 'web', ...adminEnvironment });
});
afterAll(async () => {
  await client.end();
  await running.stop();
  await database.stop();
});

const other = '620000000000000149';
const otherTeam = '610000000000000112';
const ofLeague = `leagueId=${league}`;
const ofTeam = `teamId=${team}`;
const calls = [
  `Settings?${ofLeague}`,
  ...['GetLeague', 'GetLeagueYears', 'GetDepthChart', 'GetKeeperBreakdown', 'GetRosterBreakdown', 'GetAvailablePlayers'].map(
    (call) => `League/${call}?${ofLeague}`,
  ),
  `League/GetSearchIndex?${ofLeague}`,
  `League/GetPlayerStory?${ofLeague}&playerId=2749`,
  `League/GetWeekRosters?${ofLeague}&year=2025&week=3`,
  `League/GetKeeperRules?${ofLeague}`,
  `League/GetKeeperDesk?${ofLeague}&${ofTeam}`,
  `League/GetKeeperChoices?${ofLeague}`,
  `League/GetSleeperLeague?leagueId=${other}`,
  `Draft/GetDraftOrder?${ofLeague}`,
  `PreDraftTrades?${ofLeague}&year=2026`,
  `History/PointsByYear?${ofLeague}&year=2025`,
  `History/PointsByYearTeam?${ofLeague}&year=2025&${ofTeam}`,
  `History/PointsByYearTeamWeek?${ofLeague}&year=2025&${ofTeam}&week=3`,
  `History/GetMatchup?${ofLeague}&year=2025&${ofTeam}&week=3`,
  `History/SleeperPointsByYear?leagueId=${other}&year=2025`,
  `History/SleeperPointsByYearTeam?leagueId=${other}&year=2025&userId=${otherTeam}`,
  `History/SleeperPointsByYearTeamWeek?leagueId=${other}&year=2025&userId=${otherTeam}&week=3`,
  `Team/GetTeam?${ofTeam}`,
  `Team/GetTeamProfile?${ofTeam}`,
  `Team/GetSleeperTeam?leagueId=${other}&teamId=${otherTeam}`,
  `Team/GetSleeperTeamProfile?leagueId=${other}&teamId=${otherTeam}`,
];

const connections = `from pg_stat_activity where application_name = 'sideline'`;

/** How often each table that grows with the leagues was read from end to end; connections tell it when they end. */
async function fullReads(): Promise<Map<string, number>> {
  const { rows: ended } = await client.query<{ pid: number }>(`select pid, pg_terminate_backend(pid) ${connections}`);
  const pids = ended.map(({ pid }) => pid);
  await eventuallyRecovered(async () =>
    expect((await client.query(`select 1 ${connections} and pid = any($1)`, [pids])).rowCount).toBe(0),
  );
  const { rows } = await client.query<{ name: string; scans: string }>(
    `select s.relname as name, s.seq_scan as scans from pg_stat_user_tables s
     where exists (select from pg_attribute a where a.attrelid = s.relid and a.attname in ('league_id', 'standings_season'))
       and s.n_live_tup > 500`,
  );
  return new Map(rows.map(({ name, scans }) => [name, Number(scans)]));
}

it.each([...calls, 'TeamSetKeeper'])('%s reads no table of all leagues from end to end', async (call) => {
  const before = await fullReads();
  expect(before.size).toBeGreaterThanOrEqual(8);
  if (call === 'TeamSetKeeper') {
    const [player] = [...(await keepersOf(running)).keys()];
    expect((await fetch(toggleUrl(running, player!), { headers: await logIn(running) })).status).toBe(200);
  } else {
    expect([call, (await fetch(`${running.address}/api/${call}`)).status]).toEqual([call, 200]);
  }
  expect(await fullReads()).toEqual(before);
});
