import type { components } from '../../../../src/api/generated/schema.gen';
import { send } from '../../../support/call';
import { playerOf } from '../../../support/seeded';
import { testAdmin } from '../../../support/testAdmin';

type Change = components['schemas']['KeeperChange'];

const boss = 'boss@example.com';
const changes = async (leagueId: string, by = boss) =>
  send('GET', `/api/Team/GetKeeperChanges?leagueId=${leagueId}`, undefined, by);
const toggle = (playerId: string, by: string) =>
  send('GET', `/api/Team/TeamSetKeeper?teamId=13201&leaguePlayerId=${playerId}`, undefined, by);

beforeAll(() => server.addAccount({ email: boss, role: 'commissioner', scopes: [{ leagueId: '132' }] }));

it('lists for the commissioner who marked and unmarked which player, newest first', async () => {
  const [player] = await server.rows<{ id: string; name: string; kept: boolean }>(
    `select p.id, p.name, k.player_id is not null as kept from roster_entry r join player p on p.id = r.player_id
     left join keeper k on k.league_id = r.league_id and k.player_id = p.id and k.season = 2026
     where r.league_id = '132' and r.team_id = '13201' order by kept desc, p.id limit 1`,
  );
  const { id: playerId, name: playerName, kept } = player!;
  expect((await toggle(playerId, testAdmin.email)).statusCode).toBe(200);
  expect((await toggle(playerId, boss)).statusCode).toBe(200);
  const [newest, before] = (await changes('132')).json<Change[]>();
  const common = { teamId: '13201', playerId, playerName };
  expect(newest).toMatchObject({ ...common, isKeeper: kept, changedBy: boss });
  expect(before).toMatchObject({ ...common, isKeeper: !kept, changedBy: testAdmin.email });
  expect(Date.parse(newest!.changedAt)).toBeGreaterThanOrEqual(Date.parse(before!.changedAt));
});

it('is refused to everybody else', async () => {
  expect((await changes('348764')).statusCode).toBe(403);
  await server.addAccount({ email: 'member@example.com', role: 'member', scopes: [{ leagueId: '132', teamId: '13201' }] });
  expect((await changes('132', 'member@example.com')).statusCode).toBe(403);
});

it('nothing is marked if the connection to the database is lost before the response is read and the mark committed', async () => {
  const player = await playerOf('132', '13201');
  const stored = async () => [
    await server.rows(`select player_id from keeper where league_id = '132' and team_id = '13201' order by player_id`),
    await server.rows(`select id from keeper_change order by id`),
  ];
  await toggle(player, boss);
  const watched = await server.killBefore(Infinity);
  await toggle(player, boss);
  watched.revive();
  const statements = watched.statements();
  await toggle(player, boss);
  const before = await stored();
  // Some of the counted ones may be of the event of the mark before. The last one of the call commits.
  const refused: unknown[] = [];
  for (let statement = statements - 8; ; statement++) {
    const killed = await server.killBefore(statement);
    const { statusCode } = await toggle(player, boss);
    killed.revive();
    if (statusCode === 200) break;
    refused.push([statusCode, await stored()]);
  }
  expect(refused.length).toBeGreaterThan(4);
  expect(refused).toEqual(refused.map(() => [500, before]));
});
