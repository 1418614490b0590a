import { makeStreamPlaces } from '../../../server/http/streamPlaces';
import { send } from '../../support/call';
import { eventually } from '../../support/eventually';
import { playerOf } from '../../support/seeded';
import { enterLeague, HostFolder, ourLeague, rostersResponse } from '../sync/hostFolder';

/** Opens the event stream. @returns its headers, and its changes so far: leagues, null for all, `leagues` for the directory */
async function listen(query = '') {
  const response = await server.inject({ url: `/api/Events${query}`, payloadAsStream: true });
  let text = '';
  let ended = false;
  const stream = response.stream();
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  stream.on('end', () => (ended = true));
  await eventually(() => expect(text).toMatch(/^:/));
  const changes = () =>
    [...text.matchAll(/^event: (leagues)\n|^data: (.*)$/gm)].map(
      ([, type, data]) => type ?? (JSON.parse(data!) as { leagueId: string }).leagueId,
    );
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

it('streams that the public leagues changed when one is renamed on its host, or removed by a command', async () => {
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
  await eventually(() => expect(changes()).toEqual([null, ourLeague, 'leagues']));
  await refresh();
  await eventually(() => expect(changes()).toEqual([null, ourLeague, 'leagues', ourLeague]));
  await server.command('leagues', ['remove', ourLeague]);
  await eventually(() => expect(changes()).toEqual([null, ourLeague, 'leagues', ourLeague, ourLeague, 'leagues']));
  close();
  host.discard();
});

it('ends the streams when the server stops, which does not wait for them', async () => {
  const stream = await listen();
  await server.restart();
  await eventually(() => expect(stream.hasEnded()).toBe(true));
});

const getTicket = async () => (await send('GET', '/api/Events/Ticket')).json<{ ticket: string }>().ticket;

it('a ticket opens one stream; a reconnect needs another one', async () => {
  const ticket = await getTicket();
  const first = await listen(`?ticket=${ticket}`);
  expect((await server.inject({ url: `/api/Events?ticket=${ticket}` })).statusCode).toBe(401);
  first.close();
  expect((await server.inject({ url: `/api/Events?ticket=${ticket}` })).statusCode).toBe(401);
  const second = await listen(`?ticket=${await getTicket()}`);
  expect(second.response.statusCode).toBe(200);
  second.close();
});

/** Opens streams from an address until one is refused. @returns what closes them, and the refusal */
async function fill(remoteAddress: string, query = async () => '') {
  const close: (() => void)[] = [];
  for (;;) {
    const response = await server.inject({ url: `/api/Events${await query()}`, payloadAsStream: true, remoteAddress });
    if (response.statusCode !== 200 || close.length > 1000) return { close, response };
    close.push(() => response.raw.res.destroy());
  }
}

it('a network has 300 streams, with and without tickets; a page of it polls, and other networks have theirs', async () => {
  const first = await fill('203.0.113.9');
  expect([first.close.length, first.response.statusCode, first.response.headers['retry-after']]).toEqual([300, 429, '30']);
  const asPage = { url: '/api/Events', headers: { accept: 'text/event-stream' }, remoteAddress: '203.0.113.9' };
  expect(await server.inject(asPage)).toMatchObject({ statusCode: 204, body: '' });
  const ticket = await getTicket();
  expect((await server.inject({ ...asPage, url: `/api/Events?ticket=${ticket}` })).statusCode).toBe(204);

  const other = await listen(`?ticket=${ticket}`);
  expect(other.response.statusCode).toBe(200);
  other.close();
  first.close.pop()!();
  await eventually(async () => {
    const again = await fill('203.0.113.9');
    first.close.push(...again.close);
    expect(again.close).toHaveLength(1);
  });

  const block = await fill('2001:db8:1:2::1');
  expect(block.close).toHaveLength(300);
  expect((await fill('2001:db8:1:2:ffff::2')).close).toEqual([]);
  const tickets = await fill('203.0.113.10', async () => `?ticket=${await getTicket()}`);
  expect(tickets.close).toHaveLength(300);
  for (const close of [...first.close, ...block.close, ...tickets.close]) close();
});

it('a process has a limited number of streams', () => {
  const places = makeStreamPlaces({ streams: 3, streamsOfNetwork: 2 });
  const leave = places.take('203.0.113.1');
  expect([places.take('203.0.113.1'), places.take('203.0.113.1')]).toEqual([expect.any(Function), undefined]);
  expect([places.take('::ffff:203.0.113.2'), places.take('203.0.113.3')]).toEqual([expect.any(Function), undefined]);
  expect(places.open()).toBe(3);
  leave!();
  expect(places.take('203.0.113.3')).toEqual(expect.any(Function));
});
