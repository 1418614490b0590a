import type { components } from '../../../../src/api/generated/schema.gen';
import { get, send } from '../../../support/call';
import { possibleTrade } from '../../../support/seeded';

type Trades = components['schemas']['PreDraftTrades'];
type DraftOrder = components['schemas']['DraftOrder'];
type Trade = Awaited<ReturnType<typeof possibleTrade>>;

const post = (trade: object, email?: string) => send('POST', '/api/PreDraftTrades', trade, email);
const trades = async () => (await get('/api/PreDraftTrades?leagueId=132&year=2026')).json<Trades>();

let trade: Trade;
beforeAll(async () => {
  trade = await possibleTrade('132');
});

const lastDay = () => `must not be after ${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}`;
const refusals: [string, string, (valid: Trade) => Partial<Trade>, string | (() => string)][] = [
  [
    'the same team twice',
    'pickToTeamId',
    ({ pickFromTeamId }) => ({ pickToTeamId: pickFromTeamId }),
    'must be another team than the one',
  ],
  ['a team of another league', 'pickFromTeamId', () => ({ pickFromTeamId: '61237401' }), 'is not of this league'],
  ['a round beyond the draft', 'roundFrom', () => ({ roundFrom: 60 }), 'must be at most 16'],
  ['a pick beyond the round', 'pickTo', () => ({ pickTo: 60 }), 'must be at most 12'],
  ['a pick of another team', 'pickFrom', ({ pickTo, roundTo }) => ({ roundFrom: roundTo, pickFrom: pickTo }), 'belongs to'],
  ['a day that does not exist', 'date', () => ({ date: '2026-02-30' }), 'must be a calendar date'],
  ['a day of a year before', 'date', () => ({ date: '1999-08-19' }), 'must not be before 2025-01-01'],
  ['a day beyond tomorrow', 'date', () => ({ date: '9999-12-31' }), lastDay],
  ['a year whose draft is over', 'year', () => ({ year: 2025 }), 'is over'],
  ['a year without picks', 'year', () => ({ year: 2027 }), 'has no picks yet'],
];

describe('entering a trade', () => {
  it.each(refusals)('refuses %s, naming %s', async (_, field, change, rule) => {
    const before = await trades();
    const ruleNow = () => (typeof rule === 'string' ? rule : rule());
    const ruleBefore = ruleNow();
    const response = await post({ ...trade, ...change(trade) });
    // Midnight may have passed while the server checked.
    const said = response.body.includes(ruleBefore) ? ruleBefore : ruleNow();
    expect(response.json()).toMatchObject({ status: 400, errors: [{ field, message: expect.stringContaining(said) as string }] });
    expect(response.json<{ detail: string }>().detail).toMatch(/^(Date|Year|(From|To) (team|round|pick)): /);
    expect(await trades()).toEqual(before);
  });

  it('refuses a league that has drafted', async () => {
    const picks = await possibleTrade('348764');
    const response = await post(picks);
    expect(response.json()).toMatchObject({ status: 400, errors: [{ field: 'year', message: 'the draft of 2025 is over' }] });
  });

  it('is for the commissioner, not for a member', async () => {
    await server.addAccount({
      email: 'm@example.com',
      role: 'member',
      scopes: [{ leagueId: '132', teamId: trade.pickFromTeamId }],
    });
    expect((await post(trade, 'm@example.com')).statusCode).toBe(403);
  });

  it('stores both picks, responds with all trades, and survives a restart', async () => {
    const { model, viewData } = await trades();
    const nameOf = (id: string) => viewData.teams.find((team) => team.id === id)?.name;
    const [from, to] = [nameOf(trade.pickFromTeamId), nameOf(trade.pickToTeamId)];
    const response = (await post(trade)).json<Trades>();
    expect(response.viewData).toEqual(viewData);
    expect(response.model.preDraftTrades).toEqual([
      ...model.preDraftTrades,
      {
        ...{ id: expect.stringMatching(/^\d+$/) as string, date: trade.date, round: trade.roundFrom, pick: trade.pickFrom },
        ...{ pickFrom: from, pickFromTeamId: trade.pickFromTeamId, pickTo: to, pickToTeamId: trade.pickToTeamId },
      },
      {
        ...{ id: expect.stringMatching(/^\d+$/) as string, date: trade.date, round: trade.roundTo, pick: trade.pickTo },
        ...{ pickFrom: to, pickFromTeamId: trade.pickToTeamId, pickTo: from, pickToTeamId: trade.pickFromTeamId },
      },
    ]);
    await server.restart();
    expect(await trades()).toEqual(response);
  });

  it('moves the draft order, with where the pick came from and when', async () => {
    const { rounds } = (await get('/api/Draft/GetDraftOrder?leagueId=132')).json<DraftOrder>();
    const pick = rounds[trade.roundFrom - 1]?.picks[trade.pickFrom - 1];
    const [last] = (await trades()).model.preDraftTrades.filter(
      (row) => row.round === trade.roundFrom && row.pick === trade.pickFrom,
    );
    expect(pick).toMatchObject({ teamName: last?.pickTo, originalTeam: last?.pickFrom, originalDate: trade.date });
  });

  it('lets the new owner trade the pick on, but not on an earlier day', async () => {
    const back = { ...trade, pickFromTeamId: trade.pickToTeamId, pickToTeamId: trade.pickFromTeamId };
    const early = await post({ ...back, date: '2026-08-18' });
    expect(early.json()).toMatchObject({ status: 400, errors: [{ field: 'date' }, { field: 'date' }] });
    expect((await post({ ...back, date: '2026-08-20' })).statusCode).toBe(200);
    // The picks are home again, since that day.
    const between = await post({ ...trade, date: '2026-08-19' });
    expect(between.json()).toMatchObject({ status: 400, errors: [{ field: 'date' }, { field: 'date' }] });
  });

  it('a pick traded twice has its last giver and its first owner', async () => {
    const picksOfDraft = async () => {
      const { rounds } = (await get('/api/Draft/GetDraftOrder?leagueId=132')).json<DraftOrder>();
      return rounds.flatMap(({ picks }, index) => picks.map((pick, place) => ({ ...pick, round: index + 1, pick: place + 1 })));
    };
    const picks = await picksOfDraft();
    const passed = picks.find(({ originalTeamId }) => originalTeamId && originalTeamId === trade.pickFromTeamId)!;
    const other = picks.find(({ teamId, originalTeamId }) => !originalTeamId && teamId !== passed.teamId)!;
    const next = {
      ...{ leagueId: '132', year: 2026, date: '2026-08-21' },
      ...{ pickFromTeamId: passed.teamId, roundFrom: passed.round, pickFrom: passed.pick },
      ...{ pickToTeamId: other.teamId, roundTo: other.round, pickTo: other.pick },
    };
    expect((await post(next as typeof trade)).statusCode).toBe(200);
    expect((await picksOfDraft()).find(({ totalPick }) => totalPick === passed.totalPick)).toMatchObject({
      ...{ teamId: other.teamId, originalTeamId: passed.teamId, originalDate: '2026-08-21' },
      ...{ slotTeamId: passed.slotTeamId, slotTeam: passed.slotTeam },
    });
  });
});

