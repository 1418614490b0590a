import type { Schema } from '../../../../src/api/types';
import { get, send } from '../../../support/call';
import { rulesOf } from '../../domain/keeperDesk/rules';

type Tradable = Schema<'TradablePicks'>;
type Team = Tradable['teams'][number];
type Pick = Schema<'TradablePick'>;
type Entered = Schema<'EnteredTrade'>;

const commissioner = 'commissioner@example.com';
const day = '2026-08-19';

const given = ({ season, round, pick, originalTeam }: Pick) =>
  pick === null ? { season, round, originalTeamId: originalTeam!.teamId } : { season, round, pick };
const ofSeason = ({ picks }: Team, season: number) => picks.filter((pick) => pick.season === season);

/** What the tests of both platforms do with a league. */
function callsOf(leagueId: string) {
  const query = `leagueId=${leagueId}&year=2026`;
  const tradable = async (more = '') =>
    (await send('GET', `/api/PreDraftTrades/Picks?${query}${more}`, undefined, commissioner)).json<Tradable>();
  const history = async () =>
    (await send('GET', `/api/PreDraftTrades/Entered?${query}`, undefined, commissioner)).json<Entered[]>();
  const post = (trade: object, email = commissioner) =>
    send('POST', '/api/PreDraftTrades/Several', { leagueId, year: 2026, date: day, ...trade }, email);
  const takeBack = (tradeId: string) =>
    send('DELETE', `/api/PreDraftTrades?${query}&tradeId=${tradeId}`, undefined, commissioner);
  const trades = async () => (await get(`/api/PreDraftTrades?${query}`)).json<Schema<'PreDraftTrades'>>().model.preDraftTrades;
  const future = async () => (await get(`/api/Draft/GetFuturePicks?leagueId=${leagueId}`)).json<Schema<'ComingPicks'>>().picks;
  const teams = async () => (await tradable()).teams as [Team, Team, Team];
  return { tradable, history, post, takeBack, trades, future, teams };
}

const sleeper = '620000000000000149';

beforeAll(async () => {
  await server.addAccount({
    email: commissioner,
    role: 'commissioner',
    scopes: [{ leagueId: '132' }, { leagueId: sleeper }, { leagueId: '348764' }],
  });
  // The recorded leagues have drafted.
  await server.rows(`update league set has_drafted = false where id = '${sleeper}'`);
  await server.rows(`update draft_pick set player_id = null where league_id = '${sleeper}' and season = 2026`);
});

