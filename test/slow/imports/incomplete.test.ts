import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPlaces } from '../../../server/domain/places';
import { unplayedStandings } from '../../../server/domain/standings';
import { mflAdapter } from '../../../server/hosts/mfl/adapter';
import { sleeperAdapter } from '../../../server/hosts/sleeper/adapter';
import { sleeperBase } from '../../../server/hosts/sleeper/reader';
import { responding } from '../../server/hosts/mfl/recordedLeagues';
import { run, runOne, values } from '../../server/sync/calls';
import { draftResponse, enterLeague, franchises, HostFolder, hostLeague, ourLeague, teamOf } from '../../server/sync/hostFolder';
import { recorded } from '../../imports/sleeperHost';
import { fillSmallLeague } from '../../imports/smallLeague';

const host = new HostFolder();
afterAll(() => host.discard());

describe('MyFantasyLeague', () => {
  beforeAll(async () => {
    fillSmallLeague(host);
    server.importFrom(host);
    await run('populateCache');
    await enterLeague();
  });

  test('skipped picks stay open, and the weeks, the places and the champion are there', async () => {
    const holders = Object.fromEntries(franchises.map((id, i) => [`1.0${i + 1}`, id]));
    const draftResults = draftResponse(holders, {}, { '1.01': '9101' });
    host.now({ draftResults, transactions: { transactions: {} } });
    for (const call of ['RefreshRosters', 'populateLeagueDraftOrder', 'updateHistoricalTeamWeekData'])
      expect(await runOne(call, ourLeague)).toMatchObject({ error: null });
    await run('UpdateLeagueYearData');
    const draft = `select count(*)::int as picks, count(player_id)::int as made from draft_pick where league_id = '${ourLeague}'`;
    expect(await values(draft)).toEqual([[4, 1]]);
    const weeks = `select season, count(distinct week)::int from team_week where league_id = '${ourLeague}' group by season order by season`;
    expect(await values(weeks)).toEqual([
      [2025, 3],
      [2026, 3],
    ]);
    expect(
      await values(
        `select season, complete from watermark where league_id = '${ourLeague}' and resource = 'weeks' order by season`,
      ),
    ).toEqual([
      [2025, true],
      [2026, true],
    ]);
    const champion = `select team_id from team_season where league_id = '${ourLeague}' and season = 2026 and final_position = 1`;
    expect(await values(champion)).toEqual([[teamOf('0003')]]);
  });

  test('an undecided final leaves its teams without a place, and the next draft still has an order', async () => {
    const game = (home: object, away: object) => ({ playoffBracket: { playoffRound: { playoffGame: { home, away } } } });
    host.now({
      playoffBrackets: {
        playoffBrackets: { playoffBracket: ['Championship', '3rd Place'].map((name, i) => ({ id: `${i + 1}`, name })) },
      },
      playoffBracket_1: game({ franchise_id: '0003' }, { franchise_id: '0001' }),
      playoffBracket_2: game({ franchise_id: '0002', points: '90' }, { franchise_id: '0004', points: '80' }),
      draftResults: draftResponse(Object.fromEntries(franchises.map((id, i) => [`1.0${i + 1}`, id]))),
    });
    await server.rows(`update team_season set final_position = null where league_id = '${ourLeague}' and season = 2026`);
    await run('UpdateLeagueYearData');
    const places = `select final_position, team_id from team_season where league_id = '${ourLeague}' and season = 2026 order by 1, 2`;
    expect(await values(places)).toEqual([
      [3, teamOf('0002')],
      [4, teamOf('0004')],
      [null, teamOf('0001')],
      [null, teamOf('0003')],
    ]);
    host.put(`2027/${hostLeague}/draftResults`, { draftResults: {} });
    for (const name of ['league', 'leagueStandings', 'rosters', 'transactions', 'schedule'])
      host.put(`2027/${hostLeague}/${name}`, readFileSync(join(host.recorded, 'mfl/2026', hostLeague, `${name}.json`), 'utf8'));
    expect(await runOne('createNewSeason', ourLeague)).toMatchObject({ error: null, note: null });
    const order = `select original_team_id from draft_pick where league_id = '${ourLeague}' and season = 2027 order by pick`;
    expect((await values(order)).flat()).toEqual(['0004', '0002', '0003', '0001'].map(teamOf));
  });

  test('a league that plays by points alone has no weeks before its first points, and all of them after', async () => {
    const league = { id: '1', name: 'Points', h2h: 'NO', startWeek: '1', endWeek: '3' };
    const weeks = async (pf: string) =>
      (
        await mflAdapter(
          responding({
            league: { league },
            leagueStandings: { leagueStandings: { franchise: { id: '0001', pf } } },
            draftResults: {
              draftResults: { draftUnit: { draftPick: { round: '01', pick: '01', franchise: '0001', player: '' } } },
            },
          }),
        ).league({ externalId: '1', season: 2025, host: null })
      ).weeks;
    expect(await weeks('0')).toEqual([]);
    expect(await weeks('120.5')).toEqual([1, 2, 3]);
  });
});

