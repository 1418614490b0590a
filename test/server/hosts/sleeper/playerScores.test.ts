import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sleeperAdapter } from '../../../../server/hosts/sleeper/adapter';
import { sleeperBase } from '../../../../server/hosts/sleeper/reader';
import { folder, leagueA, recordedResponse } from './recordedLeagues';
import { recordedTransport } from '../../../../server/hosts/transport/transport';

const league = leagueA.get(2025)!;
const recorded = recordedTransport(folder, sleeperBase);
const stats = readFileSync(join(__dirname, '../../../fixtures/sleeper/stats_2025_1.json'), 'utf8');

/** The points of week 1 where Sleeper responds with `response` to the request for statistics. */
const pointsWith = (response: string | null) =>
  sleeperAdapter({
    get: (url) => (url === `${sleeperBase}stats/nfl/regular/2025/1` ? Promise.resolve(response) : recorded.get(url)),
  }).playerScores!(league, 1);

test('a week’s statistics times the scoring settings are the points that Sleeper has in the matchups, for every recorded player', async () => {
  const points = await pointsWith(stats);
  const sides: { players_points: Record<string, number> }[] = recordedResponse(`league/${league.externalId}/matchups/1`);
  const both = sides.flatMap((side) => Object.entries(side.players_points)).filter(([id]) => points!.has(id));
  expect(both).toHaveLength(31);
  expect(both.map(([id]) => [id, points!.get(id)!.toFixed(2)])).toEqual(both.map(([id, score]) => [id, score.toFixed(2)]));
});

test('players of no team have points too; a whole team has none, nor has who did not play', async () => {
  const points = await pointsWith(
    JSON.stringify({
      TEAM_BUF: { gp: 1, rec: 5 },
      '1': { gp: 1, rec: 5, rec_yd: 10 },
      '2': { off_snp: 3, gp: 0 },
      '3': { gp: 1 },
      OAK: { gp: 1, rec_td: 2 },
    }),
  );
  expect([...points!]).toEqual([
    ['1', 3.5],
    ['3', 0],
    ['LV', 12],
  ]);
});

test('without statistics nothing is known', async () => {
  expect(await pointsWith(null)).toBeNull();
  expect(await pointsWith('null')).toBeNull();
  await expect(pointsWith('"down"')).rejects.toThrow('Sleeper stats must be an object');
});