describe.each([
  ['MyFantasyLeague', '132'],
  ['Sleeper', sleeper],
])('a league of %s', (_, leagueId) => {
  const { tradable, history, post, takeBack, trades, future, teams } = callsOf(leagueId);

  it('offers each team the picks that it holds, of this draft and of the next three seasons', async () => {
    const { firstDay, teams: listed } = await tradable();
    expect(firstDay).toBe('2025-01-01');
    const picks = listed.flatMap((team) => team.picks);
    expect([...new Set(picks.map(({ season }) => season))].sort()).toEqual([2026, 2027, 2028, 2029]);
    expect(picks.every(({ season, pick }) => (pick === null) === season > 2026)).toBe(true);
    const { rounds } = (await get(`/api/Draft/GetDraftOrder?leagueId=${leagueId}`)).json<Schema<'DraftOrder'>>();
    const held = (teamId: string) => rounds.flatMap((round) => round.picks.filter((pick) => pick.teamId === teamId));
    for (const team of listed) expect(ofSeason(team, 2026)).toHaveLength(held(team.teamId).length);
  });

  it('moves several picks a side, lists the trade, and takes it back', async () => {
    const [a, b] = await teams();
    const [before, coming, entered] = [await trades(), await future(), await history()];
    const fromPicks = [...ofSeason(a, 2026).slice(-2), ofSeason(a, 2027)[0]!];
    const toPicks = [ofSeason(b, 2026).at(-1)!, ofSeason(b, 2029)[0]!];
    const sides = { fromTeamId: a.teamId, toTeamId: b.teamId };
    const response = await post({ ...sides, fromPicks: fromPicks.map(given), toPicks: toPicks.map(given) });
    expect(response.json()).toMatchObject({ teams: [{ teamId: a.teamId }, { teamId: b.teamId }] });
    const moves = (await trades()).filter(({ date, pickFromTeamId }) => date === day && pickFromTeamId === a.teamId);
    expect(moves).toHaveLength(fromPicks.filter(({ pick }) => pick !== null).length);
    const moved = (await future()).find(({ season, round, originalTeam }) => {
      const pick = fromPicks.at(-1)!;
      return season === 2027 && round === pick.round && originalTeam.teamId === pick.originalTeam!.teamId;
    });
    expect(moved).toMatchObject({ team: { teamId: b.teamId } });
    expect(moved!.trades.at(-1)).toMatchObject({ date: day, to: { teamId: b.teamId } });
    const [last, ...others] = await history();
    expect(others).toEqual(entered);
    const listed = (picks: Pick[]) => picks.map((pick) => (pick.pick === null ? pick : { ...pick, originalTeam: null }));
    expect(last).toMatchObject({
      enteredBy: commissioner,
      pickTrade: { ...sides, date: day, fromPicks: listed(fromPicks), toPicks: listed(toPicks) },
    });
    expect(last).not.toHaveProperty('trade');
    expect((await takeBack(last!.id)).statusCode).toBe(200);
    expect([await trades(), await future(), await teams()]).toEqual([before, coming, await teams()]);
    expect((await teams()).slice(0, 2)).toEqual([a, b]);
    expect((await history())[0]).toMatchObject({ id: last!.id, takenBackBy: commissioner });
  });

  it('is in the settings while later picks are traded', async () => {
    const trades = async () => (await get(`/api/Settings?leagueId=${leagueId}`)).json<Schema<'Settings'>>().tradesFuturePicks;
    const before = await trades();
    const [a, b] = await teams();
    await post({ fromTeamId: a.teamId, toTeamId: b.teamId, fromPicks: [given(ofSeason(a, 2028)[0]!)], toPicks: [] });
    expect(await trades()).toBe(true);
    await takeBack((await history())[0]!.id);
    expect(await trades()).toBe(before);
  });

  it('a trial says how many picks each team has then, and stores nothing', async () => {
    const [a, b] = await teams();
    const before = [await trades(), await history()];
    const fromPicks = [ofSeason(a, 2026)[0]!, ofSeason(a, 2027)[0]!].map(given);
    const trial = { fromTeamId: a.teamId, toTeamId: b.teamId, fromPicks, toPicks: [], isTrial: true };
    const { teams: effects } = (await post(trial)).json<Schema<'PickTradeEffects'>>();
    const counts = (team: Team, change: number) =>
      [2026, 2027, 2028, 2029].map((season) => ({
        season,
        picks: ofSeason(team, season).length + (season < 2028 ? change : 0),
      }));
    expect(effects).toMatchObject([
      { teamId: a.teamId, picksBefore: counts(a, 0), picksAfter: counts(a, -1) },
      { teamId: b.teamId, picksBefore: counts(b, 0), picksAfter: counts(b, 1) },
    ]);
    expect([await trades(), await history()]).toEqual(before);
  });

  it('of two trades of one pick at the same time, one wins', async () => {
    const [a, b, c] = await teams();
    for (const season of [2026, 2027]) {
      const fromPicks = [given(ofSeason(a, season).at(-1)!)];
      const both = [b, c].map(({ teamId }) => post({ fromTeamId: a.teamId, toTeamId: teamId, fromPicks, toPicks: [] }));
      expect((await Promise.all(both)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
      await takeBack((await history())[0]!.id);
    }
  });
});

describe('refusals', () => {
  const { post, teams, takeBack, history, tradable } = callsOf('132');
  type Case = [string, string, RegExp, (picks: Record<'a' | 'b' | 'later', Pick>, ids: [string, string]) => object];
  const number = ({ round, pick }: Pick) => ({ season: 2026, round, pick });
  const cases: Case[] = [
    ['a pick of another team', 'fromPicks.1', /^\d+\.\d\d belongs to /, ({ a, b }) => ({ fromPicks: [given(a), given(b)] })],
    [
      'a later pick of another team',
      'toPicks.0',
      /^round 1 of 2027 of .* belongs to /,
      ({ later }) => ({ toPicks: [given(later)] }),
    ],
    ['a pick twice', 'fromPicks.1', /^is in the trade twice/, ({ a }) => ({ fromPicks: [given(a), given(a)] })],
    [
      'a pick beyond the draft',
      'fromPicks.0',
      /^is not in the draft of 2026/,
      ({ a }) => ({ fromPicks: [{ ...number(a), pick: 60 }] }),
    ],
    [
      'a number in a later season',
      'fromPicks.0',
      /^must be of the draft of 2026/,
      ({ a }) => ({ fromPicks: [{ ...number(a), season: 2027 }] }),
    ],
    [
      'a season too late',
      'fromPicks.0',
      /that can be traded$/,
      ({ later }) => ({ fromPicks: [{ ...given(later), season: 2030 }] }),
    ],
    [
      'a pick with two names',
      'fromPicks.0',
      /^must have either/,
      ({ a, later }) => ({ fromPicks: [{ ...given(later), ...number(a) }] }),
    ],
    ['no pick', 'fromPicks', /^must have a pick/, () => ({ fromPicks: [], toPicks: [] })],
    ['the same team twice', 'toTeamId', /^must be another team/, (_, [from]) => ({ toTeamId: from })],
    ['a team of another league', 'toTeamId', /is not of this league/, () => ({ toTeamId: '61237401' })],
    ['a day beyond tomorrow', 'date', /^must not be after/, () => ({ date: '9999-12-31' })],
    ['a year whose draft is over', 'year', /is over$/, () => ({ year: 2025 })],
    ['a year without picks', 'year', /has no picks yet$/, () => ({ year: 2027 })],
  ];

  it.each(cases)('%s is refused, naming %s', async (_, field, rule, change) => {
    const [a, b] = await teams();
    const picks = { a: ofSeason(a, 2026)[0]!, b: ofSeason(b, 2026)[0]!, later: ofSeason(a, 2027)[0]! };
    const valid = { fromTeamId: a.teamId, toTeamId: b.teamId, fromPicks: [given(picks.a)], toPicks: [] };
    const response = await post({ ...valid, ...change(picks, [a.teamId, b.teamId]) });
    const message = expect.stringMatching(rule) as string;
    expect(response.json()).toMatchObject({ status: 400, errors: [{ field, message }] });
  });

  it('more than twelve picks a side', async () => {
    const [a, b] = await teams();
    const fromPicks = a.picks.slice(0, 13).map(given);
    const response = await post({ fromTeamId: a.teamId, toTeamId: b.teamId, fromPicks, toPicks: [] });
    expect(response.json()).toMatchObject({
      status: 400,
      errors: [{ field: 'fromPicks', message: 'must have at most 12 entries' }],
    });
  });

  it('a pick traded on cannot be traded on an earlier day, nor its first trade be taken back', async () => {
    const [a, b, c] = await teams();
    const pick = given(ofSeason(a, 2028)[0]!);
    await post({ fromTeamId: a.teamId, toTeamId: b.teamId, fromPicks: [pick], toPicks: [] });
    const [first] = await history();
    const on = { fromTeamId: b.teamId, toTeamId: c.teamId, fromPicks: [pick], toPicks: [] };
    const early = await post({ ...on, date: '2026-08-18' });
    expect(early.json()).toMatchObject({
      errors: [{ field: 'date', message: expect.stringMatching(/^must not be before 2026-08-19/) as string }],
    });
    expect((await post(on)).statusCode).toBe(200);
    const [second] = await history();
    expect((await takeBack(first!.id)).json()).toMatchObject({
      errors: [
        { field: 'tradeId', message: expect.stringMatching(/changed hands again on 2026-08-19: take that trade back/) as string },
      ],
    });
    for (const { id } of [second!, first!]) expect((await takeBack(id)).statusCode).toBe(200);
  });

  it('a member, and a commissioner of another league', async () => {
    await server.addAccount({ email: 'm@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13201' }] });
    const [a, b] = await teams();
    const trade = { fromTeamId: a.teamId, toTeamId: b.teamId, fromPicks: [given(a.picks[0]!)], toPicks: [] };
    expect((await post(trade, 'm@example.com')).statusCode).toBe(403);
    expect((await post({ ...trade, leagueId: '612374' })).statusCode).toBe(403);
    expect((await send('GET', '/api/PreDraftTrades/Picks?leagueId=132&year=2026', undefined, 'm@example.com')).statusCode).toBe(
      403,
    );
  });

  it('a corrected trade replaces the first one, whose picks are offered again; a refused correction changes nothing', async () => {
    const [a, b] = await teams();
    const fromPicks = ofSeason(a, 2026).slice(-2).map(given);
    const sides = { fromTeamId: a.teamId, toTeamId: b.teamId };
    await post({ ...sides, fromPicks, toPicks: [] });
    const [wrong] = await history();
    expect((await tradable(`&tradeId=${wrong!.id}`)).teams.slice(0, 2)).toEqual([a, b]);
    const refused = await post({ ...sides, tradeId: wrong!.id, fromPicks, toPicks: [given(a.picks[0]!)] });
    expect(refused.json()).toMatchObject({ errors: [{ field: 'toPicks.0' }] });
    expect((await history())[0]).toEqual(wrong);
    const change = { ...sides, tradeId: wrong!.id, fromPicks: fromPicks.slice(1), toPicks: [given(ofSeason(b, 2026).at(-1)!)] };
    expect((await post(change)).statusCode).toBe(200);
    const [right, replaced] = await history();
    expect(replaced).toMatchObject({ id: wrong!.id, replacedBy: right!.id });
    // One pick of the draft a side is a trade like those of the other form.
    expect(right).toMatchObject({ trade: { pickFromTeamId: a.teamId, pickToTeamId: b.teamId, date: day } });
    expect((await post({ ...change, tradeId: '0' })).statusCode).toBe(404);
    expect((await takeBack(right!.id)).statusCode).toBe(200);
    expect((await teams()).slice(0, 2)).toEqual([a, b]);
  });
});

