import type { UnknownAction } from '@reduxjs/toolkit';
import { draftApi, historyApi, leagueApi, preDraftTradesApi, settingsApi, teamApi } from '../../src/api';
import { rookiesApi } from '../../src/api/generated/rookies.gen';
import type { Table } from '../../src/entities/createTable';
import { draftPicks } from '../../src/entities/draftPicks';
import { directoryApi } from '../../src/api/generated/directory.gen';
import { directoryPages } from '../../src/entities/generated/directoryTables.gen';
import { seasonKey, teamKey } from '../../src/entities/keys';
import { leagues } from '../../src/entities/leagues';
import {
  availablePlayers,
  depthCharts,
  keeperBreakdowns,
  leagueYears,
  playerScores,
  rosterBreakdowns,
  rosterPlayers,
  seasonScores,
  standings,
  tradeForms,
  trades,
  weekScores,
} from '../../src/entities/tables';
import { rookies } from '../../src/entities/generated/rookiesTables.gen';
import { selectHasDrafted, selectSettings } from '../../src/entities/settingsSlice';
import { teams } from '../../src/entities/teams';
import { type AppStore, makeStore } from '../../src/store/makeStore';
import { get, send } from '../support/call';

const open = () => makeStore({ host: { apiUrl: '', clientUrl: '' }, toLogIn: jest.fn() });
type TableOf<Row extends { key: string }> = {
  reducerPath: string;
  reducer: (state: undefined, action: UnknownAction) => Table<Row>;
};

/** All rows of a table in the store. */
function rowsOf<Row extends { key: string }>(store: AppStore, { reducerPath }: TableOf<Row>): Row[] {
  const tables: Record<string, unknown> = store.getState().entities;
  return Object.values((tables[reducerPath] as Table<Row>).entities);
}

const second = '620000000000000260';
const league = { leagueId: '132' };
const ofDefault = { platform: 'default', ...league } as const;

beforeAll(() => get('/api/health'));
beforeEach(() => localStorage.clear());
afterEach(() => server.intercept(null));

/** The team ids of a league, from the server itself. */
const teamIds = async (leagueId: string, call = 'GetLeague') =>
  (await get(`/api/League/${call}?leagueId=${leagueId}`)).json<{ teams: { id: string }[] }>().teams.map(({ id }) => id);

test('settings.hasDrafted is stored by league, so that one league’s flag never applies to another’s page', async () => {
  const store = open();
  expect(selectHasDrafted(store.getState(), '132')).toBeUndefined();
  await store.dispatch(settingsApi.endpoints.getSettings.initiate(league));
  await store.dispatch(settingsApi.endpoints.getSettings.initiate({ leagueId: '348764' }));
  const state = store.getState();
  expect([selectHasDrafted(state, '132'), selectHasDrafted(state, '348764')]).toEqual([false, true]);
  expect([selectSettings(state, '132')?.season, selectSettings(state, '348764')?.season]).toEqual([2026, 2025]);
  expect(selectHasDrafted(state, '612374')).toBeUndefined();
});

test('a late settings response applies to its own league only', async () => {
  const store = open();
  let response: (response: Response) => void = () => undefined;
  server.intercept(({ url }) => (url.endsWith('=132') ? new Promise((resolve) => (response = resolve)) : undefined));
  const late = store.dispatch(settingsApi.endpoints.getSettings.initiate(league));
  await store.dispatch(settingsApi.endpoints.getSettings.initiate({ leagueId: '348764' }));
  response(Response.json({ leagueId: '132', hasDrafted: false }));
  await late;
  expect(selectHasDrafted(store.getState(), '348764')).toBe(true);
  expect(selectSettings(store.getState(), '132')?.season).toBeUndefined();
});

