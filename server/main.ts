import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { loadEnvFile } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { giveLeague } from './auth/giveLeague';
import { prepareDatabase } from './bootstrap';
import { readConfig } from './config';
import type { OpenDatabase } from './db';
import { openDatabase } from './db/openDatabase';
import type { ProcessStatus } from './http/probes';
import { makeRetention } from './retention';
import { describeError } from './startupErrors';
import { makeWorker } from './sync/jobs/worker';

/** Milliseconds for the requests in progress when the server stops. */
const longestStop = 60_000;

/** The backlog of connections: with a smaller one the system refuses a burst before we can send a 503. */
const backlog = 4096;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Stops the server on SIGINT or SIGTERM: drains it, lets the requests in progress end, and exits. A second signal ends it at once. */
function stopOnSignal(app: FastifyInstance, database: OpenDatabase, status: ProcessStatus, drainSeconds: number): void {
  const stop = async () => {
    status.isDraining = true;
    if (drainSeconds) await wait(drainSeconds * 1000);
    setTimeout(() => app.server.closeAllConnections(), longestStop).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

async function start() {
  if (existsSync('.env')) loadEnvFile();
  const config = readConfig(process.env);
  const database = await openDatabase(config.location);
  try {
    const admin = await prepareDatabase(database.db, config.admin, print, config.seed);
    if (admin) print(`Admin account: ${admin.email}`);
    if (admin?.password) print(`Password: ${admin.password} (shown this once)`);
    const {
      port,
      host,
      imports,
      drainSeconds,
      logLevel,
      trustProxy,
      metricsToken,
      publicUrl,
      mail,
      role,
      isScheduling,
      backups,
    } = config;
    const status: ProcessStatus = { isDraining: false };
    const app = await buildApp({
      database,
      imports: { ...imports, isQueued: true },
      status,
      logLevel,
      trustProxy,
      metricsToken,
      publicUrl,
      mail,
      role,
      backups,
    });
    const retention = makeRetention(database, app.log);
    app.addHook('onClose', retention.stop);
    const worker = makeWorker({ database, imports, log: app.log, isScheduling, giveLeague, backups });
    if (role !== 'web') app.addHook('onClose', () => worker.stop());
    await app.listen({ port, host, backlog });
    retention.start();
    if (role !== 'web') worker.start();
    stopOnSignal(app, database, status, drainSeconds);
    const address = app.server.address() as AddressInfo;
    print(`Ready on http://${host === '127.0.0.1' ? 'localhost' : host}:${address.port} (${database.engine})`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${describeError(error)}\n`);
  process.exit(1);
});
