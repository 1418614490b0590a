/** Opens the real application on a copy of the template. Runs outside of Jest's module system, which its packages do not support. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '../../server/app';
import type { ImportSettings } from '../../server/config';
import type { Database, DatabaseLocation } from '../../server/db';
import { openDatabase } from '../../server/db/openDatabase';
import { deleteOldRows } from '../../server/retention';
import { reserveStart } from '../../server/db/queries/hostPace';
import { hostsOf } from '../../server/sync/hosts';
import { enqueueDue } from '../../server/sync/scheduler';
import { makeWorker } from '../../server/sync/worker';
import { type CommandName, type CommandResult, runCommand } from './runCommand';
import type { Template } from './template';

// Loaded with the server, whose error classes it shares.
export { startLiveHost } from './liveHost';

/** The options of a command besides its arguments. */
export interface CommandInput {
  environment?: Record<string, string>;
  input?: string;
}

/** The queue of a server, without a worker until a test starts one. */
export interface Jobs {
  /** Queues what is due at an instant, in milliseconds since 1970. @returns the keys of the jobs */
  enqueueDue: (now: number) => Promise<string[]>;
  startWorker: () => { stop: (withinMs?: number) => Promise<void> };
  reserveStart: (pace: { name: string; starts: number; withinMs: number }) => Promise<number>;
}

/** A running application. `close` also deletes its data; `reopen` keeps it, as a restart does. */
export interface OpenServer {
  app: FastifyInstance;
  db: Database;
  /** Its log so far, as lines of JSON. */
  log: string[];
  /** The environment by which commands find the server's data. */
  environment: Record<string, string>;
  /** Runs a command on the server's data; `environment` adds variables or overrides them. */
  command: (name: CommandName, args: string[], more?: CommandInput) => Promise<CommandResult>;
  /** Runs the daily job of the server. */
  deleteOldRows: () => Promise<void>;
  jobs: Jobs;
  reopen: (directory?: string) => Promise<OpenServer>;
  close: () => Promise<void>;
}

/** A copy of the template, and the environment by which commands find it. */
export interface Copy {
  location: DatabaseLocation;
  environment: Record<string, string>;
  discard: () => Promise<void>;
}

// For a thousand files the synchronous copy is several times faster.
async function copyDirectory(template: string): Promise<Copy> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sideline-test-'));
  cpSync(template, dataDir, { recursive: true });
  const discard = async () => rmSync(dataDir, { recursive: true, force: true });
  return { location: { dataDir }, environment: { DATA_DIR: dataDir }, discard };
}

async function copyDatabase(serverUrl: string, template: string): Promise<Copy> {
  const name = `sideline-test-${randomUUID()}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database "${name}" template "${template}"`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const discard = () => run(`drop database "${name}" with (force)`);
  return { location: { databaseUrl: url.href }, environment: { DATABASE_URL: url.href }, discard };
}

/** Copies the template. */
export const copyTemplate = (template: Template): Promise<Copy> =>
  'dataDir' in template ? copyDirectory(template.dataDir) : copyDatabase(template.databaseUrl, template.database);

const leadsElsewhere = (environment: Record<string, string>) => 'DATA_DIR' in environment || 'DATABASE_URL' in environment;

async function serve(copy: Copy, imports: ImportSettings, directory = '/nowhere'): Promise<OpenServer> {
  const database = await openDatabase(copy.location);
  const { db, close } = database;
  const log: string[] = [];
  const app = await buildApp({
    ...{ database, imports, directory, logLevel: 'info' },
    logStream: { write: (line) => void log.push(line) },
  });
  const stop = async () => {
    await app.close();
    await close();
  };
  return {
    app,
    db,
    log,
    environment: copy.environment,
    command: (name, args, { environment = {}, input } = {}) =>
      runCommand(name, args, {
        environment: { ...copy.environment, ...environment },
        input,
        ...(!leadsElsewhere(environment) && { shared: database }),
      }),
    deleteOldRows: () => deleteOldRows(database),
    jobs: {
      enqueueDue: (now) => enqueueDue(database, hostsOf(db, imports), now),
      reserveStart: (pace) => reserveStart(db, pace),
      startWorker: () => {
        const worker = makeWorker({ database, imports, log: app.log, isScheduling: false });
        worker.start();
        return worker;
      },
    },
    reopen: async (next) => {
      await stop();
      return serve(copy, imports, next);
    },
    close: async () => {
      await stop();
      await copy.discard();
    },
  };
}

/** Opens the application on its own copy of the template. A change of `imports` counts from the next call on. */
export const openServer = async (template: Template, imports: ImportSettings): Promise<OpenServer> =>
  serve(await copyTemplate(template), imports);
