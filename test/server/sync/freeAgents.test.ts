/** The points of players whom no team had, as the weeks of a league's season are read. */
import { fillSmallLeague, week } from '../../imports/smallLeague';
import { runOne, values } from './calls';
import { enterLeague, HostFolder, ourLeague, ourPlayer, scheduleResponse } from './hostFolder';

const host = new HostFolder();
afterAll(() => host.discard());

/** A week's points of all players of the host. */
const pointsOf = (points: Record<string, string>) => ({
  playerScores: { playerScore: Object.entries(points).map(([id, score]) => ({ id, score })) },
});

/** The stored points, under the host's ids. */
const stored = () =>
  values(
    `select season, week, x.external_id, score::float from free_agent_week f join player_external_id x using (player_id)
     where league_id = '${ourLeague}' and x.provider = 'mfl' order by season, week, x.external_id`,
  );
const read = () => runOne('updateHistoricalTeamWeekData', ourLeague);

beforeAll(async () => {
  fillSmallLeague(host);
  host.now({ schedule: scheduleResponse(2) });
  server.importFrom(host);
  await server.rows('truncate league cascade');
  await enterLeague();
  expect(await runOne('populateCache')).toMatchObject({ error: null });
});

test('a week of the league’s season brings the points of known players whom no team had; a past season brings none', async () => {
  host.now({ playerScores_1: pointsOf({ '9101': '21.5', '9104': '12.3', '9107': '0.00', '9109': '3.5', '8888': '50' }) });
  host.now({ playerScores_2: pointsOf({ '9104': '', '9109': '3.5' }) });
  host.before({ playerScores_1: pointsOf({ '9107': '9.9', '9109': '3.5' }) });
  expect(await read()).toMatchObject({ error: null });
  expect(await stored()).toEqual([
    [2026, 1, '9104', 12.3],
    [2026, 1, '9107', 0],
  ]);
});

test('a week that is read again has its new points; one that the host refuses keeps them, without a report', async () => {
  host.now({ playerScores_1: pointsOf({ '9104': '12.9', '9109': '3.5' }) });
  host.now({ playerScores_2: pointsOf({ '9107': '8.1', '9109': '3.5' }) });
  expect(await read()).toMatchObject({ error: null });
  const expected = [
    [2026, 1, '9104', 12.9],
    [2026, 2, '9107', 8.1],
  ];
  expect(await stored()).toEqual(expected);

  const rosters = { rosters: { franchise: [{ id: '0001', player: [{ id: '9101', status: 'ROSTER' }] }] } };
  const again = { ...week('102.5') };
  for (const number of [1, 2])
    host.now({ [`rosters_${number}`]: rosters, [`weeklyResults_${number}`]: again, [`playerScores_${number}`]: 'broken' });
  await server.rows("delete from team_week_player where slot = 'reserve'");
  expect(await read()).toMatchObject({ error: null, unmatched: [] });
  expect(await stored()).toEqual(expected);
});

test('positions that the league does not have are left out, and the first points of a new season remove those of earlier ones', async () => {
  const [tightEnd, runner] = [await ourPlayer('9107'), await ourPlayer('9104')];
  await server.rows(`update player set position = 'LB' where id = '${tightEnd}'`);
  await server.rows(`insert into free_agent_week values ('${ourLeague}', 2025, 17, '${runner}', 4)`);
  for (const number of [1, 2]) host.now({ [`playerScores_${number}`]: pointsOf({ '9104': '1.5', '9107': '6' }) });
  expect(await read()).toMatchObject({ error: null });
  expect(await stored()).toEqual([
    [2026, 1, '9104', 1.5],
    [2026, 2, '9104', 1.5],
  ]);
});
