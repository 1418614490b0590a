import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../../support/startServer';
import { fill, mount, tryDisk } from '../../support/tryDisk';
import { keepersOf, logIn, toggleUrl } from './client';

jest.setTimeout(180_000);

const disk = tryDisk(400);
const onDisk = disk ? it : it.skip;
const dataDir = join(disk?.directory ?? '', 'data');
const ballast = join(disk?.directory ?? '', 'ballast');

let running: RunningServer | undefined;
const start = async () => (running = await startServer({ DATA_DIR: dataDir }));

async function ask(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers });
  const body = await response.text();
  return { status: response.status, type: response.headers.get('content-type')?.split(';')[0], body };
}

afterEach(async () => {
  await running?.stop();
  running = undefined;
});
afterAll(() => disk?.remove());

onDisk('a full disk: writes are refused in plain words, reading goes on, and nothing is lost', async () => {
  cpSync(process.env.SIDELINE_TEST_TEMPLATE!, dataDir, { recursive: true });
  const first = await start();
  const headers = await logIn(first);
  const [player] = [...(await keepersOf(first)).keys()];
  expect((await ask(toggleUrl(first, player!), headers)).status).toBe(200);
  const kept = (await keepersOf(first)).get(player!);

  fill(ballast);
  const problem = { status: 503, type: 'application/problem+json', body: expect.stringMatching(/disk .* full.* MB/) as string };
  for (let i = 0; i < 100; i++) expect(await ask(toggleUrl(first, player!), headers)).toEqual(problem);
  expect(await ask(`${first.address}/api/health`)).toEqual(problem);
  expect((await ask(`${first.address}/api/League/GetLeagueYears?leagueId=132`)).status).toBe(200);
  await first.kill();
  await expect(start()).rejects.toThrow(/^The server ended: The disk of the data directory is full: .*\n$/);

  rmSync(ballast);
  const second = await start();
  expect((await keepersOf(second)).get(player!)).toBe(kept);
  expect((await ask(toggleUrl(second, player!), headers)).status).toBe(200);
  fill(ballast);
  expect((await ask(toggleUrl(second, player!), headers)).status).toBe(503);
  rmSync(ballast);
  expect((await ask(toggleUrl(second, player!), headers)).status).toBe(200);
  expect((await ask(`${second.address}/api/health`)).status).toBe(200);
});

onDisk('a read-only data directory: a clear message at the start and while running', async () => {
  const before = await start();
  const headers = await logIn(before);
  const players = await keepersOf(before);
  const [player] = [...players.keys()];
  mount('--bind', dataDir, dataDir);
  mount('-o', 'remount,bind,ro', dataDir);
  try {
    const refused = await ask(toggleUrl(before, player!), headers);
    expect(refused).toMatchObject({ status: 503, body: expect.stringMatching(/\(EROFS\)|disk .* read-only/) as string });
    expect((await ask(`${before.address}/api/health`)).status).toBe(503);
    await before.kill();
    await expect(start()).rejects.toThrow(/^The server ended: The data directory cannot be written to.*\n$/);
  } finally {
    execFileSync('umount', [dataDir]);
  }
  expect(await keepersOf(await start())).toEqual(players);
});
