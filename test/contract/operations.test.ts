/** One call of each operation. `test/slow/contract` has the rest: every field, each maintenance call, and any request. */
import { send } from '../support/call';
import { testAdmin } from '../support/testAdmin';
import { completeSamples, sampleCalls } from './calls';
import { breaches, operations, takesQuery } from './contract';
import { callOperation, invalidFieldsOf, maintenance } from './callOperation';

const called = operations.filter(({ id }) => sampleCalls[id]);
const token = operations.filter(({ id, tag }) => tag === 'Token' && !sampleCalls[id]);

let invitation: Awaited<ReturnType<typeof send>>;
beforeAll(async () => {
  await completeSamples();
  invitation = await send('POST', '/api/Invitations', sampleCalls.createInvitation!.params);
});

it('has a sample for every operation', () => {
  expect(called.length + maintenance.length + token.length).toBe(operations.length);
});

it.each(operations.filter(({ twins }) => Object.keys(twins).length > 0))(
  '$id and its twins respond alike',
  ({ twins, response }) => {
    const ofTwins = Object.values(twins).map((twin) => operations.find(({ id }) => id === twin)?.response);
    expect(ofTwins).toEqual(ofTwins.map(() => response));
  },
);

const hasSeveral = ({ fields, optional }: (typeof called)[number]) => fields.length > optional.length + 1;
const ofQuery = called.find((each) => hasSeveral(each) && takesQuery(each))!;
const ofBody = called.find((each) => hasSeveral(each) && !takesQuery(each))!;

it.each([ofQuery, ofBody])('$id names each field that is missing or malformed', async (operation) => {
  expect(await invalidFieldsOf(operation)).toEqual([]);
});

describe.each(called)('$id', (operation) => {
  const { id, secured, method, path } = operation;
  const params = sampleCalls[id]!.params;

  it('responds as the contract says', async () => {
    const response = await callOperation(operation, (await sampleCalls[id]?.once?.()) ?? params);
    expect([200, 204]).toContain(response.statusCode);
    expect(breaches(operation, response)).toEqual([]);
    expect(response.payload).not.toContain('":[]');
  });

  const unknown = sampleCalls[id]?.unknown;
  if (unknown) {
    it.each(unknown)('responds with 404 for %j', async (other) => {
      const response = await callOperation(operation, { ...params, ...other });
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
