import { draftApi, historyApi, leagueApi, preDraftTradesApi, rookiesApi, settingsApi, teamApi } from '../../src/api';
import { breakdownKey, breakdowns, draftPicks } from '../../src/entities/leagueLists';
import { leagueKey, seasonKey, seasonTeamKey, teamKey, teamWeekKey } from '../../src/entities/keys';
import { leagues } from '../../src/entities/leagues';
import { players, type SecondSetKeeperArg } from '../../src/entities/players';
import { rookies } from '../../src/entities/rookies';
import { playerScores, seasonScores, weekScores } from '../../src/entities/scores';
import { seasons } from '../../src/entities/seasons';
import { selectHasDrafted, selectSeason } from '../../src/entities/settingsSlice';
import { selectStandings, teams } from '../../src/entities/teams';
import { tradeForms, trades } from '../../src/entities/trades';
import { makeStore } from '../../src/store/makeStore';
import { get, send } from '../support/call';

const open = () => makeStore({ host: { apiUrl: '', clientUrl: '' }, toLogIn: jest.fn() });
const second = '620000000000000260';
const league = { leagueId: '132' };

beforeAll(() => get('/api/health'));
beforeEach(() => localStorage.clear());
afterEach(() => server.intercept(null));

/** The team ids of a league, from the server itself. */
const teamIds = async (leagueId: string, call = 'GetLeague') =>
  (await get(`/api/League/${call}?leagueId=${leagueId}`)).json<{ teams: { id: string }[] }>().teams.map(({ id }) => id);

test('settings.hasDrafted is kept by league, so that one league’s flag never governs another league’s page', async () => {
  const store = open();
  expect(selectHasDrafted(store.getState(), '132')).toBeUndefined();
  await store.dispatch(settingsApi.endpoints.getSettings.initiate(league));
  await store.dispatch(settingsApi.endpoints.getSettings.initiate({ leagueId: '348764' }));
  const state = store.getState();
  expect([selectHasDrafted(state, '132'), selectHasDrafted(state, '348764')]).toEqual([false, true]);
  expect([selectSeason(state, '132'), selectSeason(state, '348764')]).toEqual([2026, 2025]);
  expect(selectHasDrafted(state, '612374')).toBeUndefined();
});

test('a late answer of the settings governs its own league only', async () => {
  const store = open();
  let answer: (response: Response) => void = () => undefined;
  server.intercept(({ url }) => (url.endsWith('=132') ? new Promise((resolve) => (answer = resolve)) : undefined));
  const late = store.dispatch(settingsApi.endpoints.getSettings.initiate(league));
  await store.dispatch(settingsApi.endpoints.getSettings.initiate({ leagueId: '348764' }));
  answer(Response.json({ leagueId: '132', hasDrafted: false }));
  await late;
  expect(selectHasDrafted(store.getState(), '348764')).toBe(true);
  expect(selectSeason(store.getState(), '132')).toBeUndefined();
});

test('standings: league 1, 2 and back to 1 within the cache’s life shows league 1 without another call', async () => {
  const store = open();
  const seen = jest.fn();
  server.intercept(({ url }) => void seen(url));
  for (const leagueId of ['132', '348764', '132']) await store.dispatch(leagueApi.endpoints.getLeague.initiate({ leagueId }));
  expect(seen).toHaveBeenCalledTimes(2);
  const ids = (leagueId: string) => selectStandings(store.getState(), leagueKey('default', leagueId))?.map(({ id }) => id);
  expect(ids('132')).toEqual(await teamIds('132'));
  expect(ids('348764')).toEqual(await teamIds('348764'));
  expect(leagues.selectRow(store.getState(), leagueKey('default', '132'))).toMatchObject({ leagueName: 'Global League' });
});

test('a team is put together from standings, profile, roster and the trade form’s options', async () => {
  const store = open();
  await store.dispatch(leagueApi.endpoints.getLeague.initiate(league));
  await store.dispatch(teamApi.endpoints.getTeamProfile.initiate({ teamId: '13204' }));
  await store.dispatch(teamApi.endpoints.getTeam.initiate({ teamId: '13204' }));
  await store.dispatch(preDraftTradesApi.endpoints.getPreDraftTrades.initiate({ ...league, year: 2026 }));
  const team = teams.selectRow(store.getState(), teamKey('default', '132', '13204'));
  expect(team).toMatchObject({ id: '13204', teamName: 'Gridiron Gurus', manualKeepersEnabled: true });
  expect(typeof team?.ownerName).toBe('string');
  expect(typeof team?.pointsFor).toBe('number');
  expect(selectStandings(store.getState(), leagueKey('default', '132'))).toHaveLength(12);
  expect(teams.selectRows(store.getState(), seasonKey('default', '132', 2026))).toHaveLength(12);
});

test('toggling a keeper replaces the roster with the result, on the default provider', async () => {
  const store = open();
  await store.dispatch(teamApi.endpoints.getTeam.initiate({ teamId: '13204' }));
  const list = teamKey('default', '132', '13204');
  const before = players.selectRows(store.getState(), list)!;
  const [player] = before;
  const url = `/api/Team/TeamSetKeeper?teamId=13204&leaguePlayerId=${player!.playerId}`;
  const updated = (await send('GET', url)).json<object>();
  server.intercept(() => Response.json(updated));
  await store.dispatch(teamApi.endpoints.teamSetKeeper.initiate({ teamId: '13204', leaguePlayerId: player!.playerId }));
  expect(players.selectRow(store.getState(), player!.key)?.isKeeper).toBe(!player!.isKeeper);
  expect(players.selectRows(store.getState(), list)).toHaveLength(before.length);
});

