import type { components } from '../../../../src/api/generated/schema.gen';
import { recordedMfl } from '../../../../server/hosts/mfl/recorded';
import { fillSmallLeague } from '../../../imports/smallLeague';
import { send } from '../../../support/call';
import { eventually } from '../../../support/eventually';
import { run, values } from '../../../server/sync/calls';
import { HostFolder, hostLeague } from '../../../server/sync/hostFolder';

type Addition = components['schemas']['Addition'];

const host = new HostFolder();
const folder = recordedMfl(`${host.recorded}/mfl`);
const own = { platform: 'mfl', league: hostLeague, season: 2026 };
const member = 'member@example.com';

/** What the host has for a path, in place of the folder's response: `undefined` for silence. */
let response: (path: string) => string | null | undefined | false = () => false;
let stop: () => void;

beforeAll(async () => {
  fillSmallLeague(host);
  stop = await server.importLive(async (path) => {
    const other = response(path);
    // The players of Sleeper, which this host does not have.
    if (other === false && path.startsWith('/v1/')) return null;
    return other === false ? folder.get(`https://api.myfantasyleague.com${path}`) : other;
  });
  await server.rows('truncate league cascade');
  await run('populateCache');
  await server.addAccount({ email: member, role: 'member' });
  await send('POST', '/api/Admin/SetAccountRules', { leaguesPerAccount: 1 });
});
afterAll(() => {
  stop();
  host.discard();
});
afterEach(async () => {
  response = () => false;
  await server.rows('truncate league cascade');
  await server.rows(`delete from pgboss.job`);
});

const add = (email?: string, more = {}) => send('POST', '/api/Leagues', { ...own, ...more }, email);
const additions = async (email?: string) => (await send('GET', '/api/Leagues/Additions', undefined, email)).json<Addition[]>();
const isSilentFor = (type: string) => {
  response = (path) => (path.includes(`TYPE=${type}&`) && path.includes('&L=') ? undefined : false);
};
const tryAgain = () => server.rows(`update pgboss.job set start_after = now() where state = 'retry'`);

/** Stops a worker that reads a league, without waiting for it. */
async function stopWhileReading(worker: { stop: (withinMs: number) => Promise<void> }) {
  await eventually(async () => {
    await tryAgain();
    expect(await additions()).toMatchObject([{ step: 'teams, rosters and draft' }]);
  });
  await worker.stop(0);
}

test('an addition whose worker stops is resumed, and done once', async () => {
  const { startWorker } = await server.jobs();
  expect((await add()).statusCode).toBe(200);
  expect(await additions()).toMatchObject([{ leagueId: hostLeague, outcome: 'running', step: null, error: null }]);
  isSilentFor('rosters');
  await stopWhileReading(startWorker());
  response = () => false;
  // The stopped worker reads on, but its job is no longer its own.
  await eventually(async () =>
    expect(await values(`select distinct outcome from import_run where call = 'addLeague'`)).toEqual([['failed']]),
  );
  expect(await values('select id from league')).toEqual([]);
  const worker = startWorker();
  await eventually(async () => {
    await tryAgain();
    expect(await additions()).toMatchObject([{ outcome: 'done', error: null, provider: 'default' }]);
  });
  await worker.stop();
  expect(await values(`select detail from security_event where kind = 'league_added'`)).toHaveLength(1);
  expect(await values(`select data->>'season' from pgboss.job where data->>'resource' = 'pastSeason'`)).toEqual([['2025']]);
});

test('a worker that resumes an addition while the stopped one still reads it shares its failure, and retries', async () => {
  const { startWorker } = await server.jobs();
  expect((await add()).statusCode).toBe(200);
  isSilentFor('rosters');
  await stopWhileReading(startWorker());
  await tryAgain();
  const worker = startWorker();
  await eventually(async () =>
    expect(await additions()).toMatchObject([{ outcome: 'running', error: expect.stringContaining('rosters') as string }]),
  );
  response = () => false;
  await eventually(async () => {
    await tryAgain();
    expect(await additions()).toMatchObject([{ outcome: 'done', error: null, provider: 'default' }]);
  });
  await worker.stop();
});

test('while the host is down an addition says so, and resumes by itself', async () => {
  const { startWorker } = await server.jobs();
  expect((await add()).statusCode).toBe(200);
  expect((await add()).json()).toMatchObject({
    errors: [{ field: 'league', message: 'Harbour League is being added already' }],
  });
  isSilentFor('rosters');
  const worker = startWorker();
  await eventually(async () =>
    expect(await additions()).toMatchObject([{ outcome: 'running', error: expect.stringContaining('rosters') as string }]),
  );
  expect(await values('select id from league')).toEqual([]);
  response = () => false;
  await eventually(async () => {
    await tryAgain();
    expect(await additions()).toMatchObject([{ outcome: 'done', error: null }]);
  });
  await worker.stop();
});

test('a league has the chosen visibility', async () => {
  const { startWorker } = await server.jobs();
  await add(undefined, { visibility: 'members' });
  const worker = startWorker();
  await eventually(async () => expect(await values('select visibility from league')).toEqual([['members']]));
  await worker.stop();
});

test('an account that adds two leagues at once gets as many as it may have', async () => {
  const { startWorker } = await server.jobs();
  await server.rows(`insert into pgboss.job (name, data)
    select 'sync', jsonb_build_object('resource', 'addition', 'leagueId', league, 'addition', jsonb_build_object(
      'platform', 'mfl', 'externalId', '${hostLeague}', 'season', 2026, 'name', 'League ' || league, 'visibility', 'public',
      'accountId', account.id, 'startedBy', account.email))
    from account, (values ('7101'), ('7102')) as leagues (league) where email = '${member}'`);
  const worker = startWorker();
  await eventually(async () =>
    expect((await additions(member)).map(({ outcome, error }) => [outcome, error]).sort()).toEqual([
      ['done', null],
      ['failed', 'An account may add one league here, and you run as many.'],
    ]),
  );
  await worker.stop();
  expect(await values('select count(*)::int from league')).toEqual([[1]]);
});
