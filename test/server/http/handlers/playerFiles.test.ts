import type { components } from '../../../../src/api/generated/schema.gen';
import { get, send } from '../../../support/call';
import { contents, removeOldScores, values } from '../../sync/calls';

type Preview = components['schemas']['PlayerFilePreview'];
type Run = components['schemas']['AdminRun'];

beforeAll(async () => {
  await removeOldScores();
  await server.rows("update player set birthdate = null where name = 'Josh Allen'");
});

const csv = (...rows: string[]) => [...rows, ''].join('\r\n');
const draft = csv(
  'RK,PLAYER NAME,TEAM,POS,BYE WEEK',
  "1,Ja'Marr Chase,CIN,WR1,10",
  '2,Josh Allen,BUF,QB1,7',
  '3,Nobody Known,KC,WR2,6',
  '4,Buffalo Bills,BUF,DST1,7',
);
const preview = (file: object, email?: string) => send('POST', '/api/Admin/PreviewPlayerFile', file, email);
const load = (file: object, email?: string) => send('POST', '/api/Admin/LoadPlayerFile', file, email);
const ranks = (season: number) =>
  values(
    `select name, nfl_rank from ranking r join player p on p.id = r.player_id where r.season = ${season} and nfl_rank is not null order by nfl_rank`,
  );

test('a ranking file is shown before it is loaded: its matched and unknown rows, and what changes', async () => {
  const before = await contents();
  const file = { name: 'draft_2026.csv', text: draft };
  const response = await preview(file);
  expect(response.statusCode).toBe(200);
  const shown = response.json<Preview>();
  expect(shown).toMatchObject({
    ...{ title: 'Draft ranking of FantasyPros', seasons: [2026], rows: 4, matched: 3, unmatched: ['Nobody Known'] },
  });
  expect(shown.changes).toContainEqual({
    name: 'Josh Allen',
    before: expect.stringMatching(/^2026: .*rank/) as string,
    after: expect.stringMatching(/^2026: rank 2/) as string,
  });
  expect(shown.changed).toBeGreaterThan(3);
  expect(await contents()).toEqual(before);

  const loaded = await load(file);
  expect(loaded.json<Run>().leagues).toMatchObject([{ error: null, unmatched: ['Nobody Known'] }]);
  expect(await ranks(2026)).toEqual([
    ["Ja'Marr Chase", 1],
    ['Josh Allen', 2],
    ['Buffalo Bills', 4],
  ]);
  expect((await preview(file)).json<Preview>()).toMatchObject({ changed: 0, changes: [] });
  expect((await get('/api/Settings?leagueId=132')).json()).toMatchObject({ nflRankSeason: 2026 });
});

test('the chosen season comes before the year in the name', async () => {
  const file = { name: 'draft_2026.csv', season: 2027, text: draft };
  expect((await preview(file)).json<Preview>().seasons).toEqual([2027]);
  await load(file);
  expect(await ranks(2027)).toHaveLength(3);
  expect(await values('select nfl_team, week from bye_week where season = 2027 order by nfl_team')).toEqual([
    ['BUF', 7],
    ['CIN', 10],
    ['KC', 6],
  ]);
});

test('a rookies file is shown and loaded, and a combine file measures the class', async () => {
  await server.rows('delete from rookie where season = 2026');
  const [[name]] = (await values(
    `select min(name) from player where position = 'WR' and nfl_team is not null and name ~ '^[A-Z][a-z]+ [A-Z][a-z]+$'
     and name in (select name from player group by name having count(*) = 1)`,
  )) as [[string]];
  const text = csv(
    'RK,PLAYER NAME,TEAM,POS,AGE,BEST,WORST,AVG.,STD.DEV',
    `1,${name},KC,WR1,22,1,3,1.5,0.5`,
    '2,No Body,KC,QB1,22,2,3,2.5,0.5',
  );
  const file = { name: 'rookies_2026.csv', text };
  const shown = (await preview(file)).json<Preview>();
  expect(shown).toMatchObject({
    title: 'Rookie ranking of FantasyPros',
    rows: 2,
    matched: 1,
    unmatched: ['No Body'],
    changed: 1,
  });
  expect(shown.changes).toEqual([{ name, before: null, after: '2026: rookie WR, FantasyPros 1' }]);
  await load(file);
  const combine = { name: 'combine_2026.csv', text: csv('player_name,pos,ht,wt,forty', `${name},WR,6-2,210,4.41`) };
  expect((await preview(combine)).json<Preview>().changes).toMatchObject([
    { name, after: '2026: rookie WR, FantasyPros 1, 6-2, 210 lb, 4.41 s' },
  ]);
  await load(combine);
  expect((await get('/api/Rookies?year=2026')).json()).toMatchObject([{ name, height: '6-2', weightLbs: 210, yardDash: 4.41 }]);
});

test.each([
  ['TEAM,POS\nCIN,WR1\n', 'it has no column PLAYER NAME or Player or Player (Bye), and none called RK or Rank'],
  ['RK,PLAYER NAME\nfirst,Josh Allen\n', 'Line 2: RK (or Rank) of Josh Allen must be a number'],
  ['RK,PLAYER NAME\n', 'It has the columns, but no player'],
  ['name,mfl_id,sleeper_id,fantasypros_id\nJosh Allen,1,2,3\n', 'This is a crosswalk file, which is read from the import folder'],
])('an unusable file is refused by its column or rule, and nothing changes: %j', async (text, message) => {
  const before = await contents();
  for (const call of [preview, load]) {
    const response = await call({ name: 'x.csv', text });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ errors: object[] }>().errors).toEqual([
      { field: 'text', message: expect.stringContaining(message) as string },
    ]);
  }
  expect(await contents()).toEqual(before);
});

test('a file of unknown players only is refused, and nothing changes', async () => {
  const before = await contents();
  const file = { name: 'x.csv', text: 'RK,PLAYER NAME\n1,Somebody Else\n' };
  const error = 'None of the 1 players of x.csv is known: import the players first';
  expect((await preview(file)).json()).toMatchObject({ errors: [{ field: 'text', message: error }] });
  expect((await load(file)).json<Run>().leagues).toMatchObject([{ rows: 0, error: `${error}.` }]);
  expect(await contents()).toEqual(before);
});

test('only admins may upload a file, and none larger than a million characters', async () => {
  await server.addAccount({ email: 'member@example.com', role: 'member' });
  for (const call of [preview, load]) {
    expect((await call({ name: 'x.csv', text: draft }, 'member@example.com')).statusCode).toBe(403);
    expect((await call({ name: 'x.csv', text: 'a'.repeat(1_000_001) })).statusCode).toBe(400);
    expect((await call({ name: 'x.csv', text: 'a'.repeat(3_000_001) })).statusCode).toBe(413);
  }
});