test('standings: league 1, 2 and back to 1 shows league 1 from the cache', async () => {
  const store = open();
  const seen = jest.fn();
  server.intercept(({ url }) => void seen(url));
  for (const leagueId of ['132', '348764', '132'])
    await store.dispatch(leagueApi.endpoints.getLeague.initiate({ platform: 'default', leagueId }));
  expect(seen).toHaveBeenCalledTimes(2);
  const ids = (leagueId: string) => standings.selectRows(store.getState(), { leagueId })?.map(({ id }) => id);
  expect(ids('132')).toEqual(await teamIds('132'));
  expect(ids('348764')).toEqual(await teamIds('348764'));
  expect(leagues.selectRow(store.getState(), '132')).toMatchObject({ leagueName: 'Global League' });
});

test('standings keep the divisions of their season and a team that of today, whichever arrives last', async () => {
  const store = open();
  const leagueId = '620000000000000149';
  await store.dispatch(leagueApi.endpoints.getLeague.initiate({ platform: 'sleeper', leagueId }));
  const rows = () => standings.selectRows(store.getState(), { leagueId })!;
  const before = rows();
  const teamId = before[0]!.id;
  await store.dispatch(teamApi.endpoints.getTeamProfile.initiate({ platform: 'sleeper', leagueId, teamId }));
  const division = () => teams.selectRow(store.getState(), teamKey(leagueId, teamId))?.division;
  const today = division();
  expect(today).not.toBe(before[0]!.division);
  expect(rows()).toBe(before);
  await store.dispatch(leagueApi.endpoints.getLeague.initiate({ platform: 'sleeper', leagueId }, { forceRefetch: true }));
  expect(division()).toBe(today);
});

test('a team row merges standings, profile, roster and the trade form’s options', async () => {
  const store = open();
  await store.dispatch(leagueApi.endpoints.getLeague.initiate(ofDefault));
  await store.dispatch(teamApi.endpoints.getTeamProfile.initiate({ ...ofDefault, teamId: '13204' }));
  await store.dispatch(teamApi.endpoints.getTeam.initiate({ ...ofDefault, teamId: '13204' }));
  await store.dispatch(preDraftTradesApi.endpoints.getPreDraftTrades.initiate({ ...league, year: 2026 }));
  const team = teams.selectRow(store.getState(), teamKey('132', '13204'));
  expect(team).toMatchObject({ id: '13204', teamName: 'Gridiron Gurus', manualKeepersEnabled: true });
  expect(typeof team?.ownerName).toBe('string');
  expect(standings.selectRows(store.getState(), league)).toHaveLength(12);
  expect(teams.selectRows(store.getState(), seasonKey('132', 2026))).toHaveLength(12);
});

test('newer standings and profiles end what they leave out, such as a deadline and picks, and keep what other calls brought', async () => {
  const store = open();
  const ofTeam = { ...ofDefault, teamId: '1' };
  const respond = (more: object) =>
    server.intercept(({ url }) => {
      const standings = { leagueName: 'A', lastStandingsRefresh: null, teams: [] };
      const profile = { avatar: null, teamName: 'B', ownerName: null, division: null };
      if (url.includes('GetAvailablePlayers')) return Response.json({ leagueName: 'A', players: [], unknownRostered: 2 });
      return Response.json({ ...(url.includes('GetTeamProfile') ? profile : standings), ...more });
    });
  const load = async () => {
    await store.dispatch(leagueApi.endpoints.getLeague.initiate(ofDefault, { forceRefetch: true }));
    await store.dispatch(teamApi.endpoints.getTeamProfile.initiate(ofTeam, { forceRefetch: true }));
  };
  respond({ allowedKeepers: 3, picks: [] });
  await store.dispatch(leagueApi.endpoints.getAvailablePlayers.initiate(league));
  await load();
  const rows = () => [leagues.selectRow(store.getState(), '132'), teams.selectRow(store.getState(), teamKey('132', '1'))];
  expect(rows()).toMatchObject([{ unknownRostered: 2, allowedKeepers: 3 }, { picks: [] }]);
  respond({});
  await load();
  expect(rows()).toMatchObject([{ unknownRostered: 2, allowedKeepers: undefined }, { picks: undefined }]);
});

