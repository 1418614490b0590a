/** How often one account may write. */
import type { components } from '../../../src/api/generated/schema.gen';
import { send } from '../../support/call';
import { testAdmin } from '../../support/testAdmin';

const hasty = 'hasty@example.com';
const other = 'other@example.com';

const rename = (leagueName: string, by: string) => send('PUT', '/api/Leagues/Settings', { leagueId: '132', leagueName }, by);
const toggle = (by: string) => send('GET', '/api/Team/TeamSetKeeper?teamId=13201&leaguePlayerId=0', undefined, by);
const nameOf = async () =>
  (await send('GET', '/api/Leagues/Settings?leagueId=132', undefined, hasty)).json<components['schemas']['LeagueSettings']>()
    .leagueName;

beforeAll(async () => {
  await server.restart(undefined, { limits: {} }); // the product's
  for (const email of [hasty, other]) await server.addAccount({ email, role: 'commissioner', scopes: [{ leagueId: '132' }] });
});

it('an account writes 120 times a minute, with all calls and sessions together; it reads on, and others write on', async () => {
  for (let i = 0; i < 10; i++) expect([i, (await rename(`Name ${i}`, hasty)).statusCode]).toEqual([i, 200]);
  for (let i = 10; i < 120; i++) expect([i, (await toggle(hasty)).statusCode]).toEqual([i, 404]);

  const refused = await rename('One too many', hasty);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['content-type']).toContain('application/problem+json');
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(refused.json()).toMatchObject({
    status: 429,
    detail: `This account changes too much at once. Try again in ${wait} seconds.`,
  });
  expect(await nameOf()).toBe('Name 9');

  const payload = { userEmail: hasty, password: testAdmin.password };
  const { accessToken } = (await server.inject({ method: 'POST', url: '/api/token', payload })).json<{ accessToken: string }>();
  const headers = { authorization: `Bearer ${accessToken}` };
  const again = await server.inject({ method: 'DELETE', url: '/api/Account/Sessions', headers });
  expect(again.statusCode).toBe(429);

  expect((await rename('By another one', other)).statusCode).toBe(200);
  expect(await nameOf()).toBe('By another one');
});
