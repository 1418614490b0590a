import { runScript } from '../support/runScript';

/** Creates a role that may read and write rows, and change no table. */
async function addServingRole(): Promise<string> {
  await server.rows(`create role serving login;
    grant usage on schema public, drizzle, pgboss to serving;
    grant select, insert, update, delete on all tables in schema public to serving;
    grant select, insert, update, delete on all tables in schema pgboss to serving;
    grant select on all tables in schema drizzle to serving;
    grant select, usage, update on all sequences in schema public to serving`);
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