describe('Sleeper', () => {
  const one = { externalId: '1', season: 2025, host: null };
  const roster = (roster_id: number, more = {}) => ({
    roster_id,
    owner_id: `${roster_id}${roster_id}`,
    settings: { wins: 5 - roster_id, losses: roster_id, fpts: 100 - roster_id },
    ...more,
  });
  const on = (responses: Record<string, unknown>, settings = {}) => {
    const league = { league_id: '1', name: 'Odd', season: '2025', status: 'complete', draft_id: '5', settings };
    const all: Record<string, unknown> = {
      'league/1': league,
      'league/1/rosters': [1, 2, 3, 4].map((id) => roster(id)),
      ...responses,
    };
    return sleeperAdapter({
      get: async (url) => {
        const response = all[url.slice(sleeperBase.length)];
        return response === undefined ? null : JSON.stringify(response);
      },
    });
  };
  const order = async (...given: Parameters<typeof on>) =>
    (await on(...given).places(one)).map(({ teamId, finalPosition }) => `${finalPosition} ${teamId}`);

  test.each([
    ['no setting and no bracket', {}, {}],
    ['no weeks and an empty bracket', { 'league/1/winners_bracket': [] }, { playoff_week_start: 0, best_ball: 1 }],
    ['no teams', { 'league/1/winners_bracket': null }, { playoff_week_start: 15, playoff_teams: 0 }],
  ])('a league whose play-offs have %s ends by its standings', async (_, responses, settings) => {
    expect(await order(responses, settings)).toEqual(['1 11', '2 22', '3 33', '4 44']);
  });

  test('an open game for the third place hides neither the champion nor the second', async () => {
    const bracket = [
      { r: 1, m: 1, t1: 4, t2: 3, w: 4, l: 3, p: 1 },
      { r: 1, m: 2, t1: 1, t2: 2, w: null, l: null, p: 3 },
    ];
    expect(await order({ 'league/1/winners_bracket': bracket }, { playoff_week_start: 15 })).toEqual(['1 44', '2 33']);
  });

  test('picks that nobody made leave a gap: the others keep their place in the round', async () => {
    const pick = (pick_no: number, round: number, roster_id: number) => ({ pick_no, round, roster_id, player_id: `${pick_no}` });
    const picks = async (...list: unknown[]) =>
      (await on({ 'draft/5': {}, 'draft/5/picks': list }).draft(one)).map(({ round, pick: number }) => `${round}.${number}`);
    expect(await picks(pick(2, 1, 2), pick(7, 2, 3), pick(12, 3, 4))).toEqual(['1.2', '2.3', '3.4']);
    expect(await picks(pick(1, 1, 2), pick(2, 2, 3), pick(3, 2, 4))).toEqual(['1.1', '2.1', '2.2']);
  });
});

test('keepers in a Sleeper draft that has not started replace neither its order nor its trades', async () => {
  const id = '620000000000000149';
  const kept = (recorded('draft/630000000000000149/picks') as unknown[]).slice(3, 6);
  const changed: Record<string, unknown> = {};
  const stop = await server.importLive(async (path) => {
    const name = path.replace('/v1/', '');
    return JSON.stringify(changed[name] ?? recorded(name));
  });
  await run('sleeperUpdateLeagues');
  changed[`league/${id}`] = { ...(recorded(`league/${id}`) as object), status: 'pre_draft' };
  changed['draft/630000000000000149/picks'] = kept;
  const ofLeague = `league_id = '${id}' and season = 2026`;
  await server.rows(`update draft_pick set player_id = null where ${ofLeague}`);
  await server.rows(`update league set has_drafted = false where id = '${id}'`);
  const trades = () => values(`select round, pick, from_team_id, to_team_id from pick_trade where ${ofLeague} order by 1, 2, id`);
  const before = await trades();
  expect(before.length).toBeGreaterThan(10);
  const { leagues } = await run('sleeperUpdateLeagues');
  stop();
  expect(leagues.find(({ leagueId }) => leagueId === id)).toMatchObject({ error: null });
  const draft = `select count(*)::int as picks, count(player_id)::int as kept, min(pick) filter (where player_id is not null) as first`;
  expect(await values(`${draft} from draft_pick where ${ofLeague}`)).toEqual([[36, 3, 4]]);
  expect(await trades()).toEqual(before);
});

describe('places', () => {
  const standings = unplayedStandings(['a', 'b', 'c', 'd', 'e', 'f'].map((teamId) => ({ teamId, division: null })));
  const game = (
    place: number,
    winner: string | null,
    loser: string | null,
    teams = [winner, loser].flatMap((team) => team ?? []),
  ) => ({
    ...{ place, winner, loser, teams },
  });
  const order = (...games: Parameters<typeof toPlaces>[0]) =>
    toPlaces(games, standings).map(({ teamId, finalPosition }) => `${finalPosition}${teamId}`);

  test.each([
    ['all games decided', [game(1, 'c', 'a'), game(3, 'b', 'd')], ['1c', '2a', '3b', '4d', '5e', '6f']],
    ['an open game of known teams', [game(1, 'c', 'a'), game(3, null, null, ['b', 'd'])], ['1c', '2a', '5e', '6f']],
    ['an open game of unknown teams', [game(1, 'c', 'a'), game(3, null, null, ['b'])], ['1c', '2a']],
    ['an open final', [game(1, null, null, ['a', 'c']), game(3, 'b', 'd')], ['3b', '4d', '5e', '6f']],
    ['no final', [game(3, 'b', 'd')], ['3b', '4d']],
    ['no games at all', [], ['1a', '2b', '3c', '4d', '5e', '6f']],
  ])('with %s', (_, games, expected) => {
    expect(order(...games)).toEqual(expected);
  });
});