test('toggling a keeper replaces the roster with the result, on MyFantasyLeague', async () => {
  const store = open();
  await store.dispatch(teamApi.endpoints.getTeam.initiate({ ...ofDefault, teamId: '13204' }));
  const list = { ...league, teamId: '13204' };
  const before = rosterPlayers.selectRows(store.getState(), list)!;
  const [player] = before;
  const url = `/api/Team/TeamSetKeeper?teamId=13204&leaguePlayerId=${player!.playerId}`;
  const updated = (await send('GET', url)).json<object>();
  server.intercept(() => Response.json(updated));
  await store.dispatch(teamApi.endpoints.teamSetKeeper.initiate({ teamId: '13204', leaguePlayerId: player!.playerId }));
  expect(rosterPlayers.selectRow(store.getState(), player!.key)?.isKeeper).toBe(!player!.isKeeper);
  expect(rosterPlayers.selectRows(store.getState(), list)).toHaveLength(before.length);
});

test('toggling a keeper replaces the player list of the team of that league, on Sleeper', async () => {
  const store = open();
  const [teamId = ''] = await teamIds(second, 'GetSleeperLeague');
  await store.dispatch(teamApi.endpoints.getTeam.initiate({ platform: 'sleeper', leagueId: second, teamId }));
  const list = { leagueId: second, teamId };
  const [player] = rosterPlayers.selectRows(store.getState(), list)!;
  const { key, ...row } = player!;
  server.intercept(() => Response.json([{ ...row, isKeeper: !row.isKeeper }]));
  const arg = { sleeperSetKeeperRequest: { leagueId: second, teamId, playerId: row.playerId } };
  await store.dispatch(teamApi.endpoints.sleeperTeamSetKeeper.initiate(arg));
  expect(rosterPlayers.selectRows(store.getState(), list)).toEqual([{ key, ...row, isKeeper: !row.isKeeper }]);
});

test('scores are stored by league, year, team and week', async () => {
  const store = open();
  const arg = { ...ofDefault, year: 2025, teamId: '13204' };
  await store.dispatch(historyApi.endpoints.pointsByYear.initiate({ ...ofDefault, year: 2025 }));
  await store.dispatch(historyApi.endpoints.pointsByYear.initiate({ ...ofDefault, year: 2024 }));
  await store.dispatch(historyApi.endpoints.pointsByYearTeam.initiate(arg));
  await store.dispatch(historyApi.endpoints.pointsByYearTeamWeek.initiate({ ...arg, week: 3 }));
  const state = store.getState();
  const year = (value: number) => seasonScores.selectRows(state, { ...ofDefault, year: value });
  expect([year(2025)?.length, year(2024)?.length, year(2023)]).toEqual([12, 12, undefined]);
  expect(year(2025)).not.toEqual(year(2024));
  expect(weekScores.selectRows(state, arg)?.[0]).toMatchObject({ week: 1 });
  const week = (value: number) => playerScores.selectRows(state, { ...arg, week: value });
  expect(week(3)?.map(({ index }) => index)).toEqual(week(3)?.map((_, index) => index));
  expect(week(4)).toBeUndefined();
});

test('history responses do not change the current teams', async () => {
  const store = open();
  await store.dispatch(leagueApi.endpoints.getLeagueYears.initiate(league));
  expect(leagueYears.selectRows(store.getState(), league)!.length).toBeGreaterThan(1);
  expect(store.getState().entities.teams!.ids).toEqual([]);
});

test('optional parameters have their places in a key: the directory’s page 2 is not what a search for 2 found', async () => {
  const store = open();
  server.intercept(({ url }) => Response.json({ leagues: [], total: url.includes('search') ? 1 : 40, pageSize: 20 }));
  await store.dispatch(directoryApi.endpoints.getDirectory.initiate({ page: 2 }));
  await store.dispatch(directoryApi.endpoints.getDirectory.initiate({ search: '2' }));
  const total = (arg: { page: number } | { search: string }) => directoryPages.selectRow(store.getState(), arg)?.total;
  expect([total({ page: 2 }), total({ search: '2' })]).toEqual([40, 1]);
});

