import type { Schema } from '../../../../src/api/types';
import { get } from '../../../support/call';

const read = async <Body>(url: string) => (await get(`/api${url}`)).json<Body>();
const firstTeam = async (leagueId: string) =>
  (await read<Schema<'League'>>(`/League/GetLeague?leagueId=${leagueId}`)).teams[0]!.id;
const rosterOf = async (teamId: string) => (await read<Schema<'Team'>>(`/Team/GetTeam?teamId=${teamId}`)).teamPlayers;

test('a roster marks the starters of the last line-up of the season, the reserve and the taxi squad', async () => {
  const leagueId = '2298387';
  const teamId = await firstTeam(leagueId);
  const lineup = await server.rows<{ player_id: string }>(
    `select player_id from team_week_player where team_id = '${teamId}' and season = 2025 and week = 17 and slot = 'starter'`,
  );
  const entries = await server.rows<{ player_id: string; slot: string }>(
    `select player_id, slot from roster_entry where team_id = '${teamId}'`,
  );
  const starters = new Set(lineup.map(({ player_id }) => player_id));
  const expected = entries.map(({ player_id, slot }): [string, string] => {
    const place = starters.has(player_id) ? 'starter' : 'bench';
    return [player_id, slot === 'active' ? place : slot];
  });
  expect(new Set(expected.map(([, slot]) => slot))).toEqual(new Set(['starter', 'bench', 'reserve', 'taxi']));
  const slots = new Map((await rosterOf(teamId)).map(({ playerId, slot }) => [playerId, slot]));
  expect(slots).toEqual(new Map(expected));
});

test('before the first line-up of a season, starters and bench are one', async () => {
  const slots = new Set((await rosterOf('13204')).map(({ slot }) => slot));
  expect([...slots].every((slot) => slot === 'active' || slot === 'reserve')).toBe(true);
});

test('before the draft a profile has the team’s picks, as the draft order has them; after it none', async () => {
  const { rounds } = await read<Schema<'DraftOrder'>>('/Draft/GetDraftOrder?leagueId=132');
  const picks = rounds.flatMap((round) => round.picks);
  const { teamId } = picks.find(({ slotTeam }) => slotTeam)!;
  const profile = await read<Schema<'TeamProfile'>>(`/Team/GetTeamProfile?teamId=${teamId}`);
  const own = picks.filter((pick) => pick.teamId === teamId);
  expect(profile.picks?.map(({ pickString, keeper, originalTeam }) => [pickString, keeper, originalTeam])).toEqual(
    own.map(({ pickString, keeper, slotTeam }) => [pickString, keeper, slotTeam ?? undefined]),
  );
  await server.rows(`update league set has_drafted = true where id = '132'`);
  await server.rowsChanged();
  expect(await read(`/Team/GetTeamProfile?teamId=${teamId}`)).not.toHaveProperty('picks');
});
