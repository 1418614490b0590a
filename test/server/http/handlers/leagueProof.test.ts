/** Who may run a league here: on both hosts, whose responses are stored and fresh for an hour. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '../../../../src/api/generated/schema.gen';
import { recordedMfl } from '../../../../server/hosts/mfl/recorded';
import { sleeperBase } from '../../../../server/hosts/sleeper/reader';
import { recordedTransport } from '../../../../server/hosts/transport/transport';
import { fillSmallLeague } from '../../../imports/smallLeague';
import { get, send } from '../../../support/call';
import { eventually } from '../../../support/eventually';
import { recordedDir } from '../../../support/startServer';
import { run, values } from '../../sync/calls';
import { HostFolder, hostLeague } from '../../sync/hostFolder';

type Schemas = components['schemas'];

/** Of Sleeper, here since the database was filled: its newest season and the one before. */
const sleeperLeague = '620000000000000149';
const lastSleeperLeague = '620000000000000112';
const member = 'member@example.com';
const other = 'other@example.com';
const mfl = { platform: 'mfl', league: hostLeague, season: 2026 };
const sleeper = { platform: 'sleeper', league: sleeperLeague };

const host = new HostFolder();
const folders = {
  mfl: recordedMfl(join(host.recorded, 'mfl')),
  v1: recordedTransport(join(host.recorded, 'sleeper'), sleeperBase),
};
/** The API key of the league on MyFantasyLeague while it is private. */
let privateKey: string | undefined;
let stop: () => void;
let worker: { stop: () => Promise<void> };

/** Starts a host whose responses are stored and fresh for an hour. */
async function startHost() {
  const respond = async (path: string) => {
    if (path.startsWith('/v1/')) return folders.v1.get(sleeperBase + path.slice('/v1/'.length));
    const url = new URL(path, 'https://api.myfantasyleague.com');
    if (privateKey && url.searchParams.has('L') && url.searchParams.get('APIKEY') !== privateKey)
      return JSON.stringify({ version: '1.0', error: { $t: 'API requires logged in user to access' } });
    url.searchParams.delete('APIKEY');
    return folders.mfl.get(url.href);
  };
  stop = await server.importLive(respond, 10_000, 3_600_000);
}

beforeAll(async () => {
  fillSmallLeague(host);
  cpSync(join(recordedDir, 'sleeper'), join(host.recorded, 'sleeper'), { recursive: true });
  await startHost();
  for (const email of [member, other]) await server.addAccount({ email, role: 'member' });
  await send('POST', '/api/Admin/SetAccountRules', { leaguesPerAccount: 1 });
  await run('populateCache');
  worker = (await server.jobs()).startWorker();
});
afterAll(async () => {
  await worker.stop();
  stop();
  host.discard();
});
afterEach(async () => {
  await server.rows('delete from account_scope');
  await server.rows(`update account set role = 'member' where email in ('${member}', '${other}')`);
  await server.rows(`update league set visibility = 'public' where id = '${sleeperLeague}'`);
});

const ask = (wanted: object, email?: string) =>
  send('GET', `/api/Leagues/Find?${new URLSearchParams(Object.entries(wanted))}`, undefined, email);
const find = async (wanted: object, email?: string) => (await ask(wanted, email)).json<Schemas['HostLeague']>();
const codeOf = async (wanted: object, email: string) => (await find(wanted, email)).proof!.code;
let additions = 0;
/** Each time from another address, for the limit of the call. */
const add = async (payload: object, email: string) =>
  server.inject({
    ...{ method: 'POST', url: '/api/Leagues', payload, remoteAddress: `10.0.0.${++additions}` },
    headers: { authorization: `Bearer ${await server.accessToken(email)}` },
  });
const refusal = async (wanted: object, email: string) => {
  const response = await add(wanted, email);
  const { errors } = response.json<Schemas['Problem']>();
  return [response.statusCode, ...(errors ?? []).map(({ field, message }) => `${field}: ${message}`)];
};
const account = async (email: string) => (await send('GET', '/api/Account', undefined, email)).json<Schemas['Account']>();

/** Changes a response of Sleeper. */
function change<Response>(path: string, by: (response: Response) => void): void {
  const file = join(host.recorded, 'sleeper', `${path}.json`);
  const response = JSON.parse(readFileSync(file, 'utf8')) as Response;
  by(response);
  writeFileSync(file, JSON.stringify(response));
}
const newestOfUser = 'user/610000000000000001/leagues/nfl/2026';
const nameSleeper = (name: string, league = sleeperLeague) =>
  change<{ name: string }>(`league/${league}`, (response) => (response.name = name));
