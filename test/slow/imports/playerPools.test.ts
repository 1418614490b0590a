import type { components } from '../../../src/api/generated/schema.gen';
import { get } from '../../support/call';
import { run, runOne, values } from '../../server/sync/calls';
import { enterLeague, HostFolder, ourLeague, rostersResponse, teamOf } from '../../server/sync/hostFolder';
import { fillSmallLeague } from '../../imports/smallLeague';

type AvailablePlayers = components['schemas']['AvailablePlayers'];

const host = new HostFolder();
afterAll(() => host.discard());

const found = async (name: string) => {
  const { players } = (await get(`/api/League/GetAvailablePlayers?leagueId=${ourLeague}`)).json<AvailablePlayers>();
  return players.find((player) => player.name === name);
};
const rosterOf = async (franchise: string) =>
  (
    await values(
      `select p.name from roster_entry r join player p on p.id = r.player_id where team_id = '${teamOf(franchise)}' order by 1`,
    )
  ).flat();

beforeAll(async () => {
  fillSmallLeague(host);
  server.importFrom(host);
  host.rename('Harbour League', { playerLimitUnit: 'DIVISION', rostersPerPlayer: '1' });
  host.now({ rosters: rostersResponse({ '0001': ['9101', '9102'], '0002': ['9105'], '0003': ['9101'], '0004': ['9106'] }) });
  await run('populateCache');
  await enterLeague();
});

test('a player of two divisions’ pools is on both rosters', async () => {
  expect(await runOne('RefreshRosters', ourLeague)).toMatchObject({ error: null, unmatched: [] });
  expect([await rosterOf('0001'), await rosterOf('0003')]).toEqual([['Josh Allen', 'Lamar Jackson'], ['Josh Allen']]);
  expect((await runOne('RefreshRosters', ourLeague)).rows).toBe(0);
});

test('he is available in the divisions that have a copy left', async () => {
  expect(await found('Josh Allen')).toBeUndefined();
  expect(await found('Lamar Jackson')).toMatchObject({ availableIn: ['South'] });
  expect(await found('CeeDee Lamb')).toMatchObject({ availableIn: ['North'] });
  expect(await found('Brock Bowers')).toMatchObject({ availableIn: ['North', 'South'] });
});

test('with several copies he is available until all are taken', async () => {
  host.rename('Harbour League', { rostersPerPlayer: '2' });
  await runOne('RefreshRosters', ourLeague);
  expect(await found('Josh Allen')).toBeUndefined();
  expect(await found('Lamar Jackson')).toBeDefined();
  expect(await found('Lamar Jackson')).not.toHaveProperty('availableIn');
});

test('a keeper mark is one team’s, whoever else has the player', async () => {
  const marks = [teamOf('0001'), teamOf('0003')].map(
    (team) =>
      `('${ourLeague}', 2026, '${team}', (select player_id from player_external_id where external_id = '9101'), 'manual')`,
  );
  await server.rows(`insert into keeper values ${marks.join(', ')}`);
  await runOne('RefreshKeepers', ourLeague);
  expect(await values(`select team_id from keeper where league_id = '${ourLeague}' order by 1`)).toEqual([
    [teamOf('0001')],
    [teamOf('0003')],
  ]);
});
