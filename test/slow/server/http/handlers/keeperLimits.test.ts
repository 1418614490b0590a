/** Many marks of keepers at once; the limit of keepers in a league of Sleeper. */
import { send } from '../../../../support/call';
import type { Schema } from '../../../../../src/api/types';
import { rulesOf } from '../../../../server/domain/keeperDesk/rules';
import {
  boss,
  choicesOf,
  defaultTeam,
  deskOf,
  mark,
  prepareKeeperDesk,
  save,
  sleeperTeam,
} from '../../../../server/http/handlers/keeperDeskCalls';
import { testKeeperLimit } from '../../../../server/http/handlers/keeperLimitCalls';

prepareKeeperDesk();
testKeeperLimit('Sleeper', sleeperTeam);

describe.each([
  ['MyFantasyLeague', defaultTeam],
  ['Sleeper', sleeperTeam],
])('on %s', (_, team) => {
  test('however many marks arrive at once, none breaks the rules', async () => {
    const { players } = await deskOf(team);
    await save(team, rulesOf({ keepers: 3, positions: [{ position: 'WR', keepers: 1 }] }));
    const marks = Array.from({ length: 60 }, (_each, i) => mark(team, players[i % 10]!.playerId, {}));
    expect([...new Set((await Promise.all(marks)).map(({ statusCode }) => statusCode))].sort()).toEqual([200, 409]);
    const { refused } = (await choicesOf(team)).teams.find(({ teamId }) => teamId === team.teamId)!;
    expect(refused).toEqual([]);
  });

  test('the limit of keepers holds, however many marks arrive at once', async () => {
    const { leagueId, teamId } = team;
    const { players } = await deskOf(team);
    const marks = Array.from({ length: 200 }, (_each, i) =>
      mark(team, players[i % 12]!.playerId, i < 100 ? { isKeeper: true } : {}),
    );
    const statuses = new Set((await Promise.all(marks)).map(({ statusCode }) => statusCode));
    expect([...statuses].sort()).toEqual([200, 409]);
    const kept = await server.rows(
      `select 1 from keeper where league_id = '${leagueId}' and team_id = '${teamId}' and season = 2026`,
    );
    expect(kept.length).toBeLessThanOrEqual(3);
    const response = await send('GET', `/api/Team/GetKeeperChanges?leagueId=${leagueId}`, undefined, boss);
    const changes = response.json<Schema<'KeeperChange'>[]>().filter((change) => change.teamId === teamId);
    let count = 0;
    for (const { isKeeper } of changes.reverse()) expect((count += isKeeper ? 1 : -1)).toBeLessThanOrEqual(3);
  });
});
