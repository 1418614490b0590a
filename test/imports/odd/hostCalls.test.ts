import { eventually } from '../../support/eventually';
import { recordedMfl } from '../../../server/hosts/mfl/recorded';
import { run } from '../../server/sync/calls';
import { enterLeague, HostFolder, ourLeague } from '../../server/sync/hostFolder';
import { enterSleeperLeague, lastSeason, ourSleeperLeague, SleeperHost } from './sleeperHost';
import { fillSmallLeague } from './smallLeague';

const sleeper = new SleeperHost();
const mfl = new HostFolder();
const state = { season_type: 'regular', season: '2026', league_season: '2026', week: 2 };
const week = 7 * 24 * 60 * 60_000;

/** What the hosts were asked of leagues since the last refresh. */
let asked: string[] = [];
let now = Date.parse('2026-09-22T12:30:00Z');
let stop: () => void;

beforeAll(async () => {
  fillSmallLeague(mfl);
  const folder = recordedMfl(`${mfl.recorded}/mfl`);
  stop = await server.importLive(async (path) => {
    if (path === '/v1/state/nfl') return JSON.stringify(state);
    if (path.includes('nflSchedule')) return JSON.stringify({ nflSchedule: {} });
    if (path.includes('/league/') || path.includes('/draft/') || path.includes('&L=')) asked.push(path);
    return path.startsWith('/v1/') ? sleeper.answer(path) : folder.get(`https://api.myfantasyleague.com${path}`);
  });
  await server.rows('delete from league');
  await run('populateCache');
});
afterAll(() => {
  stop();
  mfl.discard();
});

/** Reads what the schedule reads of a league in a week, as if none of it was read just before. @returns what the host was asked */
async function readAgain(leagueId: string): Promise<string[]> {
  asked = [];
  now += week;
  await server.rows('delete from raw_response');
  const { enqueueDue, startWorker } = await server.jobs();
  expect(await enqueueDue(now)).toEqual(expect.arrayContaining([`${leagueId}/rosters`, `${leagueId}/scores`]));
  const worker = startWorker();
  await eventually(async () =>
    expect(
      await server.rows(`select 1 from pgboss.job where data->>'leagueId' = '${leagueId}' and state <> 'completed'`),
    ).toEqual([]),
  );
  await worker.stop();
  // A server keeps responses for some minutes, which this host's transport does not.
  return [...new Set(asked)];
}

const scheduleAlone = async (leagueId: string) => {
  await server.rows('delete from league_schedule');
  await server.rows(`insert into league_schedule (league_id) values ('${leagueId}')`);
};

test('a week of a league of Sleeper takes eight calls, and a season that is over none', async () => {
  await enterSleeperLeague();
  await scheduleAlone(ourSleeperLeague);
  expect((await readAgain(ourSleeperLeague)).some((path) => path.includes(lastSeason))).toBe(true);
  const again = await readAgain(ourSleeperLeague);
  expect(again.filter((path) => path.includes(lastSeason))).toEqual([]);
  expect(again.map((path) => path.replace(/^.*\/league\/\d+/, '')).sort()).toEqual(
    ['', '/matchups/1', '/matchups/2', '/matchups/3', '/rosters', '/transactions/1', '/transactions/2', '/users'].sort(),
  );
});

test('a week of a league of MyFantasyLeague takes eleven calls, and a season that is over none', async () => {
  await enterLeague(ourLeague);
  await scheduleAlone(ourLeague);
  expect((await readAgain(ourLeague)).some((path) => path.startsWith('/2025/'))).toBe(true);
  const again = await readAgain(ourLeague);
  expect(again.filter((path) => !path.startsWith('/2026/'))).toEqual([]);
  expect(again).toHaveLength(11);
});
