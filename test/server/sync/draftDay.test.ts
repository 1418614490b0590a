import type { Schema } from '../../../src/api/types';
import { recordedMfl } from '../../../server/hosts/mfl/recorded';
import { enterSleeperLeague, type Json, ourSleeperLeague, SleeperHost, thisSeason } from '../../imports/sleeperHost';
import { get } from '../../support/call';
import { contents, run, runOne, values } from './calls';
import { draftResponse, enterLeague, HostFolder, ourLeague, rostersResponse } from './hostFolder';

const sleeper = new SleeperHost();
const mfl = new HostFolder();
const draftId = '630000000000000149';
const path = `league/${thisSeason}`;
const start = Date.parse('2026-08-30T20:00:00Z');
const second = 1_000;
const minute = 60 * second;
const picks = sleeper.of(`draft/${draftId}/picks`) as Json[];
const whole = { draft: sleeper.of(`draft/${draftId}`) as Json, league: sleeper.of(path) as Json };

/** Paths of the host that were called since this was emptied. */
let asked: string[] = [];
let now = start;
let stop: () => void;

/** The league's status by that of its draft. */
const leagueStatus = { pre_draft: 'pre_draft', drafting: 'drafting', paused: 'drafting', complete: 'in_season' };

/** Sets Sleeper's draft to a state with its first picks made. */
function sleeperHas(status: keyof typeof leagueStatus, made: number): void {
  const draft = { draft_id: draftId, season: '2026', type: 'linear', status, created: 1, start_time: start };
  Object.assign(sleeper.changed, {
    [path]: { ...whole.league, draft_id: draftId, status: leagueStatus[status] },
    [`${path}/drafts`]: [draft],
    [`draft/${draftId}`]: { ...whole.draft, ...draft, settings: { rounds: 3, teams: 12 } },
    [`draft/${draftId}/picks`]: picks.slice(0, made),
  });
}

/** Somebody looks at a league. */
const look = (leagueId: string) =>
  server.rows(`update league_schedule set viewed_at = '${new Date(now).toISOString()}' where league_id = '${leagueId}'`);
/** Reads what is due `ms` later. @returns the leagues that were read */
async function follow(ms: number) {
  now += ms;
  asked = [];
  return (await server.jobs()).followDrafts(now);
}
const orderOf = async (leagueId: string) =>
  (await get(`/api/Draft/GetDraftOrder?leagueId=${leagueId}`)).json<Schema<'DraftOrder'>>();
const madeIn = ({ rounds }: Schema<'DraftOrder'>) => rounds.flatMap((round) => round.picks).filter(({ player }) => player).length;
/** Whether the server has heard of no write to a league since this was called last: its responses are still valid. */
const isQuiet = async (leagueId: string) =>
  String((await get(`/api/Draft/GetDraftOrder?leagueId=${leagueId}`)).headers['cache-status']).includes('hit');
const settingsOf = async (leagueId: string) => (await get(`/api/Settings?leagueId=${leagueId}`)).json<Schema<'Settings'>>();
const jobs = () =>
  values("select data->>'leagueId' as league, data->>'resource' as resource from pgboss.job where name = 'sync'");

beforeAll(async () => {
  const folder = recordedMfl(`${mfl.recorded}/mfl`);
  stop = await server.importLive(async (called) => {
    asked.push(called.replace('/v1/', ''));
    return called.startsWith('/v1/') ? sleeper.response(called) : folder.get(`https://api.myfantasyleague.com${called}`);
  });
  await server.rows('truncate league cascade');
});
afterAll(() => {
  stop();
  mfl.discard();
});