test('toggling a keeper replaces the player list of the team of that league, on the second provider', async () => {
  const store = open();
  const [teamId = ''] = await teamIds(second, 'GetSleeperLeague');
  await store.dispatch(teamApi.endpoints.getSleeperTeam.initiate({ leagueId: second, teamId }));
  const list = teamKey('sleeper', second, teamId);
  const [player] = players.selectRows(store.getState(), list)!;
  const { key, ...row } = player!;
  server.intercept(() => Response.json([{ ...row, isKeeper: !row.isKeeper }]));
  const arg: SecondSetKeeperArg = { leagueId: second, sleeperSetKeeperRequest: { teamId, playerId: row.playerId } };
  await store.dispatch(teamApi.endpoints.sleeperTeamSetKeeper.initiate(arg));
  expect(players.selectRows(store.getState(), list)).toEqual([{ key, ...row, isKeeper: !row.isKeeper }]);
});

test('scores are kept by provider, league, year, team and week', async () => {
  const store = open();
  const arg = { ...league, year: 2025, teamId: '13204' };
  await store.dispatch(historyApi.endpoints.pointsByYear.initiate({ ...league, year: 2025 }));
  await store.dispatch(historyApi.endpoints.pointsByYear.initiate({ ...league, year: 2024 }));
  await store.dispatch(historyApi.endpoints.pointsByYearTeam.initiate(arg));
  await store.dispatch(historyApi.endpoints.pointsByYearTeamWeek.initiate({ ...arg, week: 3 }));
  const state = store.getState();
  const year = (value: number) => seasonScores.selectRows(state, seasonKey('default', '132', value));
  expect([year(2025)?.length, year(2024)?.length, year(2023)]).toEqual([12, 12, undefined]);
  expect(year(2025)).not.toEqual(year(2024));
  expect(weekScores.selectRows(state, seasonTeamKey('default', '132', 2025, '13204'))?.[0]).toMatchObject({ week: 1 });
  const week = (value: number) => playerScores.selectRows(state, teamWeekKey('default', '132', 2025, '13204', value));
  expect(week(3)?.map(({ index }) => index)).toEqual(week(3)?.map((_, index) => index));
  expect(week(4)).toBeUndefined();
});

test('history answers leave the current teams alone', async () => {
  const store = open();
  await store.dispatch(leagueApi.endpoints.getLeagueYears.initiate(league));
  expect(seasons.selectRows(store.getState(), leagueKey('default', '132'))!.length).toBeGreaterThan(12);
  expect(store.getState().entities.teams.ids).toEqual([]);
});

test('keeper and roster breakdown of a league are two lists', async () => {
  const store = open();
  await store.dispatch(leagueApi.endpoints.getKeeperBreakdown.initiate(league));
  await store.dispatch(leagueApi.endpoints.getRosterBreakdown.initiate(league));
  const counts = (kind: 'keepers' | 'roster') =>
    breakdowns.selectRows(store.getState(), breakdownKey(kind, '132'))!.map(({ count }) => count);
  expect(Math.max(...counts('keepers'))).toBeLessThan(Math.min(...counts('roster')));
});

test('draft picks carry their round, rookies stand by year', async () => {
  const store = open();
  await store.dispatch(draftApi.endpoints.getDraftOrder.initiate(league));
  await store.dispatch(rookiesApi.endpoints.getRookies.initiate({ year: 2025 }));
  const state = store.getState();
  const picks = draftPicks.selectRows(state, leagueKey('default', '132'))!;
  expect(picks.every(({ round, pickString }) => pickString.startsWith(`${round}.`))).toBe(true);
  expect(rookies.selectRows(state, '2025')!.length).toBeGreaterThan(0);
  expect(rookies.selectRows(state, '2024')).toBeUndefined();
});

test('after a saved trade the answer replaces the table and the form’s options', async () => {
  const store = open();
  const year = { ...league, year: 2026 };
  await store.dispatch(preDraftTradesApi.endpoints.getPreDraftTrades.initiate(year));
  const trade = { date: '2026-08-20', round: 1, pick: 2, pickFrom: 'Old Name', pickTo: 'Other' };
  server.intercept(() =>
    Response.json({
      model: { leagueName: 'Global League', preDraftTrades: [trade] },
      viewData: { teams: [{ id: '13204', name: 'New Name' }], totalRounds: 3, totalPicks: 2 },
    }),
  );
  const { date } = trade;
  const preDraftTradeCreate = {
    ...year,
    date,
    pickFromTeamId: '13204',
    pickToTeamId: '13206',
    roundFrom: 1,
    roundTo: 1,
    pickFrom: 1,
    pickTo: 2,
  };
  await store.dispatch(preDraftTradesApi.endpoints.createPreDraftTrade.initiate({ preDraftTradeCreate }));
  const key = seasonKey('default', '132', 2026);
  const state = store.getState();
  expect(trades.selectRows(state, key)).toEqual([expect.objectContaining(trade)]);
  expect(tradeForms.selectRow(state, key)).toEqual({ key, totalRounds: 3, totalPicks: 2 });
  expect(teams.selectRows(state, key)).toEqual([expect.objectContaining({ id: '13204', teamName: 'New Name' })]);
});
