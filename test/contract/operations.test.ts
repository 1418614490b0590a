import { get, send } from '../support/call';
import { testAdmin } from '../support/testAdmin';
import { completeSamples, queryOf, sampleCalls } from './calls';
import type { Params } from '../samples/sample';
import { breaches, type ContractOperation, operations, takesQuery } from './contract';

const called = operations.filter(({ id }) => sampleCalls[id]);
const maintenance = operations.filter(({ id, tag }) => tag === 'Admin' && !sampleCalls[id]);
const token = operations.filter(({ id, tag }) => tag === 'Token' && !sampleCalls[id]);

/** Calls an operation with its parameters where they belong, with the admin's token if it asks for one. */
function call(operation: ContractOperation, params: Params) {
  const { method, path, secured } = operation;
  if (!takesQuery(operation)) return send(method, path, params);
  const url = `${path}?${queryOf(params)}`;
  return secured ? send(method, url) : get(url);
}

const sampleOf = ({ id }: ContractOperation): Params => sampleCalls[id]?.params ?? {};

let invitation: Awaited<ReturnType<typeof send>>;
beforeAll(async () => {
  await completeSamples();
  invitation = await send('POST', '/api/Invitations', sampleCalls.createInvitation!.params);
});

it('has a sample for every operation', () => {
  expect(called.length + maintenance.length + token.length).toBe(operations.length);
});

describe.each(called)('$id', (operation) => {
  const { id, fields, optional, secured, method, path } = operation;
  const params = sampleOf(operation);

  it('responds as the contract says', async () => {
    const response = await call(operation, (await sampleCalls[id]?.once?.()) ?? params);
    expect([200, 204]).toContain(response.statusCode);
    expect(breaches(operation, response)).toEqual([]);
    expect(response.payload).not.toContain('":[]');
  });

  it('names each field that is missing or malformed', async () => {
    for (const field of fields.filter((name) => !optional.includes(name))) {
      const others = Object.entries(params).filter(([name]) => name !== field);
      const missing = await call(operation, Object.fromEntries(others));
      expect(breaches(operation, missing)).toEqual([]);
      expect(missing.json()).toMatchObject({ status: 400, errors: [{ field, message: 'is required' }] });
    }
    for (const field of fields) {
      const malformed = await call(operation, { ...params, [field]: sampleCalls[id]?.malformed?.[field] ?? '~' });
      expect(breaches(operation, malformed)).toEqual([]);
      expect(malformed.json()).toMatchObject({ status: 400, errors: [{ field }] });
    }
  });

  const unknown = sampleCalls[id]?.unknown;
  if (unknown) {
    it.each(unknown)('responds with 404 for %j', async (other) => {
      const response = await call(operation, { ...params, ...other });
      expect(response.statusCode).toBe(404);
      expect(breaches(operation, response)).toEqual([]);
    });
  }

  if (secured) {
    it('requires a token before anything else', async () => {
      const authorization = { authorization: 'Bearer no.such.token' };
      for (const headers of [{}, authorization, { authorization: 'Basic YTpi' }]) {
        const response = await server.inject({ method, url: path, headers, ...(!takesQuery(operation) && { payload: {} }) });
        expect(response.statusCode).toBe(401);
        expect(breaches(operation, response)).toEqual([]);
      }
    });
  }
});

describe.each(maintenance)('$id', (operation) => {
  const url = operation.fields.length ? `${operation.path}?leagueId=0` : operation.path;

  it('is for admins only, and responds with its result', async () => {
    if (operation === maintenance[0]) await server.addAccount({ email: 'member@example.com', role: 'member' });
    const anonymous = await get(url);
    const member = await send('GET', url, undefined, 'member@example.com');
    const admin = await send('GET', url);
    expect([anonymous, member, admin].map(({ statusCode }) => statusCode)).toEqual([401, 403, 200]);
    expect([anonymous, member, admin].flatMap((response) => breaches(operation, response))).toEqual([]);
  });
});

describe.each(token)('$id', (operation) => {
  const post = (payload: object) => server.inject({ method: 'POST', url: operation.path, payload });

  it('refuses a body that does not match the contract', async () => {
    const response = await post({ userEmail: 1, extra: true });
    expect(breaches(operation, response)).toEqual([]);
    expect(response.json<{ errors: object[] }>().errors).toEqual(
      expect.arrayContaining([
        { field: operation.fields.find((field) => field !== 'userEmail'), message: 'is required' },
        { field: 'userEmail', message: 'must be text' },
        { field: 'extra', message: 'is not a known field' },
      ]),
    );
    const empty = await server.inject({ method: 'POST', url: operation.path });
    expect(empty.json()).toMatchObject({ status: 400, errors: [{ field: 'body' }] });
  });

  it('responds as the contract says', async () => {
    const login = await server.inject({
      method: 'POST',
      url: '/api/token',
      payload: { userEmail: testAdmin.email, password: testAdmin.password },
    });
    const { password, email: userEmail } = testAdmin;
    const session = { token: login.json<{ refreshToken: string }>().refreshToken, userEmail };
    const change = { userEmail, password, newPassword: password };
    const { token } = invitation.json<{ token: string }>();
    const acceptance = { token, userEmail: 'invited@example.com', newPassword: 'a better password' };
    const bodies: Partial<Record<string, object>> = { changePassword: change, acceptInvitation: acceptance };
    const response = operation.id === 'logIn' ? login : await post(bodies[operation.id] ?? session);
    expect(response.statusCode).toBe(operation.id === 'revokeToken' ? 204 : 200);
    expect(breaches(operation, response)).toEqual([]);
  });
});