test('after its draft a league trades picks of later seasons only', async () => {
  const call = (query: string) => send('GET', `/api/PreDraftTrades/Picks?${query}`, undefined, commissioner);
  const { teams: listed } = (await call('leagueId=348764&year=2025')).json<Tradable>();
  const [a, b] = listed as [Team, Team];
  expect([...new Set(listed.flatMap(({ picks }) => picks.map(({ season }) => season)))]).toEqual([2026, 2027, 2028]);
  const post = (pick: object) =>
    send(
      'POST',
      '/api/PreDraftTrades/Several',
      {
        leagueId: '348764',
        year: 2025,
        date: '2025-11-02',
        fromTeamId: a.teamId,
        toTeamId: b.teamId,
        fromPicks: [pick],
        toPicks: [],
      },
      commissioner,
    );
  expect((await post({ season: 2025, round: 1, pick: 1 })).json()).toMatchObject({
    errors: [{ field: 'fromPicks.0', message: 'the draft of 2025 is over' }],
  });
  expect((await post(given(a.picks[0]!))).statusCode).toBe(200);
});

test('with marked keepers a trial says what they gain with the picks before and after', async () => {
  const { teams, post } = callsOf('132');
  await server.rows("delete from keeper where league_id = '132' and season = 2026");
  const rules = JSON.stringify(rulesOf({ cost: 'adp' }));
  await server.rows(`insert into keeper_rules values ('132', 2026, '${rules}')`);
  const [a, b] = await teams();
  await server.rows(
    `insert into keeper (league_id, season, team_id, player_id, source)
     select '132', 2026, r.team_id, r.player_id, 'manual' from roster_entry r join ranking k on k.player_id = r.player_id
     where r.league_id = '132' and r.team_id = '${a.teamId}' and k.avg between 120 and 180 order by k.season desc, k.avg limit 1`,
  );
  const fromPicks = ofSeason(a, 2026).slice(-12).map(given);
  const trial = { fromTeamId: a.teamId, toTeamId: b.teamId, fromPicks, toPicks: [], isTrial: true };
  const [gives, gets] = (await post(trial)).json<Schema<'PickTradeEffects'>>().teams;
  expect(gets).toMatchObject({ surplusBefore: null, surplusAfter: null });
  const [before, after] = [gives!.surplusBefore!, gives!.surplusAfter!];
  expect([Number.isInteger(before), Number.isInteger(after)]).toEqual([true, true]);
  expect(after).toBeLessThan(before);
});
