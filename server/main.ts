import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { loadEnvFile } from 'node:process';
import { buildApp } from './app';
import { ConfigError, readConfig } from './config';
import { openDatabase } from './db';
import { LockedError } from './lock';
import { prepareDatabase } from './prepare';
import { causeOf } from './retry';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A PostgreSQL server that does not answer or refuses: address, password or database are wrong. */
const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', '28P01', '28000', '3D000']);

/** What the person who starts the server can do something about; anything else is a defect and keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof LockedError) return error.message;
  const cause = causeOf(error);
  const { code, port, address, message } = cause as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE') return `Port ${port} of ${address} is taken. Stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be used. Set PORT to one from 1024 on.`;
  if (code && unreachable.has(code)) return `The database of DATABASE_URL cannot be opened: ${message || code}.`;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(error);
}

async function start() {
  if (existsSync('.env')) loadEnvFile();
  const config = readConfig(process.env);
  const database = await openDatabase(config.location);
  try {
    const admin = await prepareDatabase(database.db, config.admin, say);
    if (admin) say(`Admin account: ${admin.email}${admin.password ? `, password ${admin.password} (shown this once)` : ''}`);
    const { logLevel, trustProxy } = config;
    const app = await buildApp({ database, logLevel, trustProxy });
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    const stop = async () => {
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
