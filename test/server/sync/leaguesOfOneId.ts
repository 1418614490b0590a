/** Two leagues of MyFantasyLeague, the second under the id that the first had last year, and the ways to add them. */
import type { components } from '../../../src/api/generated/schema.gen';
import { fillSmallLeague, rosters, week } from '../../imports/smallLeague';
import { send } from '../../support/call';
import { eventually } from '../../support/eventually';
import { run, values } from './calls';
import { HostFolder, lastHostLeague, scheduleResponse } from './hostFolder';

type Addition = components['schemas']['Addition'];

export const host = new HostFolder();
let worker: { stop: () => Promise<void> };
const history = (...seasons: [year: number, id: string][]) => ({
  league: seasons.map(([year, id]) => ({ year: `${year}`, url: `https://www45.myfantasyleague.com/${year}/home/${id}` })),
});

/** Puts a season of a league, whose history is only the given one. */
export function putLeague(year: number, id: string, name: string, seasons: [year: number, id: string][]): void {
  const { league } = host.response('league') as { league: object };
  host.put(`${year}/${id}/league`, { league: { ...league, id, name, history: history(...seasons) } });
  const empty = ['draftResults', 'transactions', 'playoffBrackets', 'leagueStandings', 'rules', 'futureDraftPicks'];
  for (const type of empty) host.put(`${year}/${id}/${type}`, { [type]: {} });
  host.put(`${year}/${id}/schedule`, scheduleResponse(1));
  host.put(`${year}/${id}/rosters`, rosters);
  host.put(`${year}/${id}/rosters_1`, rosters);
  host.put(`${year}/${id}/weeklyResults_1`, week('101.5'));
  host.put(`${year}/${id}/playerScores_1`, { playerScores: { playerScore: [{ id: '9109', score: '3.5' }] } });
}

/** Prepares both leagues' responses and a worker; each test begins without leagues. */
export function prepareLeagues(): void {
  beforeAll(async () => {
    fillSmallLeague(host);
    // The id of the first league's last season is another league's in this one.
    putLeague(2026, lastHostLeague, 'Other League', [[2026, lastHostLeague]]);
    server.importFrom(host);
    await server.rows('truncate league cascade');
    await run('populateCache');
    worker = (await server.jobs()).startWorker();
  });
  afterAll(async () => {
    await worker.stop();
    host.discard();
  });
  beforeEach(async () => {
    await server.rows('truncate league cascade');
    await server.rows(`delete from pgboss.job`);
  });
}

export const found = async (league: string, season: number) =>
  (await send('GET', `/api/Leagues/Find?platform=mfl&league=${league}&season=${season}`)).json<{ isAdded: boolean }>();
export const additions = async () => (await send('GET', '/api/Leagues/Additions')).json<Addition[]>();

export async function add(league: string, more: object = {}): Promise<string> {
  const response = await send('POST', '/api/Leagues', { platform: 'mfl', league, ...more });
  expect([response.statusCode, response.body]).toMatchObject([200, expect.anything()]);
  const { leagueId } = response.json<{ leagueId: string }>();
  await eventually(async () => {
    const addition = (await additions()).find((each) => each.leagueId === leagueId);
    expect(addition).toMatchObject({ outcome: 'done', error: null });
    expect(addition!.pastSeasons.filter(({ state }) => state === 'waiting')).toEqual([]);
  }, 30_000);
  return leagueId;
}
export const addByCommand = (league: string, season: number) =>
  server.command('leagues', ['add', 'mfl', league, '--season', String(season)], { environment: { RECORDED_DIR: host.recorded } });
export const names = () => values('select name from league order by name');
export const both = [['Harbour League'], ['Other League']];
