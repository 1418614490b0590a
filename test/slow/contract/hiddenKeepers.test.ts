/** While keepers are hidden, every operation, page and event is the same whether teams have chosen or not. */
import { join } from 'node:path';
import { send } from '../../support/call';
import { eventually } from '../../support/eventually';
import { completeSamples, queryOf, sampleCalls } from '../../contract/calls';
import { type ContractOperation, operations, takesQuery } from '../../contract/contract';
import { rulesOf } from '../../server/domain/keeperDesk/rules';

const owner = 'hidden.owner@example.com';
const neighbour = 'hidden.neighbour@example.com';
const boss = 'hidden.boss@example.com';
const callers = [undefined, neighbour, boss, 'admin@example.com'];

/** A team with hidden marks in each league that the samples are about, and its neighbour. */
const teams = [
  { leagueId: '132', teamId: '13210', other: '13201' },
  { leagueId: '612374', teamId: '61237401', other: '61237402' },
  { leagueId: '620000000000000260', teamId: '610000000000001074', other: '610000000000001075' },
];
const deadline = '2099-08-25T22:00:00Z';

/** The calls that write; those that can try without saving do. Each maintenance call is a GET. */
const writing = (operation: ContractOperation) => {
  const { id, method, path } = operation;
  return id === 'teamSetKeeper' || method !== 'GET' || (path.startsWith('/api/Admin/') && !sampleCalls[id]);
};
const reads = operations.filter((operation) => sampleCalls[operation.id] && !writing(operation));
const trials = operations.filter(({ id }) => ['setKeeperRules', 'createPickTrade'].includes(id));

/** The parameters of an operation in a league with hidden marks, of the team that has some where it takes one. */
function paramsOf({ id, fields }: ContractOperation) {
  const { params } = sampleCalls[id]!;
  const of = teams.find(({ leagueId }) => leagueId === params['leagueId']) ?? teams[0]!;
  const isSleeper = 'teamId' in params && !('leagueId' in params) ? false : params['leagueId'] === '620000000000000149';
  const { leagueId, teamId } = isSleeper ? teams[2]! : of;
  return {
    ...params,
    ...('leagueId' in params && fields.includes('leagueId') && { leagueId }),
    ...('teamId' in params && { teamId }),
    ...(trials.some((trial) => trial.id === id) && { isTrial: true }),
  };
}

async function call(operation: ContractOperation, email: string | undefined) {
  const { method, path } = operation;
  const params = paramsOf(operation);
  const headers = email && { authorization: `Bearer ${await server.accessToken(email)}` };
  const request = takesQuery(operation) ? { url: `${path}?${queryOf(params)}` } : { url: path, payload: params };
  const { statusCode, body } = await server.inject({ method, headers: headers || {}, ...request });
  return `${statusCode} ${body}`;
}

const pages = [
  ...['/', '/league/132', '/rosterbreakdown/132', '/depthchart/132', '/availableplayers/132', '/transactions/132/2026'],
  ...['', '?view=keepers', '?view=picks'].map((view) => `/league/132/team/13210${view}`),
  ...['', '?view=choices', '?view=history'].map((view) => `/keeperbreakdown/132${view}`),
  ...['', '?view=board', '?view=capital'].map((view) => `/draftorder/132${view}`),
];

/** A response without instants and ids of requests, and without the log of these very calls. */
const withoutChance = (text: string) =>
  text
    .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+(Z|\+00)/g, 'INSTANT')
    .replaceAll(/"(requestId|startedTimeStamp|fulfilledTimeStamp)":("[^"]*"|\d+)/g, '"$1"')
    .replaceAll(/"security_event":\[[^\]]*\]/g, '"security_event"');

/** Every response of a server without cached ones, by call and caller. */
async function askEverything(): Promise<Map<string, string>> {
  await server.restart(join(__dirname, '../../../dist'));
  const found = new Map<string, string>();
  for (const operation of [...reads, ...trials])
    for (const email of callers)
      found.set(`${operation.id} of ${email ?? 'a visitor'}`, withoutChance(await call(operation, email)));
  for (const url of pages) {
    const { statusCode, body } = await server.inject({ url, headers: { accept: 'text/html' } });
    expect([url, statusCode]).toEqual([url, 200]);
    found.set(url, withoutChance(body));
  }
  return found;
}

const differing = (one: Map<string, string>, other: Map<string, string>) =>
  [...one].flatMap(([name, text]) => (other.get(name) === text ? [] : name));

const rosterOf = async ({ leagueId, teamId }: (typeof teams)[number]) =>
  (
    await server.rows<{ id: string }>(
      `select player_id as id from roster_entry where league_id = '${leagueId}' and team_id = '${teamId}' order by player_id`,
    )
  ).map(({ id }) => id);

