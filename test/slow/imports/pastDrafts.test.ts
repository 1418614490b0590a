/** The drafts of past seasons, which are read once, with their season. */
import type { Schema } from '../../../src/api/types';
import { get } from '../../support/call';
import { run, values } from '../../server/sync/calls';
import {
  draftResponse,
  enterLeague,
  franchises,
  HostFolder,
  lastHostLeague,
  ourLeague,
  teamOf,
} from '../../server/sync/hostFolder';
import { enterSleeperLeague, type Json, lastSeason, ourSleeperLeague, SleeperHost } from '../../imports/sleeperHost';
import { fillSmallLeague, responsesOf } from '../../imports/smallLeague';

const folder = new HostFolder();
const sleeper = new SleeperHost();
const asked: string[] = [];
let stop: () => void;

const read = async (leagueId: string, isAgain = false) =>
  (await server.jobs()).run({ resource: 'pastSeason', leagueId, season: 2025, isAgain });
const order = async (leagueId: string) =>
  (await get(`/api/Draft/GetDraftOrder?leagueId=${leagueId}&year=2025`)).json<Schema<'DraftOrder'>>();
const picked = async (leagueId: string) =>
  (await order(leagueId)).rounds.flatMap(({ picks }) =>
    picks.map(({ pickString, teamId, player }) => [pickString, teamId, player?.playerName]),
  );
const draftCalls = () => asked.filter((path) => /draftResults|auctionResults|\/drafts?\b|traded_picks/.test(path));
const forget = (leagueId: string) => server.rows(`delete from watermark where league_id = '${leagueId}' and resource = 'weeks'`);

beforeAll(async () => {
  fillSmallLeague(folder);
  const mfl = responsesOf(folder);
  stop = await server.importLive((path) => {
    asked.push(path);
    return path.startsWith('/v1/') ? sleeper.response(path) : mfl(path);
  });
  await server.rows('truncate league cascade');
  await run('populateCache');
  await run('sleeperUpdatePlayers');
  await enterLeague();
  await server.rows(
    `insert into league_source values ('${ourLeague}', 2025, 'mfl', '${lastHostLeague}', null) on conflict do nothing`,
  );
  await enterSleeperLeague();
  for (const leagueId of [ourLeague, ourSleeperLeague])
    expect(await (await server.jobs()).run({ resource: 'rosters', leagueId })).toMatchObject({ error: null });
});
afterAll(() => {
  stop();
  folder.discard();
});
beforeEach(async () => {
  asked.length = 0;
  await server.rows('delete from raw_response');
});

test('MyFantasyLeague: the drafted players of a past season, once', async () => {
  expect((await get(`/api/Draft/GetDraftOrder?leagueId=${ourLeague}&year=2025`)).statusCode).toBe(404);
  expect(await read(ourLeague)).toMatchObject({ error: null });
  const picks = await picked(ourLeague);
  expect(picks.map(([pick, team]) => [pick, team])).toEqual(franchises.map((id, i) => [`1.0${i + 1}`, teamOf(id)]));
  expect(picks.every(([, , player]) => player)).toBe(true);
  expect(draftCalls()).toHaveLength(1);
  await forget(ourLeague);
  asked.length = 0;
  expect(await read(ourLeague)).toMatchObject({ error: null });
  expect(draftCalls()).toEqual([]);
});

test('a season that is read again has the draft as the host has it then', async () => {
  const holders = Object.fromEntries(franchises.toReversed().map((id, i) => [`1.0${i + 1}`, id]));
  folder.before({ draftResults: draftResponse(holders, {}, { '1.01': '9101', '1.02': '9102', '1.03': '9103', '1.04': '9104' }) });
  expect(await read(ourLeague, true)).toMatchObject({ error: null });
  expect((await picked(ourLeague)).map(([, team]) => team)).toEqual(franchises.toReversed().map(teamOf));
});

test('a draft that cannot be read leaves the stored one, and the rest of the season is read', async () => {
  const before = await picked(ourLeague);
  folder.put(`2025/${lastHostLeague}/draftResults`, '<html>maintenance</html>');
  const { error } = await read(ourLeague, true);
  expect(error).toMatch(/drafts of 2025 were not changed/);
  expect(await picked(ourLeague)).toEqual(before);
});

test('Sleeper: the draft of a past season with its traded picks, under the teams of that season', async () => {
  expect(await read(ourSleeperLeague)).toMatchObject({ error: null });
  const recorded = sleeper.of('draft/630000000000000112/picks') as Json[];
  expect((await picked(ourSleeperLeague)).length).toBe(recorded.length);
  const { rounds } = await order(ourSleeperLeague);
  expect(rounds[0]!.picks.some(({ originalTeam }) => originalTeam !== null)).toBe(true);
  expect(
    await values(`select number, is_over from league_draft where league_id = '${ourSleeperLeague}' and season = 2025`),
  ).toEqual([[1, true]]);
});

test('Sleeper: a team that has left the league keeps its picks', async () => {
  const [{ team }] = (await server.rows<{ team: string }>(
    `select original_team_id as team from draft_pick where league_id = '${ourSleeperLeague}' and season = 2025 limit 1`,
  )) as [{ team: string }];
  const count = (await picked(ourSleeperLeague)).length;
  await server.rows(`delete from roster_entry where league_id = '${ourSleeperLeague}' and team_id = '${team}'`);
  await server.rows(`delete from team where league_id = '${ourSleeperLeague}' and id = '${team}'`);
  expect(await read(ourSleeperLeague, true)).toMatchObject({ error: null });
  expect((await picked(ourSleeperLeague)).length).toBe(count);
  expect(sleeper.of(`league/${lastSeason}`)).toMatchObject({ season: '2025' });
});
