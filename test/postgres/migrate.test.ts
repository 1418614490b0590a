import pg from 'pg';
import { runScript } from '../support/runScript';
import { startServer } from '../support/startServer';

/** What a role needs to read and write rows; it can change no table. */
const grants = `
  grant usage on schema public, drizzle, pgboss to serving;
  grant select, insert, update, delete on all tables in schema public to serving;
  grant select, insert, update, delete on all tables in schema pgboss to serving;
  grant select on all tables in schema drizzle to serving;
  grant select, usage, update on all sequences in schema public to serving`;

async function addServingRole(): Promise<string> {
  await server.rows(`create role serving login; ${grants}`);
  const url = new URL((await server.environment()).DATABASE_URL!);
  url.username = 'serving';
  return url.href;
}

it('a role without the privilege to change tables serves current ones, and gets an error for older ones', async () => {
  const environment = { DATABASE_URL: await addServingRole() };
  try {
    expect(runScript('users', ['list'], environment)).toMatchObject({ status: 0, stderr: '' });

    await server.rows('create table kept as select * from drizzle.__drizzle_migrations order by id desc limit 1');
    await server.rows('delete from drizzle.__drizzle_migrations where id = (select id from kept)');
    const { status, stderr } = runScript('users', ['list'], environment);
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm run migrate')]);

    await server.rows('insert into drizzle.__drizzle_migrations select * from kept; drop table kept');
    const migrated = runScript('migrate', [], await server.environment());
    expect(migrated).toEqual({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^The tables are at version \d+ /) as string,
    });
  } finally {
    await server.rows('drop owned by serving; drop role serving');
  }
});

/** Runs a test on a new database, which is dropped after it. */
async function withDatabase(options: string, run: (databaseUrl: string) => Promise<void>): Promise<void> {
  const url = new URL((await server.environment()).DATABASE_URL!);
  url.pathname = '/sideline-new';
  await server.rows(`create database "sideline-new" template template0 ${options}`);
  try {
    await run(url.href);
  } finally {
    await server.rows('drop database "sideline-new" with (force)');
  }
}

it('a database that cannot hold all names is refused in one sentence', async () => {
  await withDatabase("encoding 'LATIN1' locale 'C'", async (databaseUrl) => {
    const { status, stderr } = runScript('migrate', [], { DATABASE_URL: databaseUrl });
    expect(stderr).toMatch(/^The database of DATABASE_URL has the encoding LATIN1, .* Create it with: .* encoding 'UTF8'\.\n$/);
    expect(status).toBe(1);
  });
});

it('a first start with a role that may not restore the demo leagues names the two ways out', async () => {
  await withDatabase('', async (databaseUrl) => {
    expect(runScript('migrate', [], { DATABASE_URL: databaseUrl }).status).toBe(0);
    const owner = new pg.Client({ connectionString: databaseUrl });
    await owner.connect();
    await owner.query(`create role serving login; ${grants}`);
    const url = new URL(databaseUrl);
    url.username = 'serving';
    try {
      const started = startServer({ DATABASE_URL: url.href });
      await expect(started).rejects.toThrow(/may not restore the demo leagues.* role that owns the tables, or set SEED=none/);
      await (await startServer({ DATABASE_URL: url.href, SEED: 'none' })).stop();
    } finally {
      await owner.query('drop owned by serving; drop role serving').finally(() => owner.end());
    }
  });
});