async function mark({ leagueId, teamId }: (typeof teams)[number], playerId: string, by: string, isKeeper = true) {
  if (leagueId.startsWith('62'))
    return send('PUT', '/api/Team/SleeperTeamSetKeeper', { leagueId, teamId, playerId, isKeeper }, by);
  return send('GET', `/api/Team/TeamSetKeeper?${queryOf({ teamId, leaguePlayerId: playerId, isKeeper })}`, undefined, by);
}

async function listen() {
  const response = await server.inject({ url: '/api/Events', payloadAsStream: true });
  let text = '';
  const stream = response.stream();
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await eventually(() => expect(text).toMatch(/^:/));
  return { heard: () => [...text.matchAll(/^(?:data|event): (.*)$/gm)].map(([, data]) => data!), close: () => stream.destroy() };
}

beforeAll(async () => {
  await completeSamples();
  const leagues = teams.map(({ leagueId }) => `'${leagueId}'`).join();
  await server.rows(`update league set manual_keepers_enabled = true, has_drafted = false where id in (${leagues})`);
  await server.addAccount({ email: owner, role: 'member', scopes: teams });
  await server.addAccount({
    ...{ email: neighbour, role: 'member' },
    scopes: teams.map(({ leagueId, other }) => ({ leagueId, teamId: other })),
  });
  await server.addAccount({ email: boss, role: 'commissioner', scopes: teams.map(({ leagueId }) => ({ leagueId })) });
  for (const { leagueId } of teams) {
    const rules = rulesOf({ deadline, isHidden: true });
    expect((await send('POST', '/api/League/SetKeeperRules', { leagueId, rules }, boss)).statusCode).toBe(200);
  }
  expect(
    await server.rows(`select 1 from keeper join league on id = league_id and keeper.season = league.season
    where id in (${leagues})`),
  ).toEqual([]);
  await server.rows('delete from hidden_keeper');
});

it('asks every operation that reads', () => {
  expect(reads.length).toBeGreaterThan(60);
  expect(trials).toHaveLength(2);
});

it('no event tells of a hidden mark', async () => {
  // A new stream hears of the changes of the last seconds, too.
  await server.restart();
  const { heard, close } = await listen();
  for (const team of teams) {
    const [playerId = ''] = await rosterOf(team);
    for (const isKeeper of [true, false]) expect((await mark(team, playerId, owner, isKeeper)).statusCode).toBe(200);
  }
  // The event of a later write is the first one.
  const elsewhere = { leagueId: '348764', visibility: 'members' };
  expect((await send('PUT', '/api/Leagues/Settings', elsewhere)).statusCode).toBe(200);
  await eventually(() => expect(heard()).not.toEqual([]));
  for (const { leagueId } of teams) expect(heard()).not.toContain(JSON.stringify({ leagueId }));
  close();
});

it('every response and page is the same after a hidden mark, and has it after the deadline', async () => {
  const [before, again] = [await askEverything(), await askEverything()];
  const unstable = differing(before, again);
  const marked = new Map<string, string[]>();
  for (const team of teams) {
    const players = (await rosterOf(team)).slice(0, 2);
    for (const playerId of players) expect((await mark(team, playerId, owner)).statusCode).toBe(200);
    marked.set(team.leagueId, players);
  }
  const after = await askEverything();
  expect(differing(again, after).filter((name) => !unstable.includes(name))).toEqual([]);
  const names = [...new Set(unstable.map((name) => name.split(' ')[0]!))].sort();
  // A ticket is made anew, and the log has these very calls.
  expect(names).toEqual(['getEventTicket', 'getSecurityLog']);

  await server.rows(`update keeper_rules set rules = rules || '{"deadline":"2026-08-25T22:00:00Z"}' where is_hiding`);
  const later = await listen();
  const worker = (await server.jobs()).startWorker();
  await eventually(() => {
    for (const { leagueId } of teams) expect(later.heard()).toContain(JSON.stringify({ leagueId }));
  });
  await worker.stop();
  later.close();
  for (const { leagueId, teamId } of teams) {
    const { teams: all } = (await send('GET', `/api/League/GetKeeperChoices?leagueId=${leagueId}`)).json<{
      teams: { teamId: string; kept: { playerId: string }[] }[];
    }>();
    const kept = all.find((team) => team.teamId === teamId)!.kept.map(({ playerId }) => playerId);
    expect(kept.sort()).toEqual(marked.get(leagueId));
  }
  const shown = await askEverything();
  const changed = differing(after, shown);
  expect(changed).toEqual(
    expect.arrayContaining([
      ...['getTeam of a visitor', 'getSleeperTeam of a visitor', 'getKeeperDesk of a visitor', 'getKeeperChoices of a visitor'],
      ...['getKeeperBreakdown of a visitor', 'getDraftOrder of a visitor', 'getSearchIndex of a visitor'],
      ...[
        `getKeeperChanges of ${boss}`,
        `exportLeague of ${boss}`,
        '/league/132/team/13210',
        '/keeperbreakdown/132?view=choices',
      ],
    ]),
  );
});
