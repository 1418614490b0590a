import type { components } from '../../../src/api/generated/schema.gen';
import { get, send } from '../../support/call';
import { possibleTrade } from '../../support/seeded';

type Trades = components['schemas']['PreDraftTrades'];
type DraftOrder = components['schemas']['DraftOrder'];
type Trade = Awaited<ReturnType<typeof possibleTrade>>;

const post = (trade: object, email?: string) => send('POST', '/api/PreDraftTrades', trade, email);
const trades = async () => (await get('/api/PreDraftTrades?leagueId=132&year=2026')).json<Trades>();

let trade: Trade;
beforeAll(async () => {
  trade = await possibleTrade('132');
});

const refusals: [string, string, (valid: Trade) => Partial<Trade>, string][] = [
  ['the same team twice', 'pickToTeamId', ({ pickFromTeamId }) => ({ pickToTeamId: pickFromTeamId }), 'must be another team'],
  ['a team of another league', 'pickFromTeamId', () => ({ pickFromTeamId: '61237401' }), 'is not of this league'],
  ['a round beyond the draft', 'roundFrom', () => ({ roundFrom: 60 }), 'must be at most 16'],
  ['a pick beyond the round', 'pickTo', () => ({ pickTo: 60 }), 'must be at most 12'],
  ['a pick of another team', 'pickFrom', ({ pickTo, roundTo }) => ({ roundFrom: roundTo, pickFrom: pickTo }), 'belongs to'],
  ['a day that does not exist', 'date', () => ({ date: '2026-02-30' }), 'must be a calendar date'],
  ['a day before dates were kept', 'date', () => ({ date: '0000-01-01' }), 'must not be before 1990-01-01'],
  ['a year whose draft is over', 'year', () => ({ year: 2025 }), 'is over'],
  ['a year without picks', 'year', () => ({ year: 2027 }), 'has no picks yet'],
];

describe('entering a trade', () => {
  it.each(refusals)('refuses %s, naming %s', async (_, field, change, rule) => {
    const before = await trades();
    const answer = await post({ ...trade, ...change(trade) });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field, message: expect.stringContaining(rule) as string }] });
    expect(await trades()).toEqual(before);
  });

  it('refuses a league that has drafted', async () => {
    const picks = await possibleTrade('348764');
    const answer = await post(picks);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'year', message: 'the draft of 2025 is over' }] });
  });

  it('is for the commissioner, not for a member', async () => {
    await server.addAccount({
      email: 'm@example.com',
      role: 'member',
      scopes: [{ leagueId: '132', teamId: trade.pickFromTeamId }],
    });
    expect((await post(trade, 'm@example.com')).statusCode).toBe(403);
  });

  it('stores both picks, answers all trades, and survives a restart', async () => {
    const { model, viewData } = await trades();
    const nameOf = (id: string) => viewData.teams.find((team) => team.id === id)?.name;
    const [from, to] = [nameOf(trade.pickFromTeamId), nameOf(trade.pickToTeamId)];
    const answer = (await post(trade)).json<Trades>();
    expect(answer.viewData).toEqual(viewData);
    expect(answer.model.preDraftTrades).toEqual([
      ...model.preDraftTrades,
      { date: trade.date, round: trade.roundFrom, pick: trade.pickFrom, pickFrom: from, pickTo: to },
      { date: trade.date, round: trade.roundTo, pick: trade.pickTo, pickFrom: to, pickTo: from },
    ]);
    await server.restart();
    expect(await trades()).toEqual(answer);
  });

  it('moves the draft order, with where the pick came from and when', async () => {
    const { rounds } = (await get('/api/Draft/GetDraftOrder?leagueId=132')).json<DraftOrder>();
    const pick = rounds[trade.roundFrom - 1]?.picks[trade.pickFrom - 1];
    const [last] = (await trades()).model.preDraftTrades.filter(
      (row) => row.round === trade.roundFrom && row.pick === trade.pickFrom,
    );
    expect(pick).toMatchObject({ teamName: last?.pickTo, originalTeam: last?.pickFrom, originalDate: trade.date });
  });

  it('lets the new holder pass the pick on, but not on an earlier day', async () => {
    const back = { ...trade, pickFromTeamId: trade.pickToTeamId, pickToTeamId: trade.pickFromTeamId };
    const early = await post({ ...back, date: '2026-08-18' });
    expect(early.json()).toMatchObject({ status: 400, errors: [{ field: 'date' }, { field: 'date' }] });
    expect((await post({ ...back, date: '2026-08-20' })).statusCode).toBe(200);
  });
});
