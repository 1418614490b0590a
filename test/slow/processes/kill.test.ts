import { setTimeout as wait } from 'node:timers/promises';
import { eventuallyRecovered } from '../../support/eventually';
import { type RunningServer, startServer } from '../../support/startServer';
import { adminEnvironment, keepersOf, logInNew, toggleUrl } from './client';

/** `KILLS=50` for the full number. */
const kills = Number(process.env.KILLS ?? 4);

jest.setTimeout(120_000 + kills * 30_000);

/** What was acknowledged of a player; a call that the kill cut off may or may not have come through. */
interface Mark {
  isKept: boolean;
  cutOff: boolean;
}

/** Toggles one player after the other until the server is gone; calls `acknowledge` for each call that was acknowledged. */
async function toggleUntilGone(
  running: RunningServer,
  headers: { authorization: string },
  marks: [string, Mark][],
  acknowledge: () => void,
) {
  for (let i = 0; ; i++) {
    const [player, mark] = marks[i % marks.length]!;
    mark.cutOff = true;
    try {
      const response = await fetch(toggleUrl(running, player), { headers });
      if (response.status === 401) throw new Error('The token has run out.');
      if (response.status === 503) return;
      expect(response.status).toBe(200);
      mark.isKept = !mark.isKept;
      mark.cutOff = false;
      acknowledge();
      await response.text();
    } catch (error) {
      if ((error as Error).name !== 'TypeError') throw error; // what fetch fails with
      return;
    }
  }
}

/** Starts, writes and kills again and again; `alsoKill` is what else is killed at every third time. */
async function survive(environment: Record<string, string>, alsoKill?: () => Promise<void>) {
  let acknowledged = 0;
  const marks = new Map<string, Mark>();
  for (let kill = 0; kill <= kills; kill++) {
    const running = await startServer(environment);
    const found = await keepersOf(running);
    for (const [player, isKept] of found) {
      const mark = marks.get(player) ?? { isKept, cutOff: false };
      if (!mark.cutOff && isKept !== mark.isKept) throw new Error(`Kill ${kill}: player ${player} is not as acknowledged.`);
      marks.set(player, { isKept, cutOff: false });
    }
    if (kill === kills) {
      await running.stop();
      break;
    }
    const accounts = await logInNew(running, 3);
    const before = acknowledged;
    const players = [...marks];
    const writers = accounts.map((headers, part) =>
      toggleUntilGone(
        running,
        headers,
        players.filter((_, i) => i % 3 === part),
        () => (acknowledged += 1),
      ),
    );
    await eventuallyRecovered(() => expect(acknowledged).toBeGreaterThan(before + 1));
    await wait(100 + Math.random() * 500);
    if (alsoKill && kill % 3 === 0) await Promise.all([alsoKill(), running.kill()]);
    else await running.kill();
    await Promise.all(writers);
  }
  console.log(`${kills} kills survived, ${acknowledged} acknowledged writes, none lost.`);
  expect(acknowledged).toBeGreaterThan(kills);
}

it('the embedded database loses nothing that was acknowledged when its process is killed', async () => {
  const copy = await server.copy();
  await survive(copy.environment);
  await copy.discard();
});

it('PostgreSQL loses nothing that was acknowledged when our process is killed, or both are', async () => {
  const started = await server.startPostgres({ fsync: true });
  await survive({ DATABASE_URL: started.databaseUrl, ...adminEnvironment }, started.crash);
  await started.stop();
});
