import type { Schema } from '../../../../src/api/types';
import { send } from '../../../support/call';
import { hiding, testHiddenKeepers } from './hiddenKeeperCalls';
import { defaultTeam, prepareKeeperDesk, save, setRules, sleeperTeam } from './keeperDeskCalls';

prepareKeeperDesk();
testHiddenKeepers('MyFantasyLeague', defaultTeam);

test('rules that hide need a deadline, and say so in words', async () => {
  expect((await setRules(defaultTeam, { ...hiding, deadline: null })).json()).toMatchObject({
    status: 400,
    errors: [{ field: 'rules.isHidden' }],
  });
  expect((await setRules(defaultTeam, hiding)).json<Schema<'KeeperRulesEffects'>>().words).toContain(
    'Until then only a team’s owners see whom it keeps.',
  );
});

test('an import takes no keepers of the host while they are hidden, and does not count them', async () => {
  await save(sleeperTeam, hiding);
  await server.rows(`delete from host_keeper`);
  const [run] = (await send('GET', `/api/Admin/sleeperUpdateLeagues?leagueId=${sleeperTeam.leagueId}`)).json<Schema<'AdminRun'>>()
    .leagues;
  expect(run).toMatchObject({ error: null });
  for (const table of ['keeper', 'host_keeper'])
    expect(await server.rows(`select 1 from ${table} where league_id = '${sleeperTeam.leagueId}' and season = 2026`)).toEqual([]);
});
