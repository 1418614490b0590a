import { run, values } from '../../server/sync/calls';
import { changed, edited, type Hashes } from './oddValues';
import { forgetWatermarks, storedHashes } from '../../imports/rowsOfLeagues';
import { enterSleeperLeague, type Json, lastSeason, SleeperHost, thisSeason } from '../../imports/sleeperHost';

let host = new SleeperHost();
let before: Hashes = {};
let stop: () => void;
const [update, weeks] = ['sleeperUpdateLeagues', 'sleeperHistoricalTeamWeekData'];
const make = async (call: string) => (await run(call)).leagues[0]!;
const put = (path: string, at: (string | number)[], fields: Json) => () => {
  host.changed[path] = edited(host.of(path), at, fields);
};
const now = (path: string) => `league/${thisSeason}${path}`;
const picksPath = 'draft/630000000000000149/picks';

beforeAll(async () => {
  await server.rows('truncate league cascade');
  stop = await server.importLive((path) => host.response(path));
  await run('sleeperUpdatePlayers');
  await enterSleeperLeague();
  for (const call of [update, weeks, update, weeks]) expect(await make(call)).toMatchObject({ error: null, unmatched: [] });
  before = await storedHashes();
});
afterAll(() => stop());
beforeEach(() => {
  host = new SleeperHost();
});

const idOfUser = (who: number) => `70000000000000000${who}`;
test.each<[what: string, change: () => void, told: string]>([
  [
    'two rosters of a number',
    put(`league/${lastSeason}/rosters`, [1], { roster_id: 1 }),
    'Sleeper rosters: roster_id 1 is there twice',
  ],
  ['a roster of no number', put(`league/${lastSeason}/rosters`, [1], { roster_id: 'second' }), 'roster_id must be a place'],
  [
    'a season before it with an id that is none',
    put(`league/${lastSeason}`, [], { previous_league_id: '../user' }),
    'Sleeper has no path league/../user',
  ],
  ['a season before it that is gone', put(`league/${lastSeason}`, [], { previous_league_id: '1' }), 'Sleeper has no league 1'],
])('an old season with %s is reported, and the others are read', async (_, change, told) => {
  change();
  await forgetWatermarks();
  const { error, unmatched } = await make(weeks);
  expect([error, unmatched.join('\n')]).toEqual([null, expect.stringMatching(new RegExp(`^season 202[45]: [^]*${told}`))]);
  expect(changed(before, await storedHashes()).filter((table) => table !== 'watermark')).toEqual([]);
  expect(await values(`select week from watermark where resource = 'weeks' and season = 2026`)).toEqual([[2]]);
});

test('an old season without its users, with orphans and with an owner twice is read', async () => {
  const rosters = host.of(`league/${lastSeason}/rosters`) as Json[];
  host.changed[`league/${lastSeason}/users`] = [{ user_id: 'nobody' }];
  host.changed[`league/${lastSeason}/rosters`] = rosters.map((roster, i) => {
    if (i === 0) return { ...roster, owner_id: null };
    if (i === 1) return { ...roster, owner_id: { id: 1 } };
    return i === 2 ? { ...roster, co_owners: [roster.owner_id, idOfUser(1), idOfUser(1)] } : roster;
  });
  await forgetWatermarks();
  expect(await make(weeks)).toMatchObject({ error: null, unmatched: [] });
  for (const table of ['team', 'team_week', 'team_week_player'])
    expect([table, (await storedHashes())[table]]).toEqual([table, before[table]]);
  expect(await values('select count(*)::int from team_season where season = 2025')).toEqual([[12]]);
});

describe('a pick without its owner', () => {
  const picks = host.of(picksPath) as Json[];
  const ownerOf = async (type: string, at: number) => {
    const draft = 'draft/630000000000000149';
    host.changed[draft] = { ...(host.of(draft) as Json), type };
    host.changed[picksPath] = picks.map(({ roster_id: owner, ...pick }, i) => (i === at ? pick : { ...pick, roster_id: owner }));
    return make(update);
  };

  test('is of the team of its slot, after trades', async () => {
    const traded = host.of(now('/traded_picks')) as { season: string; round: number; roster_id: number; owner_id: number }[];
    const isTraded = ({ round, roster_id: owner }: Json) =>
      traded.some(
        (trade) => trade.season === '2026' && trade.round === round && trade.owner_id === owner && trade.roster_id !== owner,
      );
    const [own, bought] = [picks.findIndex((pick) => !isTraded(pick)), picks.findIndex(isTraded)];
    expect(bought).toBeGreaterThan(-1);
    for (const at of [own, bought]) {
      expect(await ownerOf('linear', at)).toMatchObject({ error: null, unmatched: [] });
      const after = await storedHashes();
      expect([after['draft_pick'], after['pick_trade']]).toEqual([before['draft_pick'], before['pick_trade']]);
    }
  });

  test('of an auction is reported, and stays as it is stored', async () => {
    const { error, unmatched } = await ownerOf('auction', 3);
    expect(error).toBeNull();
    expect(unmatched).toEqual([`Sleeper draft picks: roster_id of pick 4 must be an id (${picksPath})`]);
  });
});
