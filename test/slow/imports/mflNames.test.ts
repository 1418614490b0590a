import { run, runOne, values } from '../../server/sync/calls';
import { enterLeague, HostFolder, ourLeague } from '../../server/sync/hostFolder';
import { fillSmallLeague } from '../../imports/smallLeague';

const host = new HostFolder();
const icon = 'http://www45.myfantasyleague.com/fflnetdynamic2026/1.gif?a=1&amp;b=2';

const franchises = [
  { id: '0001', name: 'A &amp; <b>C</b> O&#39;N', owner_name: 'Zo&eacute; <i>K.</i>', icon, division: '00' },
  { id: '0002', name: 'I <3 R&amp;amp;B', icon: '/images/none.gif', logo: 'https://host.example/2.png', division: '00' },
  { id: '0003', name: '<img src="http://host.example/3.gif">', icon: 'javascript:alert(1)', division: '01' },
  { id: '0004', name: 'Mother’s Milk', division: '01' },
];

beforeAll(async () => {
  fillSmallLeague(host);
  host.rename('Bears &amp; <span class="x">Cubs</span>', {
    franchises: { franchise: franchises },
    divisions: {
      division: [
        { id: '00', name: 'N&oslash;rth' },
        { id: '01', name: '<u>South</u>' },
      ],
    },
  });
  const comments = '[Pick traded from A &amp; <b>C</b> O&#39;N.] ';
  host.now({
    draftResults: {
      draftResults: {
        draftUnit: { draftPick: { round: '01', pick: '01', franchise: '0002', player: '9101', comments } },
      },
    },
    transactions: { transactions: {} },
  });
  server.importFrom({ recorded: host.recorded, files: host.files });
  await server.rows('truncate league cascade');
  await run('populateCache');
  await enterLeague();
});
afterAll(() => host.discard());

test('names are stored with entities decoded once and without markup; pictures by https only', async () => {
  expect(await values(`select 1 from team where league_id = '${ourLeague}'`)).toEqual([]);
  expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ error: null });
  expect(await values(`select name from league where id = '${ourLeague}'`)).toEqual([['Bears & Cubs']]);
  expect(
    await values(`select name, owner_name, division, avatar from team where league_id = '${ourLeague}' order by id`),
  ).toEqual([
    ["A & C O'N", 'Zoé K.', 'Nørth', 'https://www45.myfantasyleague.com/fflnetdynamic2026/1.gif?a=1&b=2'],
    ['I <3 R&amp;B', null, 'Nørth', 'https://host.example/2.png'],
    ['Team 0003', null, 'South', null],
    ['Mother’s Milk', null, 'South', null],
  ]);
});

test('a traded pick finds its first team by a name with entities', async () => {
  expect(await runOne('populateLeagueDraftOrder', ourLeague)).toMatchObject({ error: null });
  const picks = `select original_team_id from draft_pick where league_id = '${ourLeague}'`;
  expect(await values(picks)).toEqual([[`${ourLeague}-0001`]]);
});
