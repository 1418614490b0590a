const ago = (days: number) => `now() - interval '${days} days'`;

it('deletes old rows: used tokens, log-in attempts, runs except the last ones, responses of hosts, security events', async () => {
  await server.rows(`insert into session values ('kept', 1, now()), ('over', 1, ${ago(80)})`);
  await server.rows(`insert into refresh_token (hash, session_id, expires_at, used_at) values
    ('unused', 'kept', now() + interval '9 days', null), ('used today', 'kept', now() + interval '9 days', now()),
    ('used before', 'kept', now() + interval '9 days', ${ago(8)}), ('expired', 'over', ${ago(1)}, null)`);
  await server.rows(`insert into log_in_attempt values ('over', 3, ${ago(1)}), ('held back', 3, now() + interval '5 minutes')`);
  await server.rows(`insert into raw_response (url, body, fetched_at) values ('old', '', ${ago(61)}), ('new', '', ${ago(59)})`);
  const run = (id: string, league: string, outcome: string, days: number) =>
    `('${id}', 'c', '0', '${league}', 'a', ${ago(days)}, '${outcome}')`;
  await server.rows(`insert into import_run (run, call, chosen, league_id, started_by, started_at, outcome) values
    ${run('before last', '1', 'done', 200)}, ${run('last', '1', 'done', 100)}, ${run('failed', '1', 'failed', 99)},
    ${run('recent failure', '1', 'failed', 10)}, ${run('of another league', '2', 'done', 300)}`);

  await server.rows(`insert into security_event (at, kind, detail) values
    (${ago(181)}, 'log_in', 'old'), (${ago(179)}, 'log_in', 'new')`);

  await server.deleteOldRows();

  const values = async (text: string) => (await server.rows<{ v: string }>(text)).map(({ v }) => v);
  expect(await values('select hash as v from refresh_token order by 1')).toEqual(['unused', 'used today']);
  expect(await values('select id as v from session order by 1')).toEqual(['kept']);
  expect(await values('select key as v from log_in_attempt')).toEqual(['held back']);
  expect(await values(`select detail as v from security_event where kind = 'log_in'`)).toEqual(['new']);
  expect(await values('select url as v from raw_response')).toEqual(['new']);
  expect(await values('select run as v from import_run order by 1')).toEqual(['last', 'of another league', 'recent failure']);
});

it('finds the last runs without sorting all of them', async () => {
  await server.rows('analyze import_run');
  await server.rows('set enable_seqscan = off');
  const plan = await server.rows<Record<string, string>>(
    `explain select distinct on (call, league_id) * from import_run where outcome = 'done' order by call, league_id, id desc`,
  );
  await server.rows('reset enable_seqscan');
  const text = plan.map((row) => Object.values(row)[0]).join('\n');
  expect(text).toContain('import_run_done');
  expect(text).not.toContain('Sort');
});