describe('Sleeper', () => {
  beforeAll(async () => {
    await enterSleeperLeague();
    await server.rows('update league set has_drafted = false');
    await server.rows(`insert into league_schedule (league_id) values ('${ourSleeperLeague}')`);
    sleeperHas('pre_draft', 0);
    sleeper.changed[`${path}/rosters`] = (sleeper.of(`${path}/rosters`) as Json[]).map((roster) => ({ ...roster, keepers: [] }));
    expect(await runOne('sleeperUpdateLeagues')).toMatchObject({ error: null });
    now = start - 60 * minute;
  });

  test('a planned draft says when it begins; a league that nobody looks at is not read', async () => {
    const planned = { isRunning: false, isPaused: false, startsAt: new Date(start).toISOString(), onTheClock: null };
    expect((await orderOf(ourSleeperLeague)).draftDay).toEqual(planned);
    expect([await follow(61 * minute), asked]).toEqual([[], []]);
  });

  test('while somebody looks, the draft is read every 15 seconds with two calls at first, and only a change is published', async () => {
    await look(ourSleeperLeague);
    await isQuiet(ourSleeperLeague);
    const before = await contents();
    expect(await follow(0)).toEqual([ourSleeperLeague]);
    expect(await contents()).toEqual(before);
    expect(await isQuiet(ourSleeperLeague)).toBe(true);
    expect(await follow(5 * second)).toEqual([]);

    sleeperHas('drafting', 0);
    expect(await follow(10 * second)).toEqual([ourSleeperLeague]);
    expect(await isQuiet(ourSleeperLeague)).toBe(false);
    const [first] = (await orderOf(ourSleeperLeague)).rounds[0]!.picks;
    const clock = { pickString: '1.01', teamId: first!.teamId, teamName: first!.teamName };
    expect((await orderOf(ourSleeperLeague)).draftDay).toMatchObject({ isRunning: true, onTheClock: clock });
    expect((await settingsOf(ourSleeperLeague)).freshness!.draftSeconds).toBe(15);

    sleeperHas('drafting', 13);
    await look(ourSleeperLeague);
    expect(await follow(15 * second)).toEqual([ourSleeperLeague]);
    expect(asked.filter((each) => each.startsWith(`draft/`) || each.endsWith('/drafts')).sort()).toEqual([
      `draft/${draftId}`,
      `draft/${draftId}/picks`,
      `${path}/drafts`,
    ]);
    expect(await isQuiet(ourSleeperLeague)).toBe(false);
    const order = await orderOf(ourSleeperLeague);
    expect([madeIn(order), order.draftDay!.onTheClock!.pickString]).toEqual([13, '2.02']);
    expect(await follow(15 * second)).toEqual([ourSleeperLeague]);
    expect(await isQuiet(ourSleeperLeague)).toBe(true);
    expect(await jobs()).toEqual([]);
    expect(await values('select count(*)::int from import_run')).toEqual([[1]]);
  });

  test('a paused draft says so, with the next pick, and is followed until it goes on', async () => {
    sleeperHas('paused', 13);
    await look(ourSleeperLeague);
    expect(await follow(15 * second)).toEqual([ourSleeperLeague]);
    expect(await isQuiet(ourSleeperLeague)).toBe(false);
    const { draftDay } = await orderOf(ourSleeperLeague);
    expect(draftDay).toMatchObject({ isRunning: true, isPaused: true, onTheClock: { pickString: '2.02' } });
    expect(await follow(15 * second)).toEqual([ourSleeperLeague]);
    sleeperHas('drafting', 13);
    expect(await follow(15 * second)).toEqual([ourSleeperLeague]);
    expect((await orderOf(ourSleeperLeague)).draftDay).toMatchObject({ isRunning: true, isPaused: false });
  });

  test('two processes read a slot once; two minutes after the last look nobody reads', async () => {
    await look(ourSleeperLeague);
    now += 15 * second;
    const { followDrafts } = await server.jobs();
    const read = await Promise.all([followDrafts(now), followDrafts(now)]);
    expect(read.flat()).toEqual([ourSleeperLeague]);
    expect([await follow(2 * minute), asked]).toEqual([[], []]);
  });

  test('a failed read is tried again a minute later, and leaves the draft as it is', async () => {
    await look(ourSleeperLeague);
    const before = await contents();
    sleeper.changed[`${path}/drafts`] = { broken: true };
    expect(await follow(15 * second)).toEqual([ourSleeperLeague]);
    expect(await contents()).toEqual(before);
    expect(await server.logged(/Sleeper drafts/)).not.toEqual([]);
    // It was tried at the test's time.
    await server.rows(`update sync_state set tried_at = '${new Date(now).toISOString()}' where key like '%/draft'`);
    sleeperHas('drafting', 14);
    expect(await follow(45 * second)).toEqual([]);
    await look(ourSleeperLeague);
    expect(await follow(15 * second)).toEqual([ourSleeperLeague]);
    expect(madeIn(await orderOf(ourSleeperLeague))).toBe(14);
    expect(await follow(15 * second)).toEqual([ourSleeperLeague]);
  });

  test('at its end the league has drafted, and its rosters are read once', async () => {
    sleeperHas('complete', 36);
    await look(ourSleeperLeague);
    expect((await settingsOf(ourSleeperLeague)).hasDrafted).toBe(false);
    expect(await follow(15 * second)).toEqual([ourSleeperLeague]);
    const order = await orderOf(ourSleeperLeague);
    expect([madeIn(order), order.draftDay]).toEqual([36, undefined]);
    const settings = await settingsOf(ourSleeperLeague);
    expect([settings.hasDrafted, settings.freshness!.draftSeconds]).toEqual([true, undefined]);
    await look(ourSleeperLeague);
    expect([await follow(15 * second), await follow(15 * minute)]).toEqual([[], []]);
    expect(await jobs()).toEqual([[ourSleeperLeague, 'rosters']]);
  });
});

