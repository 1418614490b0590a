import type { components } from '../../../../src/api/generated/schema.gen';
import { postJson, startServer } from '../../../support/startServer';
import { testAdmin } from '../../../support/testAdmin';

type Tokens = components['schemas']['TokenResponse'];

it('logs no password and no token, at any level', async () => {
  const copy = await server.copy();
  const running = await startServer({ ...copy.environment, LOG_LEVEL: 'trace' });
  const { email: userEmail, password } = testAdmin;
  const post = (path: string, payload: object | string) => postJson(`${running.address}/api/token${path}`, payload);
  const secrets = [
    password,
    'wrong-password',
    'malformed-secret',
    'secret-of-the-address',
    'made.up.token',
    'unknown-refresh-token',
  ];
  try {
    const first = (await (await post('', { userEmail, password })).json()) as Tokens;
    const second = (await (await post('/refresh', { userEmail, token: first.refreshToken })).json()) as Tokens;
    for (const { accessToken, refreshToken } of [first, second]) secrets.push(accessToken, refreshToken);
    expect((await post('', { userEmail, password: 'wrong-password' })).status).toBe(400);
    expect((await post('', '{"password":"malformed-secret')).status).toBe(400);
    expect((await post('?password=secret-of-the-address', {})).status).toBe(400);
    for (const token of [second.accessToken, 'made.up.token', `${first.accessToken}x`]) {
      await fetch(`${running.address}/api/Admin/populateCache`, { headers: { authorization: `Bearer ${token}` } });
    }
    expect((await post('/refresh', { userEmail, token: 'unknown-refresh-token' })).status).toBe(400);
    expect((await post('/revoke', { userEmail, token: second.refreshToken })).status).toBe(204);
  } finally {
    await running.stop();
    await copy.discard();
  }
  const log = running.output();
  expect(log.match(/incoming request/g)).toHaveLength(10);
  expect(log.match(/"address":"127.0.0.1","accountId":1,"msg":"A log-in failed."/g)).toHaveLength(1);
  expect(log).not.toContain(userEmail);
  expect(secrets.filter((secret) => !secret || log.includes(secret))).toEqual([]);
});
