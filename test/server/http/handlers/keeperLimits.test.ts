import { send } from '../../../support/call';
import { defaultTeam, mark, prepareKeeperDesk, sleeperTeam } from './keeperDeskCalls';
import { keepersOf, refusal, rosterOf, testKeeperLimit } from './keeperLimitCalls';

prepareKeeperDesk();
testKeeperLimit('MyFantasyLeague', defaultTeam);

it('a mark in several leagues at once is refused whole, with the league that has no place', async () => {
  const { leagueId, teamId } = sleeperTeam;
  const [full, other] = ['Full League', '989'];
  for (const statement of [
    `league select (jsonb_populate_record(l, '{"id":"${other}","name":"${full}"}')).* from league l where id = '${leagueId}'`,
    `team select (jsonb_populate_record(t, '{"league_id":"${other}"}')).* from team t where league_id = '${leagueId}'`,
    `league_rules select '${other}', season, rules from league_rules where league_id = '${leagueId}'`,
    `roster_entry select '${other}', team_id, player_id, slot from roster_entry where league_id = '${leagueId}' and team_id = '${teamId}'`,
  ])
    await server.rows(`insert into ${statement}`);
  const players = await rosterOf(sleeperTeam);
  for (const player of players.slice(1, 4)) await mark({ leagueId: other, teamId }, player, {}, 'admin@example.com');
  const response = await send('PUT', '/api/Team/SleeperTeamSetKeeper', { teamId, playerId: players[0], isKeeper: true });
  expect(response.json()).toMatchObject(refusal(`${full}: 3 of 3 keepers: take another mark back first.`, true));
  expect(await keepersOf(sleeperTeam)).toHaveLength(0);
});
