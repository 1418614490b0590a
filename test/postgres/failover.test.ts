import pg from 'pg';
import { eventuallyRecovered } from '../support/eventually';
import type { PostgresServer } from '../support/postgres';
import { type RunningServer, startServer } from '../support/startServer';
import { adminEnvironment, keepersOf, logIn, team, toggleUrl } from '../slow/processes/client';

let primary: PostgresServer;
let standby: PostgresServer;
let servers: RunningServer[];

/** One address of both servers, the standby first, so that the first one is never right by chance. */
function addressOfBoth(): string {
  const [one, other] = [standby, primary].map(({ databaseUrl }) => new URL(databaseUrl).host);
  return `postgres://postgres@${one},${other}/postgres?target_session_attrs=read-write`;
}

async function on<Row extends pg.QueryResultRow>({ databaseUrl }: PostgresServer, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return (await client.query<Row>(text).finally(() => client.end())).rows;
}

/** How often each player of the team was marked. */
async function changesOn(database: PostgresServer): Promise<Map<string, number>> {
  const rows = await on<{ player: string; count: number }>(
    database,
    `select player_id as player, count(*)::int as count from keeper_change where team_id = '${team}' group by 1`,
  );
  return new Map(rows.map(({ player, count }) => [player, count]));
}

beforeAll(async () => {
  primary = await server.startPostgres();
  standby = await server.startPostgres({ standbyOf: primary });
  await on(primary, `alter system set synchronous_standby_names = '*'`);
  await on(primary, 'select pg_reload_conf()');
  await eventuallyRecovered(async () => {
    expect(await on(primary, 'select sync_state from pg_stat_replication')).toEqual([{ sync_state: 'sync' }]);
  });
  const environment = { DATABASE_URL: addressOfBoth(), ...adminEnvironment };
  servers = [await startServer(environment)];
  servers.push(await startServer(environment));
}, 240_000);
afterAll(async () => {
  await Promise.all(servers.map((running) => running.stop()));
  await standby.stop();
  await primary.stop();
});

it('loses no acknowledged write when the primary is killed and its standby is promoted, and goes on without a restart', async () => {
  const [one, other] = servers as [RunningServer, RunningServer];
  const headers = await logIn(one);
  const players = [...(await keepersOf(one)).keys()].slice(0, 6);
  /** How many marks of each player were acknowledged, and how many have an unknown outcome. */
  const marks = new Map(players.map((player) => [player, { acknowledged: 0, unknown: 0 }]));
  const acknowledgedAt: number[] = [];
  const before = await changesOn(primary);
  let isOver = false;
  const write = async (running: RunningServer, player: string) => {
    const mark = marks.get(player)!;
    while (!isOver) {
      const response = await fetch(toggleUrl(running, player), { headers, signal: AbortSignal.timeout(45_000) });
      await response.text();
      if (response.status === 200) {
        mark.acknowledged += 1;
        acknowledgedAt.push(performance.now());
      } else {
        expect(response.status).toBe(503);
        mark.unknown += 1;
      }
    }
  };
  const writers = players.map((player, i) => write(i % 2 ? one : other, player));
  await eventuallyRecovered(() => expect(acknowledgedAt.length).toBeGreaterThan(30));
  await primary.kill();
  await standby.promote();
  const promotedAt = performance.now();
  // The new primary has no standby of its own to wait for.
  await on(standby, `alter system set synchronous_standby_names = ''`);
  await on(standby, 'select pg_reload_conf()');
  const sinceThen = () => acknowledgedAt.filter((at) => at > promotedAt);
  await eventuallyRecovered(() => expect(sinceThen().length).toBeGreaterThan(30));
  isOver = true;
  await Promise.all(writers);
  process.stdout.write(`Writes again ${Math.round(sinceThen()[0]! - promotedAt)} ms after the promotion.\n`);

  const after = await changesOn(standby);
  for (const [player, { acknowledged, unknown }] of marks) {
    const written = (after.get(player) ?? 0) - (before.get(player) ?? 0);
    expect(written).toBeGreaterThanOrEqual(acknowledged);
    expect(written).toBeLessThanOrEqual(acknowledged + unknown);
  }
  // Each process hears the other on the new primary.
  const player = players[0]!;
  const mark = (await keepersOf(other)).get(player);
  expect((await fetch(toggleUrl(one, player), { headers })).status).toBe(200);
  await eventuallyRecovered(async () => expect((await keepersOf(other)).get(player)).toBe(!mark));
  for (const { address } of servers) expect((await fetch(`${address}/readyz`)).status).toBe(200);
});