describe('taking back and correcting an entered trade', () => {
  type Entered = components['schemas']['EnteredTrade'];
  const commissioner = 'trades@example.com';
  const history = async (leagueId: string) =>
    (await send('GET', `/api/PreDraftTrades/Entered?leagueId=${leagueId}&year=2026`, undefined, commissioner)).json<Entered[]>();
  const takeBack = (tradeId: string, leagueId = '132') =>
    send('DELETE', `/api/PreDraftTrades?leagueId=${leagueId}&year=2026&tradeId=${tradeId}`, undefined, commissioner);
  const replace = (tradeId: string, change: Partial<Trade>) =>
    send('PUT', '/api/PreDraftTrades', { ...trade, ...change, tradeId }, commissioner);

  let before: Trades;
  let own: Trade;
  beforeAll(async () => {
    await server.addAccount({ email: commissioner, role: 'commissioner', scopes: [{ leagueId: '132' }] });
    before = await trades();
    own = await possibleTrade('132');
  });

  it('returns the picks, and stores who entered and who took back the trade', async () => {
    await post(own, commissioner);
    const [last] = await history('132');
    expect(last).toMatchObject({ trade: own, enteredBy: commissioner, takenBackBy: null, takenBackAt: null });
    const response = await takeBack(last!.id);
    expect(response.json()).toEqual(before);
    expect(await trades()).toEqual(before);
    expect((await history('132'))[0]).toMatchObject({ id: last!.id, takenBackBy: commissioner, replacedBy: null });
    const detail = expect.stringMatching(/was corrected or taken back meanwhile\.$/) as string;
    expect((await takeBack(last!.id)).json()).toMatchObject({ status: 404, detail });
  });

  it('refuses while a later trade depends on it, naming the pick and the day', async () => {
    await post(own, commissioner);
    const [first] = await history('132');
    await post({ ...own, pickFromTeamId: own.pickToTeamId, pickToTeamId: own.pickFromTeamId, date: '2026-08-21' }, commissioner);
    const [second] = await history('132');
    const refused = await takeBack(first!.id);
    const message = expect.stringMatching(/^\d+\.\d\d changed hands again on 2026-08-21: take that trade back/) as string;
    expect(refused.json()).toMatchObject({
      status: 400,
      errors: [
        { field: 'tradeId', message },
        { field: 'tradeId', message },
      ],
    });
    expect((await takeBack(second!.id)).statusCode).toBe(200);
    expect((await takeBack(first!.id)).json()).toEqual(before);
  });

  it('corrects a trade in one step, and changes nothing when the correction is refused', async () => {
    await post(own, commissioner);
    const [wrong] = await history('132');
    const refused = await replace(wrong!.id, { ...own, date: '2062-01-01' });
    expect(refused.json()).toMatchObject({ status: 400, errors: [{ field: 'date' }] });
    expect((await history('132'))[0]).toEqual(wrong);
    const corrected = (await replace(wrong!.id, { ...own, date: '2026-07-01' })).json<Trades>();
    const now = corrected.model.preDraftTrades.filter(({ date }) => date === '2026-07-01');
    expect(now).toHaveLength(2);
    const [right, replaced] = await history('132');
    expect(replaced).toMatchObject({ id: wrong!.id, takenBackBy: commissioner, replacedBy: right!.id });
    await takeBack(right!.id);
    expect(await trades()).toEqual(before);
  });

  it('is for the league’s commissioner, like the history', async () => {
    await post(own, commissioner);
    const [mine] = await history('132');
    expect((await takeBack(mine!.id, '348764')).statusCode).toBe(403);
    const asked = await send('GET', '/api/PreDraftTrades/Entered?leagueId=132&year=2026', undefined, 'm@example.com');
    expect(asked.statusCode).toBe(403);
    expect((await takeBack(mine!.id)).statusCode).toBe(200);
  });
});
