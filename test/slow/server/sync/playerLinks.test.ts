/** Players whom two hosts know by different birth dates, names or ids. */
import { runOne, values } from '../../../server/sync/calls';
import { HostFolder, people } from '../../../server/sync/hostFolder';

const host = new HostFolder();
afterAll(() => host.discard());
beforeAll(async () => {
  server.importFrom(host);
  await runOne('populateCache');
});

test('a stored link that the host’s birth dates contradict is corrected with its league’s rows, and reported', async () => {
  const [back, corner] = ['70001', '70002'];
  await server.rows(
    `insert into player values ('${back}', 'Max Miller', 'RB', 2, 'ARI', '1999-05-07', 2021), ('${corner}', 'Max Miller', 'CB', 7, 'NYJ', '1999-03-08', 2021)`,
  );
  await server.rows(
    `insert into player_external_id (provider, external_id, player_id) values ('mfl', '9301', '${back}'), ('mfl', '9302', '${corner}')`,
  );
  await server.rows("insert into league_source values ('132', 2026, 'mfl', '70009')");
  const [[first], [second]] = (await values("select id from team where league_id = '132' order by id limit 2")) as [
    [string],
    [string],
  ];
  const rosters = `select team_id, player_id from roster_entry where player_id in ('${back}', '${corner}') order by team_id`;
  await server.rows(
    `insert into roster_entry (league_id, team_id, player_id, slot) values ('132', '${first}', '${back}', 'active'), ('132', '${second}', '${corner}', 'active')`,
  );
  const sent = (id: string, position: string, team: string, day: string) => ({
    ...{ id, name: 'Miller, Max', position, team, draft_year: '2021' },
    birthdate: String(Date.parse(day) / 1000),
  });
  const ours = Object.entries(people).map(([id, [name, position, team]]) => ({ id, name, position, team }));
  const player = [...ours, sent('9301', 'CB', 'NYJ', '1999-03-08'), sent('9302', 'RB', 'ARI', '1999-05-07')];
  host.put('2026/players', { players: { player } });
  expect((await runOne('populateCache')).unmatched).toEqual([
    'players: mfl player 9301 was linked to RB Max Miller, but is CB Max Miller: corrected',
    'players: mfl player 9302 was linked to CB Max Miller, but is RB Max Miller: corrected',
  ]);
  expect(await values(rosters)).toEqual([
    [first, corner],
    [second, back],
  ]);
  expect(await values(`select id, nfl_team from player where name = 'Max Miller' order by id`)).toEqual([
    [back, 'ARI'],
    [corner, 'NYJ'],
  ]);
  expect(await runOne('populateCache')).toMatchObject({ rows: 0, unmatched: [] });
  await server.rows(`delete from roster_entry where player_id in ('${back}', '${corner}')`);
  await server.rows("delete from league_source where external_id = '70009'");
});

test('a player whose birth dates differ between the hosts is one player, and one who stands twice is merged with his rows', async () => {
  const rookie = '70011';
  const born = (day: string) => String(Date.parse(day) / 1000);
  const sent = (id: string, team: string) => ({
    ...{ id, name: 'Beckett, Karl', position: 'QB', team, draft_year: '2026' },
    birthdate: born('2001-11-19'),
  });
  const ours = Object.entries(people).map(([id, [name, position, team]]) => ({ id, name, position, team }));
  const read = (...more: object[]) => {
    host.put('2026/players', { players: { player: [...ours, ...more] } });
    return runOne('populateCache');
  };
  const stored = () =>
    values(`select p.id, p.birthdate::text, x.external_id from player p left join player_external_id x on x.player_id = p.id
      where p.name = 'Karl Beckett' order by p.id`);
  await server.rows(`insert into player values ('${rookie}', 'Karl Beckett', 'QB', 1, 'ARI', '2002-11-19', null)`);
  await read(sent('9401', 'NYJ'));
  expect(await stored()).toEqual([
    [rookie, '2002-11-19', null],
    ['mfl-9401', '2001-11-19', '9401'],
  ]);
  const [[team]] = (await values("select id from team where league_id = '132' order by id limit 1")) as [[string]];
  await server.rows(
    `insert into roster_entry (league_id, team_id, player_id, slot) values ('132', '${team}', 'mfl-9401', 'active')`,
  );
  await server.rows(
    `insert into player_external_id (provider, external_id, player_id) values ('fantasypros', 'f9401', 'mfl-9401')`,
  );
  expect((await read(sent('9401', 'ARI'))).unmatched).toEqual([
    'players: Karl Beckett was also stored as mfl player 9401: merged',
  ]);
  expect(await stored()).toEqual([
    [rookie, '2002-11-19', '9401'],
    [rookie, '2002-11-19', 'f9401'],
  ]);
  expect(await values(`select team_id from roster_entry where player_id = '${rookie}'`)).toEqual([[team]]);
  expect(await read(sent('9401', 'ARI'))).toMatchObject({ rows: 0, unmatched: [] });
  await server.rows(`delete from roster_entry where player_id = '${rookie}'`);
});

test('an unknown player of one host is not merged with a player whom another host gives the same id', async () => {
  await server.rows(`insert into player values ('95010', 'Sleeper player 95010', '-', 9, null, null, null)`);
  await server.rows(
    `insert into player_external_id (provider, external_id, player_id, provisional) values ('sleeper', '95010', '95010', true)`,
  );
  const player = Object.entries({ ...people, '95010': ['Sameid, Sol', 'WR', 'NYJ'] as const }).map(
    ([id, [name, position, team]]) => ({
      ...{ id, name, position, team },
    }),
  );
  host.put('2026/players', { players: { player } });
  await runOne('populateCache');
  expect(await values(`select id, name from player where id in ('95010', 'mfl-95010') order by id`)).toEqual([
    ['95010', 'Sleeper player 95010'],
    ['mfl-95010', 'Sol Sameid'],
  ]);
});