type User = { user_id: string; is_owner: boolean | null; metadata: { team_name?: string } };
/** Makes a member of the league on Sleeper its commissioner or not, and names his team. */
const nameTeam = (team_name: string, is_owner: boolean | null) =>
  change<User[]>(`league/${sleeperLeague}/users`, ([first]) => Object.assign(first!, { is_owner, metadata: { team_name } }));

test('each account gets its own code for a league, always the same; an admin needs none', async () => {
  const found = await find(mfl, member);
  expect(found.proof).toEqual({
    code: expect.stringMatching(/^sideline-[2-7][a-z2-7]{7}$/) as string,
    place: 'the league’s name on MyFantasyLeague',
  });
  expect((await find(sleeper, member)).proof!.place).toBe('the league’s or your own team’s name on Sleeper');
  expect(await codeOf(mfl, member)).toBe(found.proof!.code);
  expect(new Set([await codeOf(mfl, other), await codeOf(sleeper, member), found.proof!.code]).size).toBe(3);
  expect(await find(mfl)).not.toHaveProperty('proof');
});

test('without its code nobody adds a league of MyFantasyLeague; with it, its name stays as it was', async () => {
  const code = await codeOf(mfl, member);
  const name = `Harbour & Sons ${await codeOf(mfl, other)}`;
  host.rename(name);
  expect(await refusal(mfl, member)).toEqual([
    400,
    `league: needs a proof that you run it: put ${code} into the league’s name on MyFantasyLeague. At the moment there is “${name}”. Without it, ask an admin`,
  ]);
  expect(await values(`select 1 from pgboss.job where data->>'resource' = 'addition'`)).toEqual([]);
  host.rename(`Harbour & Sons (${code.toUpperCase()})`);
  const added = await add(mfl, member);
  expect([added.statusCode, added.json()]).toMatchObject([200, { leagueId: hostLeague, name: 'Harbour & Sons', isAdded: false }]);
  await eventually(async () => {
    const stored = await values(`select name, host_name from league where id = '${hostLeague}'`);
    expect(stored).toEqual([['Harbour & Sons', 'Harbour & Sons']]);
  });
  expect(await account(member)).toMatchObject({
    ...{ role: 'commissioner', scopes: [{ leagueId: hostLeague, teamId: null }], mayAddLeagues: false },
  });
  // A league that the account runs already needs no other proof.
  await server.rows(`update installation set value = '2' where name = 'leaguesPerAccount'`);
  expect(await refusal(mfl, member)).toEqual([400, 'league: Harbour & Sons is here already']);
  await server.rows(`update installation set value = '1' where name = 'leaguesPerAccount'`);
});

test('the commissioner of a league of Sleeper that is here already runs it by the code, and any account only as many as it may', async () => {
  const code = await codeOf(sleeper, other);
  expect(await find(sleeper, other)).toMatchObject({ leagueId: sleeperLeague, isAdded: true, proof: { code } });
  nameTeam(`Otters ${code}`, null);
  const [status, message] = await refusal(sleeper, other);
  expect([status, message]).toEqual([400, expect.stringMatching(/At the moment there is “Sunday Dynasty”\. /) as string]);
  expect((await account(other)).role).toBe('member');
  nameTeam(`Otters ${code}`, true);
  const claimed = await add(sleeper, other);
  expect([claimed.statusCode, claimed.json()]).toMatchObject([200, { leagueId: sleeperLeague, isAdded: true }]);
  expect(await account(other)).toMatchObject({ role: 'commissioner', scopes: [{ leagueId: sleeperLeague, teamId: null }] });
  expect((await send('GET', `/api/Leagues/Settings?leagueId=${sleeperLeague}`, undefined, other)).statusCode).toBe(200);
  expect(
    await values(`select e.kind, e.detail, e.league_id from security_event e join account a on a.id = e.account_id
      where email = '${other}' and e.kind = 'rights_changed'`),
  ).toEqual([['rights_changed', `commissioner, league ${sleeperLeague}, by its code on the host`, sleeperLeague]]);
  const second = await add({ platform: 'sleeper', league: '620000000000000260' }, other);
  expect([second.statusCode, second.json<Schemas['Problem']>().detail]).toEqual([
    403,
    'An account may add one league here, and you run as many.',
  ]);
  nameTeam('Otters', null);
});

