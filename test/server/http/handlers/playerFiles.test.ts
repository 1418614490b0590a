import type { components } from '../../../../src/api/generated/schema.gen';
import { get, send } from '../../../support/call';
import { contents, removeScores, values } from '../../sync/calls';

type Preview = components['schemas']['PlayerFilePreview'];
type Run = components['schemas']['AdminRun'];

beforeAll(async () => {
  await removeScores();
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
  const file = { name: 'draft_2026.csv', text: draft, acceptFewer: true };
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
  const file = { name: 'draft_2026.csv', season: 2027, text: draft, acceptFewer: true };
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

describe('a refused file', () => {
  let before: Record<string, string>;
  beforeAll(async () => void (before = await contents()));

  test.each([
    ['TEAM,POS\nCIN,WR1\n', 'it has no column PLAYER NAME or Player or Player (Bye), and none called RK or Rank'],
    ['RK,PLAYER NAME\nfirst,Josh Allen\n', 'Line 2: RK (or Rank) of Josh Allen must be a number'],
    ['RK,PLAYER NAME\n', 'It has the columns, but no player'],
    [
      'name,mfl_id,sleeper_id,fantasypros_id\nJosh Allen,1,2,3\n',
      'This is a crosswalk file, which is read from the import folder',
    ],
  ])('an unusable file is refused by its column or rule: %j', async (text, message) => {
    for (const call of [preview, load]) {
      const response = await call({ name: 'x.csv', text });
      expect(response.statusCode).toBe(400);
      expect(response.json<{ errors: object[] }>().errors).toEqual([
        { field: 'text', message: expect.stringContaining(message) as string },
      ]);
    }
  });

  test.each([
    ['x.csv', 'RK,PLAYER NAME\n1,Somebody Else\n', 'None of the 1 players of x.csv is known: import the players first'],
    [
      'draft_2026.csv',
      'RK,PLAYER NAME\n1,Josh Allen\n2,Lamar Jackson\n',
      'draft_2026.csv: This is a ranking of QB only. Only a ranking',
    ],
    ['a_2026.csv', draft.replaceAll('BYE WEEK', 'OPP'), 'a_2026.csv: This is a ranking for one week. Only a ranking'],
    [
      'FantasyPros_2026_Week_5_QB_Rankings.csv',
      'RK,PLAYER NAME\n1,Josh Allen\n',
      'This is a ranking of QB only for one week. Only',
    ],
    ['FantasyPros_2026_Ros_ALL_Rankings.csv', draft, 'This is a ranking for the rest of the season. Only a ranking'],
  ])('%s, which is no ranking of known players of all positions for the season, is refused: %j', async (name, text, message) => {
    for (const call of [preview, load]) {
      const response = await call({ name, text, acceptFewer: true });
      expect(response.json()).toMatchObject({
        errors: [{ field: 'text', message: expect.stringContaining(message) as string }],
      });
    }
  });

  test('changes nothing', async () => expect(await contents()).toEqual(before));
});

test('a file with fewer than half of the ranked players asks first, in the preview and in the call', async () => {
  const whole = csv(
    'RK,PLAYER NAME,POS',
    "1,Ja'Marr Chase,WR1",
    '2,Josh Allen,QB1',
    '3,Bijan Robinson,RB1',
    '4,Trey McBride,TE1',
  );
  await load({ name: 'draft_2028.csv', text: whole, acceptFewer: true });
  expect(await ranks(2028)).toHaveLength(4);
  const fewer = csv('RK,PLAYER NAME,POS', '1,Josh Allen,QB1', '2,Nobody Known,WR1');
  const ask = async (season: number) => {
    const file = { name: `b_${season}.csv`, text: fewer };
    const question = `b_${season}.csv has only 1 of the 4 players with a rank in 2028: the other 3 would have none`;
    expect((await preview(file)).json()).toMatchObject({ question, matched: 1 });
    const refused = await load(file);
    expect([refused.statusCode, refused.json<{ errors: object[] }>().errors]).toEqual([
      400,
      [{ field: 'acceptFewer', message: `must be true to load this file. ${question}` }],
    ]);
    expect(await ranks(season)).toHaveLength(season === 2028 ? 4 : 0);
    return file;
  };
  // Pages show the ranks of 2028 in 2029 until that season has its own.
  await ask(2029);
  await load({ ...(await ask(2028)), acceptFewer: true });
  expect(await ranks(2028)).toEqual([['Josh Allen', 1]]);
  expect((await preview({ name: 'draft_2028.csv', text: whole })).json()).toMatchObject({ question: null });
  await server.rows('delete from ranking where season >= 2028');
});

test('a file with fewer than half of a host’s ADP asks first', async () => {
  await server.rows(
    'insert into installation values (\'adpSource/2026\', \'{"isFile":false,"name":"MyFantasyLeague"}\') on conflict (name) do update set value = excluded.value',
  );
  const file = { name: 'adp_2026.csv', text: csv('Rank,Player,POS,AVG', '1,Josh Allen,QB1,1.5', "2,Ja'Marr Chase,WR1,2.5") };
  expect((await preview(file)).json()).toMatchObject({
    question: expect.stringMatching(/^adp_2026\.csv has only \d of the \d+ players with an ADP in 2026/) as string,
  });
  expect((await load(file)).statusCode).toBe(400);
});

test('only admins may upload a file, and none larger than a million characters', async () => {
  await server.addAccount({ email: 'member@example.com', role: 'member' });
  for (const call of [preview, load]) {
    expect((await call({ name: 'x.csv', text: draft }, 'member@example.com')).statusCode).toBe(403);
    expect((await call({ name: 'x.csv', text: 'a'.repeat(1_000_001) })).statusCode).toBe(400);
    expect((await call({ name: 'x.csv', text: 'a'.repeat(3_000_001) })).statusCode).toBe(413);
  }
});