describe('MyFantasyLeague', () => {
  const holders = { '1.01': '0002', '1.02': '0001', '1.03': '0003', '1.04': '0004' };
  const has = (picked: Record<string, string>) => mfl.now({ draftResults: draftResponse(holders, {}, picked) });

  beforeAll(async () => {
    await run('populateCache');
    await enterLeague();
    await server.rows(`insert into league_schedule (league_id) values ('${ourLeague}')`);
    await server.rows(`update league set has_drafted = false where id = '${ourLeague}'`);
    mfl.now({ rosters: rostersResponse({ '0001': ['9109'] }) });
    has({ '1.03': '9101' });
    expect(await (await server.jobs()).run({ resource: 'rosters', leagueId: ourLeague })).toMatchObject({ error: null });
  });

  test('a draft without a start is looked for every 15 minutes, and read every minute once its first pick is made', async () => {
    const idle = { isRunning: false, isPaused: false, startsAt: null, onTheClock: null };
    expect((await orderOf(ourLeague)).draftDay).toEqual(idle);
    now = start;
    await look(ourLeague);
    expect(await follow(0)).toEqual([ourLeague]);
    expect((await orderOf(ourLeague)).draftDay).toEqual(idle);
    // A pick that was skipped is not on the clock again.
    has({ '1.01': '----', '1.03': '9101' });
    await look(ourLeague);
    expect(await follow(minute)).toEqual([]);
    now = start + 15 * minute;
    await look(ourLeague);
    expect(await follow(0)).toEqual([ourLeague]);
    expect(new Set(asked.flatMap((each) => /TYPE=(\w+)/.exec(each)?.[1] ?? []))).toEqual(new Set(['league', 'draftResults']));
    expect((await orderOf(ourLeague)).draftDay).toMatchObject({ isRunning: true, onTheClock: { pickString: '1.02' } });
    expect((await settingsOf(ourLeague)).freshness!.draftSeconds).toBe(60);
    expect(await follow(15 * second)).toEqual([]);
    expect(await follow(45 * second)).toEqual([ourLeague]);
  });

  test('when all picks are made or skipped the league has drafted', async () => {
    has({ '1.01': '----', '1.02': '9102', '1.03': '9101', '1.04': '9104' });
    await look(ourLeague);
    expect(await follow(minute)).toEqual([ourLeague]);
    expect((await orderOf(ourLeague)).draftDay).toBeUndefined();
    expect((await settingsOf(ourLeague)).hasDrafted).toBe(true);
    expect(await jobs()).toContainEqual([ourLeague, 'rosters']);
  });
});
