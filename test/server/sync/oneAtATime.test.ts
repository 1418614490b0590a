import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { recordedDir } from '../../support/startServer';
import { run } from './calls';

const recorded = (name: string) => {
  const file = join(recordedDir, 'sleeper', `${name}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

test('two calls about a league read and write one after the other', async () => {
  const events: string[] = [];
  await server.rows("delete from league where provider = 'sleeper' and id <> '620000000000000149'");
  const stop = await server.importLive(async (path) => {
    const name = path.replace('/v1/', '');
    events.push(`asked ${name}`);
    if (name === 'league/620000000000000149/traded_picks') await wait(100);
    events.push(`responded to ${name}`);
    return recorded(name);
  });
  const runs = await Promise.all([run('sleeperUpdateLeagues'), run('sleeperHistoricalTeamWeekData')]);
  stop();
  expect(runs.flatMap(({ leagues }) => leagues.filter(({ leagueId }) => leagueId === '620000000000000149'))).toMatchObject([
    { error: null },
    { error: null },
  ]);
  const slow = events.indexOf('asked league/620000000000000149/traded_picks');
  const responded = events.indexOf('responded to league/620000000000000149/traded_picks');
  // The scores of the league's last season, which only the other call reads.
  const scores = events.flatMap((event, at) => (event.startsWith('asked league/620000000000000112/matchups/') ? [at] : []));
  expect(scores.length).toBeGreaterThan(10);
  expect(scores.every((at) => at > responded) || scores.every((at) => at < slow)).toBe(true);
});
