/** A commissioner's client of a server process, which may go away in the middle of a call. */
import { randomUUID } from 'node:crypto';
import type { components } from '../../../src/api/generated/schema.gen';
import { postJson, type RunningServer } from '../../support/startServer';
import { testAdmin } from '../../support/testAdmin';

/** What a first start needs so that {@link logIn} works. */
export const adminEnvironment = { ADMIN_EMAIL: testAdmin.email, ADMIN_PASSWORD: testAdmin.password };

export const league = '132';
export const team = '13201';

/** The header of a token of the admin. */
export async function logIn({ address }: Pick<RunningServer, 'address'>): Promise<{ authorization: string }> {
  const response = await postJson(`${address}/api/token`, { userEmail: testAdmin.email, password: testAdmin.password });
  if (!response.ok) throw new Error(`Log-in: ${response.status}`);
  const { accessToken } = (await response.json()) as components['schemas']['TokenResponse'];
  return { authorization: `Bearer ${accessToken}` };
}

/** The headers of tokens of so many new admins, at most 20: one account may not write as often as many writers do. */
export async function logInNew({ address }: Pick<RunningServer, 'address'>, count: number): Promise<{ authorization: string }[]> {
  const headers = { ...(await logIn({ address })), 'content-type': 'application/json' };
  const invite = async () => {
    const made = await fetch(`${address}/api/Invitations`, { method: 'POST', headers, body: JSON.stringify({ role: 'admin' }) });
    const { token } = (await made.json()) as components['schemas']['InvitationLink'];
    const given = { token, userEmail: `${randomUUID()}@example.com`, newPassword: 'a long pass phrase' };
    const response = await postJson(`${address}/api/token/invitation`, given);
    if (!response.ok) throw new Error(`An invitation: ${response.status}`);
    const { accessToken } = (await response.json()) as components['schemas']['TokenResponse'];
    return { authorization: `Bearer ${accessToken}` };
  };
  return Promise.all(Array.from({ length: count }, invite));
}

/** Who of a team is kept, by player. */
export async function keepersOf({ address }: Pick<RunningServer, 'address'>): Promise<Map<string, boolean>> {
  const response = await fetch(`${address}/api/Team/GetTeam?teamId=${team}`);
  if (!response.ok) throw new Error(`GetTeam: ${response.status}`);
  const { teamPlayers } = (await response.json()) as components['schemas']['Team'];
  return new Map(teamPlayers.map(({ playerId, isKeeper }) => [playerId, isKeeper]));
}

/** The address that toggles a player's keeper mark, whatever the limit of keepers. */
export const toggleUrl = ({ address }: Pick<RunningServer, 'address'>, player: string) =>
  `${address}/api/Team/TeamSetKeeper?teamId=${team}&leaguePlayerId=${player}&override=true`;
