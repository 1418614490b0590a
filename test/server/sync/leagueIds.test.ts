/** Leagues of MyFantasyLeague whose ids are other leagues' in other years, added as on the page and by command. */
import { send } from '../../support/call';
import { hostLeague, lastHostLeague } from './hostFolder';
import { values } from './calls';
import { add, addByCommand, prepareLeagues } from './leaguesOfOneId';

prepareLeagues();

test('a league whose id another league had last year is added, with the chosen visibility', async () => {
  await addByCommand(hostLeague, 2026);
  await add(lastHostLeague, { season: 2026, visibility: 'members' });
  expect(await values('select name, visibility from league order by name')).toEqual([
    ['Harbour League', 'public'],
    ['Other League', 'members'],
  ]);
});

test('the next season of a league that is here is that league, under the same id and a new one', async () => {
  await addByCommand(lastHostLeague, 2025);
  const response = await send('POST', '/api/Leagues', { platform: 'mfl', league: hostLeague, season: 2026 });
  expect(response.json()).toMatchObject({ errors: [{ field: 'league', message: 'Harbour League is here already' }] });
  const added = await addByCommand(hostLeague, 2026);
  expect(added).toMatchObject({ status: 1, stderr: expect.stringContaining(`with the id ${lastHostLeague}`) as string });
});
