import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import type { components } from '../../../src/api/generated/schema.gen';
import { eventuallyRecovered } from '../../support/eventually';
import type { Copy } from '../../support/openServer';
import { type RunningServer, startServer } from '../../support/startServer';
import { testAdmin } from '../../support/testAdmin';
import { keepersOf, league, logIn, logInNew, team, toggleUrl } from './client';

jest.setTimeout(180_000);

let copy: Copy;
let running: RunningServer;
let headers: { authorization: string };

const start = () => startServer(copy.environment);

beforeEach(async () => {
  copy = await server.copy();
  running = await start();
  headers = await logIn(running);
});
afterEach(async () => {
  await running.stop();
  await copy.discard();
});

/** The status of a call on a connection that is kept open. */
const ask = (agent: Agent, address: string, given: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(address, { agent, headers: given }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', reject);
  });

const isRefused = (asked: Promise<number | undefined>) =>
  asked.then(
    (status) => status === 503,
    () => true,
  );

/** A log-in in the middle of which the server is: its body is still to come, perhaps with the next call after it. */
async function beginLogIn() {
  const { port, hostname } = new URL(running.address);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const body = JSON.stringify({ userEmail: testAdmin.email, password: testAdmin.password });
  const head = `content-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue`;
  socket.write(`POST /api/token HTTP/1.1\r\nhost: x\r\n${head}\r\n\r\n`);
  await once(socket, 'data');
  return async (next = '') => {
    socket.write(body + next);
    return textOf(socket);
  };
}

const importUrl = (call: string, query = '') => `${running.address}/api/Admin/${call}${query}`;

it('SIGTERM lets running requests end, refuses new ones, and ends the process', async () => {
  const [busy, kept] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true, maxSockets: 1 })];
  const players = [...(await keepersOf(running)).keys()];
  const before = await keepersOf(running);
  const standings = `${running.address}/api/League/GetLeague?leagueId=${league}`;
  expect(await ask(kept, standings)).toBe(200);

  const slow = ask(busy, importUrl('PopulateFullLeagueYearData'), headers);
  // What comes too late is refused before it has done anything.
  const writes = players.map((player) => ask(busy, toggleUrl(running, player), headers).catch(() => 503));
  await Promise.race(writes);
  const endLogIn = await beginLogIn();
  const signalledAt = Date.now();
  running.terminate();
  await eventuallyRecovered(async () => expect(await isRefused(ask(new Agent(), standings))).toBe(true));
  expect(await isRefused(ask(kept, standings))).toBe(true);
  expect(await endLogIn()).toMatch(/^HTTP\/1.1 200 [^]*"accessToken"/);
  expect(await slow).toBe(200);
  const made = await Promise.all(writes);
  expect(new Set(made)).toContain(200);
  expect([200, 503]).toEqual(expect.arrayContaining(made));
  expect(await running.ended).toBe(0);
  expect(Date.now() - signalledAt).toBeLessThan(30_000);

  running = await start();
  const after = await keepersOf(running);
  players.forEach((player, i) => {
    expect([player, after.get(player)]).toEqual([player, before.get(player) !== (made[i] === 200)]);
  });
});

it('a request on an open connection while the server stops is refused, also a cached one', async () => {
  const path = `/api/League/GetLeague?leagueId=${league}`;
  expect(await ask(new Agent(), running.address + path)).toBe(200);
  const endLogIn = await beginLogIn();
  running.terminate();
  await eventuallyRecovered(async () => expect(await isRefused(ask(new Agent(), running.address))).toBe(true));
  const responses = await endLogIn(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  expect(responses).toMatch(/^HTTP\/1.1 200 [^]*"accessToken"[^]*HTTP\/1.1 503 [^]*The server is stopping/);
});

it('a call that never ends delays a stop by a minute at most', async () => {
  await beginLogIn();
  running.terminate();
  expect(await running.ended).toBe(0);
}, 90_000);

it('a second signal stops at once', async () => {
  await beginLogIn();
  running.terminate();
  await eventuallyRecovered(async () => expect(await isRefused(ask(new Agent(), running.address))).toBe(true));
  running.terminate();
  expect(await running.ended).toBeNull();
});

it('two imports and 200 keeper toggles at once leave a consistent state', async () => {
  const writers = await logInNew(running, 2);
  const before = await keepersOf(running);
  const players = [...before.keys()].slice(0, 10);
  const imports = ['RefreshStandings', 'RefreshRosters'].map(async (call) => {
    const response = await fetch(importUrl(call, `?leagueId=${league}`), { headers });
    expect(response.status).toBe(200);
    const { run } = (await response.json()) as components['schemas']['AdminRun'];
    const own = async () => {
      const runs = (await (await fetch(importUrl('GetActiveRuns'), { headers })).json()) as components['schemas']['AdminRun'][];
      return runs.find((each) => each.run === run);
    };
    // Longer than a call waits.
    await eventuallyRecovered(async () => expect((await own())?.endedAt).not.toBeNull());
    expect((await own())?.leagues.map(({ error }) => error)).toEqual([null]);
  });
  const toggles = Array.from({ length: 200 }, async (_, i) => {
    const player = players[i % players.length]!;
    const response = await fetch(toggleUrl(running, player), { headers: writers[i % 2] });
    return { player, status: response.status };
  });
  await Promise.all(imports);
  const done = await Promise.all(toggles);
  expect(done.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);

  const after = await keepersOf(running);
  const response = await fetch(`${running.address}/api/Team/GetTeam?teamId=${team}`);
  const { teamPlayers } = (await response.json()) as components['schemas']['Team'];
  expect(new Set(teamPlayers.map(({ playerId }) => playerId)).size).toBe(teamPlayers.length);
  for (const player of players.filter((each) => after.has(each))) {
    const toggled = done.filter((each) => each.player === player && each.status === 200).length;
    expect([player, after.get(player)]).toEqual([player, toggled % 2 === 0 ? before.get(player) : !before.get(player)]);
  }
  const standings = await fetch(`${running.address}/api/League/GetLeague?leagueId=${league}`);
  const { teams } = (await standings.json()) as components['schemas']['League'];
  expect(new Set(teams.map(({ id }) => id)).size).toBe(teams.length);
});