test('keeper and roster breakdown of a league are two tables', async () => {
  const store = open();
  await store.dispatch(leagueApi.endpoints.getKeeperBreakdown.initiate(league));
  await store.dispatch(leagueApi.endpoints.getRosterBreakdown.initiate(league));
  const counts = (table: typeof keeperBreakdowns | typeof rosterBreakdowns) =>
    table.selectRows(store.getState(), league)!.map(({ count }) => count);
  expect(Math.max(...counts(keeperBreakdowns))).toBeLessThan(Math.min(...counts(rosterBreakdowns)));
});

test('draft picks have their round, rookies are stored by year', async () => {
  const store = open();
  await store.dispatch(draftApi.endpoints.getDraftOrder.initiate(league));
  await store.dispatch(rookiesApi.endpoints.getRookies.initiate({ year: 2025 }));
  const state = store.getState();
  const picks = draftPicks.selectRows(state, '132')!;
  expect(picks.every(({ round, pickString }) => pickString.startsWith(`${round}.`))).toBe(true);
  expect(rookies.selectRows(state, { year: 2025 })!.length).toBeGreaterThan(0);
  expect(rookies.selectRows(state, { year: 2024 })).toBeUndefined();
});

test('every row of the reference server is keyed by its ids, never by its index', async () => {
  const store = open();
  const initiate = async (thunk: unknown) => void (await store.dispatch(thunk as never));
  await initiate(leagueApi.endpoints.getAvailablePlayers.initiate(league));
  await initiate(leagueApi.endpoints.getDepthChart.initiate(league));
  await initiate(leagueApi.endpoints.getRosterBreakdown.initiate(league));
  await initiate(draftApi.endpoints.getDraftOrder.initiate(league));
  await initiate(rookiesApi.endpoints.getRookies.initiate({ year: 2025 }));
  await initiate(preDraftTradesApi.endpoints.getPreDraftTrades.initiate({ ...league, year: 2026 }));
  await initiate(historyApi.endpoints.pointsByYearTeamWeek.initiate({ ...ofDefault, year: 2025, teamId: '13204', week: 3 }));
  const lastOf = (rows: { key: string }[]) => rows.map(({ key }) => key.split('/').at(-1));
  const idsOf = <Row extends { key: string }>(table: TableOf<Row>, idOf: (row: Row) => unknown) => {
    const rows = rowsOf(store, table);
    expect(rows.length).toBeGreaterThan(0);
    expect(lastOf(rows)).toEqual(rows.map((row) => String(idOf(row))));
  };
  idsOf(availablePlayers, ({ playerId }) => playerId);
  idsOf(depthCharts, ({ teamId }) => teamId);
  idsOf(rosterBreakdowns, ({ teamId }) => teamId);
  idsOf(draftPicks, ({ totalPick }) => totalPick);
  idsOf(trades, ({ id }) => id);
  idsOf(playerScores, ({ playerId }) => playerId);
  const picks = rowsOf(store, draftPicks);
  const teamNames = new Set(picks.map(({ teamId }) => teamId));
  expect([...teamNames].sort()).toEqual((await teamIds('132')).sort());
  for (const { originalTeam, originalTeamId } of picks) expect(originalTeamId === null).toBe(originalTeam === null);
  expect(rowsOf(store, depthCharts)[0]!.quarterbacks[0]!.playerId).toMatch(/^\w/);
});

