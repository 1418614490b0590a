import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { recordedDir } from '../../support/startServer';
import { run } from './calls';

const recorded = (name: string) => {
  const file = join(recordedDir, 'sleeper', `${name}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};
const league = '620000000000000149';

test('two calls about a league read and write one after the other', async () => {
  await server.rows(`delete from league where provider = 'sleeper' and id <> '${league}'`);
  const asked: string[] = [];
  const stop = await server.importLive(async (path) => {
    const name = path.replace('/v1/', '');
    asked.push(name);
    // Without turns the other call begins meanwhile.
    if (name === `league/${league}`) await wait(100);
    return recorded(name);
  });
  const runs = await Promise.all([run('sleeperUpdateLeagues'), run('sleeperHistoricalTeamWeekData')]);
  stop();
  expect(runs.flatMap(({ leagues }) => leagues)).toMatchObject([{ error: null }, { error: null }]);
  const second = asked.lastIndexOf(`league/${league}`);
  // Traded picks are read by one of the calls only, the scores of the last season by the other.
  const read = [asked.slice(0, second), asked.slice(second)].map((paths) => [
    paths.includes(`league/${league}/traded_picks`),
    paths.includes('league/620000000000000112/matchups/17'),
  ]);
  expect(read.sort()).toEqual([
    [false, true],
    [true, false],
  ]);
});
