import { send } from '../../support/call';
import { eventually } from '../../support/eventually';
import { playerOf } from '../../support/seeded';
import { enterLeague, HostFolder, ourLeague, rostersResponse } from '../sync/hostFolder';

/** Opens the event stream. @returns its headers, and the leagues of its changes so far */
async function listen(query = '') {
  const response = await server.inject({ url: `/api/Events${query}`, payloadAsStream: true });
  let text = '';
  let ended = false;
  const stream = response.stream();
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  stream.on('end', () => (ended = true));
  await eventually(() => expect(text).toMatch(/^:/));
  const changes = () =>
    [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => (JSON.parse(data!) as { leagueId: string }).leagueId);
  return { response, changes, hasEnded: () => ended, close: () => stream.destroy() };
}

const mark = async (teamId: string, playerId: string) =>
  send('GET', `/api/Team/TeamSetKeeper?teamId=${teamId}&leaguePlayerId=${playerId}`);

it('streams each written league to everybody, and nothing for a refused call', async () => {
  const [first, second] = [await listen(), await listen()];
  expect(first.response.statusCode).toBe(200);
  expect(first.response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const playerId = await playerOf('132', '13204');
  expect((await mark('13204', 'no-such-player')).statusCode).toBe(404);
  expect((await mark('13204', playerId)).statusCode).toBe(200);
  for (const { changes } of [first, second]) await eventually(() => expect(new Set(changes())).toEqual(new Set(['132'])));

  // What it announces is not read from a cache.
  const roster = await server.inject({ url: '/api/Team/GetTeam?teamId=13204' });
  expect(roster.headers['cache-status']).toContain('miss');
  [first, second].forEach(({ close }) => close());
});

it('sends a new stream the changes of the last seconds, which its page may have missed; those of a members-only league to its members', async () => {
  const first = await listen();
  const before = first.changes().length;
  expect((await mark('13204', await playerOf('132', '13204'))).statusCode).toBe(200);
  await eventually(() => expect(first.changes().length).toBeGreaterThan(before));
  const late = await listen();
  await eventually(() => expect(late.changes()).toContain('132'));
  await server.rows("update league set visibility = 'members' where id = '132'");
  const { ticket } = (await send('GET', '/api/Events/Ticket')).json<{ ticket: string }>();
  // Before the mark is published, both get the one before, which was public.
  await eventually(async () => {
    await mark('13204', await playerOf('132', '13204'));
    const [member, visitor] = [await listen(`?ticket=${ticket}`), await listen()];
    [member, visitor].forEach(({ close }) => close());
    expect([new Set(member.changes()), visitor.changes()]).toEqual([new Set(['132']), []]);
  });
  await server.rows("update league set visibility = 'public' where id = '132'");
  [first, late].forEach(({ close }) => close());
});

it('streams that something of all leagues changed when a league is renamed on its host, or removed by a command', async () => {
  const host = new HostFolder();
  host.now({ rosters: rostersResponse({ '0001': ['9101'] }) });
  server.importFrom(host);
  await enterLeague();
  const { changes: all, close } = await listen();
  // The changes of the tests before come first.
  const earlier = all().length;
  const changes = () => all().slice(earlier);
  await send('GET', '/api/Admin/populateCache');
  // Each event is waited for: writes within a tenth of a second are one event.
  await eventually(() => expect(changes()).toEqual([null]));
  const refresh = () => send('GET', `/api/Admin/RefreshRosters?leagueId=${ourLeague}`);
  expect((await refresh()).json()).toMatchObject({ leagues: [{ error: null }] });
  await eventually(() => expect(changes()).toEqual([null, null]));
  await refresh();
  await eventually(() => expect(changes()).toEqual([null, null, ourLeague]));
  await server.command('leagues', ['remove', ourLeague]);
  await eventually(() => expect(changes()).toEqual([null, null, ourLeague, null]));
  close();
  host.discard();
});

it('ends the streams when the server stops, which does not wait for them', async () => {
  const stream = await listen();
  await server.restart();
  await eventually(() => expect(stream.hasEnded()).toBe(true));
});

it('refuses an address that opens too many', async () => {
  const open = () => server.inject({ url: '/api/Events', payloadAsStream: true, remoteAddress: '203.0.113.9' });
  for (let opened = 0; opened < 300; opened++) {
    const { statusCode, stream } = await open();
    expect(statusCode).toBe(200);
    stream().destroy();
  }
  expect((await open()).statusCode).toBe(429);
});