test('a server without these ids: rows are keyed by their content, not their index, and a numeric id becomes text', async () => {
  const store = open();
  const player = (name: string, playerId?: number) => ({ name, position: 'QB', fantasyProsInfo: null, playerId });
  let players = [player('Ann'), player('Bob'), player('Bob'), player('Cid', 7)];
  server.intercept(() => Response.json({ leagueName: 'A', players }));
  const load = () => store.dispatch(leagueApi.endpoints.getAvailablePlayers.initiate(league, { forceRefetch: true }));
  const shown = () => availablePlayers.selectRows(store.getState(), league)!;
  await load();
  const [ann, bob, otherBob, cid] = shown();
  expect(new Set(shown().map(({ key }) => key)).size).toBe(4);
  expect(cid).toMatchObject({ playerId: '7' });
  players = [player('Cid', 7), player('Bob'), player('Ann'), player('Bob')];
  await load();
  expect(shown()).toEqual([cid, bob, ann, otherBob]);
  expect(shown()[0]).toBe(cid);
});

test('rows, settings and offline times are removed with their cache entry, preloaded or not', async () => {
  const store = open();
  server.intercept(({ url }) =>
    Response.json(
      url.includes('/api/Settings')
        ? { leagueId: '132', hasDrafted: true, season: 2026 }
        : { leagueName: 'A', lastStandingsRefresh: null, teams: [{ id: '1' }] },
    ),
  );
  await store.dispatch(settingsApi.endpoints.getSettings.initiate(league, { subscribe: false }));
  expect(selectSettings(store.getState(), '132')?.season).toBe(2026);
  const standings = store.dispatch(leagueApi.endpoints.getLeague.initiate(ofDefault));
  await standings;
  expect(store.getState().entities.teams!.ids).toEqual(['132/1']);
  jest.useFakeTimers();
  const preloaded = makeStore({ host: null, toLogIn: jest.fn(), preloadedState: store.getState() });
  for (const each of [store, preloaded]) {
    each.dispatch(leagueApi.endpoints.getLeague.initiate(ofDefault)).unsubscribe();
    each.dispatch(settingsApi.endpoints.getSettings.initiate(league)).unsubscribe();
  }
  standings.unsubscribe();
  await jest.advanceTimersByTimeAsync(61_000);
  for (const each of [store, preloaded]) {
    const { api, entities, offline } = each.getState();
    expect([api.queries, Object.keys(offline)]).toEqual([{}, []]);
    expect(selectHasDrafted(each.getState(), '132')).toBe(true);
    expect(Object.values(entities).map((table) => [table!.ids, table!.lists, table!.sources])).toEqual(
      Object.values(entities).map(() => [[], {}, {}]),
    );
  }
  jest.useRealTimers();
});

test('after a saved trade the response replaces the table and the form’s options', async () => {
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
  const key = seasonKey('132', 2026);
  const state = store.getState();
  expect(trades.selectRows(state, year)).toEqual([expect.objectContaining(trade)]);
  expect(tradeForms.selectRow(state, year)).toMatchObject({ totalRounds: 3, totalPicks: 2 });
  expect(tradeForms.selectRow(state, year)).not.toHaveProperty('firstDay');
  expect(teams.selectRows(state, key)).toEqual([expect.objectContaining({ id: '13204', teamName: 'New Name' })]);
});

test('a league and a team are one row for all calls; their key is their own, also if a response has a field of this name', async () => {
  const { endpoints } = preDraftTradesApi;
  const store = open();
  const draft = { ...league, year: 2026 };
  server.intercept(async ({ url }) => {
    const { pathname, search } = new URL(url);
    const body = (await server.inject(pathname + search)).json<{ viewData?: object }>();
    return Response.json({ ...body, key: 'odd', ...(body.viewData && { viewData: { ...body.viewData, key: 'odd' } }) });
  });
  await store.dispatch(leagueApi.endpoints.getLeague.initiate(ofDefault));
  await store.dispatch(draftApi.endpoints.getDraftOrder.initiate(league));
  await store.dispatch(endpoints.getPreDraftTrades.initiate(draft));
  const state = store.getState();
  expect(Object.keys(state.entities.leagues!.entities)).toEqual(['132']);
  expect(Object.keys(state.entities.teams!.entities)).toHaveLength(12);
  expect(rowsOf(store, tradeForms).map(({ key }) => key)).toEqual([seasonKey('132', 2026)]);
});