test('a members-only league is as if it were not here, until the code shows who runs it', async () => {
  const before = await find(sleeper, member);
  await server.rows(`update league set visibility = 'members' where id = '${sleeperLeague}'`);
  expect(await find(sleeper, member)).toEqual({ ...before, isAdded: false, askedAt: expect.anything() as string });
  expect(await find(sleeper)).toMatchObject({ isAdded: true });
  const listed = await send('GET', '/api/Leagues/OfUser?user=avery01&season=2026', undefined, member);
  const ofUser = listed.json<Schemas['LeagueOfUser'][]>().map(({ externalId, isAdded }) => [externalId, isAdded]);
  expect(ofUser).toContainEqual([sleeperLeague, false]);
  expect(ofUser.filter(([, isAdded]) => isAdded)).not.toEqual([]);
  expect((await refusal(sleeper, member))[1]).toContain('needs a proof');
  nameSleeper(`${before.proof!.code} | Sunday Dynasty`);
  expect((await add(sleeper, member)).json()).toMatchObject({ leagueId: sleeperLeague, isAdded: true, name: 'Sunday Dynasty' });
  expect((await send('GET', `/api/League/GetSleeperLeague?leagueId=${sleeperLeague}`, undefined, member)).statusCode).toBe(200);
  expect((await get(`/api/League/GetSleeperLeague?leagueId=${sleeperLeague}`)).statusCode).toBe(404);
  nameSleeper('Sunday Dynasty');
});

test('only the newest season of a league shows who runs it', async () => {
  const last = { platform: 'sleeper', league: lastSleeperLeague };
  nameSleeper(`Sunday Dynasty ${await codeOf(last, member)}`, lastSleeperLeague);
  expect((await refusal(last, member))[1]).toBe('league: has a newer season on its host, 2026: only that one shows who runs it');
  // Where the host does not know of the newer season any more, it is here.
  change<{ previous_league_id: string }[]>(newestOfUser, (leagues) => leagues.forEach((each) => (each.previous_league_id = '0')));
  stop();
  await startHost();
  expect((await refusal(last, member))[1]).toBe('league: is here with its season 2026: only that one shows who runs it');
  expect((await account(member)).role).toBe('member');
});

test('whoever may not see a members-only league learns nothing by an API key, and does not replace the stored one', async () => {
  await server.rows(`update league set visibility = 'members' where id = '${hostLeague}'`);
  const key = { league: hostLeague, season: 2026, apiKey: 'a-key-of-the-host' };
  const saved = await send('PUT', '/api/Leagues/HostKey', key, other);
  expect([saved.statusCode, await server.rows('select 1 from host_key')]).toEqual([204, []]);
  await server.rows(`update league set visibility = 'public' where id = '${hostLeague}'`);
  expect((await send('PUT', '/api/Leagues/HostKey', key, other)).statusCode).toBe(403);
});

test('the stored key of a private league is used for those who entered it, and for its members', async () => {
  privateKey = 'a-key-of-the-host';
  stop();
  await startHost();
  await server.rows(`delete from raw_response where url like '%${hostLeague}%'`);
  const key = { league: hostLeague, season: 2026, apiKey: privateKey };
  const name = 'Harbour & Sons';
  const refused = async (email: string) => {
    const { statusCode, payload } = await ask(mfl, email);
    return [statusCode, payload.includes('is private'), payload.includes('Harbour')];
  };
  expect((await send('PUT', '/api/Leagues/HostKey', key)).statusCode).toBe(204);
  await server.rows(`update league set visibility = 'members' where id = '${hostLeague}'`);

  expect(await find(mfl)).toMatchObject({ name, isAdded: true });
  expect(await refused(member)).toEqual([400, true, false]);
  expect((await refusal(mfl, member))[1]).toContain('is private');

  await send('PUT', '/api/Leagues/HostKey', key, member);
  expect(await find(mfl, member)).toMatchObject({ name, isAdded: false });
  expect(await refused(other)).toEqual([400, true, false]);
  await server.rows(`insert into account_scope (account_id, league_id, team_id)
    select account.id, team.league_id, team.id from account, team
    where email = '${other}' and team.league_id = '${hostLeague}' limit 1`);
  expect(await find(mfl, other)).toMatchObject({ name, isAdded: true });
});
