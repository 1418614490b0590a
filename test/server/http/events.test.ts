import { send } from '../../support/call';
import { eventually } from '../../support/eventually';
import { playerOf } from '../../support/seeded';

/** Opens the event stream. @returns its headers, and the leagues of its changes so far */
async function listen() {
  const response = await server.inject({ url: '/api/Events', payloadAsStream: true });
  let text = '';
  let ended = false;
  const stream = response.stream();
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  stream.on('end', () => (ended = true));
  const changes = () =>
    [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => (JSON.parse(data!) as { leagueId: string }).leagueId);
  return { response, changes, text: () => text, hasEnded: () => ended, close: () => stream.destroy() };
}

const mark = async (teamId: string, playerId: string) =>
  send('GET', `/api/Team/TeamSetKeeper?teamId=${teamId}&leaguePlayerId=${playerId}`);

it('streams each league that is written, to everybody, and nothing of a refused call', async () => {
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

it('ends the streams when the server stops, which does not wait for them', async () => {
  const stream = await listen();
  await eventually(() => expect(stream.text()).toBe(':\n\n'));
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
