/** Opens the real application on a copy of the template. Runs outside of Jest's module system, which its packages do not support. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type AppOptions, buildApp } from '../../server/app';
import { giveLeague } from '../../server/auth/giveLeague';
import { hashCost } from '../../server/auth/passwords';
import type { ImportSettings } from '../../server/importSettings';
import type { Database, DatabaseLocation } from '../../server/db';
import type { BackupFolder } from '../../server/db/backup/folder';
import { openDatabase } from '../../server/db/openDatabase';
import { deleteOldRows } from '../../server/retention';
import { sharedGate } from '../../server/db/queries/jobs/hostPace';
import type { CallGate, NamedPace } from '../../server/hosts/transport/rateLimiter';
import { writeShared } from '../../server/db/writeLeague';
import { readNewLeague } from '../../server/sync/additions/addLeague';
import { backUp, enqueueBackup } from '../../server/sync/jobs/dailyBackup';
import { followDrafts } from '../../server/sync/drafts/draftDay';
import { hostsOf } from '../../server/sync/hosts';
import { enqueueDue } from '../../server/sync/schedule/scheduler';
import type { Job } from '../../server/sync/jobs/jobs';
import { makeWorker, runSync } from '../../server/sync/jobs/worker';
import { type CommandName, type CommandResult, runCommand } from './runCommand';
import type { Template } from './template';

// Loaded with the server, whose error classes it shares.
export { startLiveHost } from './liveHost';

/** The options of a command besides its arguments. */
export interface CommandInput {
  environment?: Record<string, string>;
  input?: string;
}

/** What a job's run says. */
export interface JobOutcome {
  rows: number;
  unmatched: string[];
  error: string | null;
}

/** The queue of a server, without a worker until a test starts one. */
export interface Jobs {
  /** Queues what is due at an instant, in milliseconds since 1970. @returns the keys of the jobs */
  enqueueDue: (now: number) => Promise<string[]>;
  /** Reads the drafts that are due at an instant, in milliseconds since 1970. @returns the leagues that were read */
  followDrafts: (now: number) => Promise<string[]>;
  /** Queues the daily back-up that is due at an instant, in milliseconds since 1970. @returns whether it was due */
  enqueueBackup: (now: number) => Promise<boolean>;
  /** Makes a daily back-up at an instant. @returns the reason why there is none */
  backUp: (folder: BackupFolder, now: number) => Promise<string | null>;
  startWorker: (backups?: BackupFolder) => { stop: (withinMs?: number) => Promise<void> };
  /** Does a job at once. */
  run: (job: Job) => Promise<JobOutcome>;
  /** Adds a host's league of 2026 with its newest season. @returns the reason why it was not added */
  add: (platform: string, externalId: string, id: string) => Promise<string | null>;
  /** Counts the calls to a host of all processes on the database. */
  gateOf: (pace: NamedPace) => CallGate;
}

/** An embedded database that dies before a statement: how many it was given, and how it lives again. */
export interface Killed {
  statements: () => number;
  revive: () => void;
}

/** The mail server and where the links in mails lead, the token of the metrics, and limits. By default an account writes as often as tests do. */
export type Settings = Pick<AppOptions, 'mail' | 'publicUrl' | 'metricsToken' | 'limits'>;

const testLimits = { writesOfAccount: 1_000_000 };

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
  /** Tells the application that other processes have changed any rows. */
  rowsChanged: () => void;
  /** Hashes passwords as slowly as the product does. */
  hashSlowly: () => void;
  /** Fails every statement from the one with this number on (1 is the next), as when the process is killed before it. */
  killBefore: (statement: number) => Killed;
  jobs: Jobs;
  reopen: (directory?: string, settings?: Settings) => Promise<OpenServer>;
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

const { N: productN } = hashCost;

const leadsElsewhere = (environment: Record<string, string>) => 'DATA_DIR' in environment || 'DATABASE_URL' in environment;

/** Counts the statements of an embedded database, and fails all from one on. What ends a transaction still works: a dead client's is undone. */
function killBefore(db: Database, statement: number): Killed {
  const client = (db as unknown as { $client: PGlite }).$client;
  const execute = client.execProtocolRawSync;
  const [parse, query, sync] = ['P', 'Q', 'S'].map((letter) => letter.charCodeAt(0));
  let count = 0;
  client.execProtocolRawSync = (message) => {
    const text = message[0] === query ? Buffer.from(message).toString('latin1') : '';
    if (message[0] === sync || text.includes('ROLLBACK')) return execute.call(client, message);
    if (message[0] === parse || message[0] === query) count += 1;
    if (count < statement) return execute.call(client, message);
    // The client does not roll back what it tried to commit.
    if (text.includes('COMMIT')) execute.call(client, Buffer.from('Q\0\0\0\rROLLBACK\0', 'latin1'));
    throw new Error('The process was killed.');
  };
  return { statements: () => count, revive: () => void (client.execProtocolRawSync = execute) };
}

async function serve(copy: Copy, imports: ImportSettings, directory = '/nowhere', settings: Settings = {}): Promise<OpenServer> {
  const database = await openDatabase(copy.location);
  const { db, close } = database;
  const log: string[] = [];
  const app = await buildApp({
    ...{ database, imports, directory, logLevel: 'info', limits: testLimits, ...settings },
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
    rowsChanged: () => database.bus.notifyLocal(),
    hashSlowly: () => void (hashCost.N = productN),
    killBefore: (statement) => killBefore(db, statement),
    jobs: {
      enqueueDue: (now) => enqueueDue(database, hostsOf(db, imports), now, (message) => app.log.warn(message)),
      followDrafts: (now) => followDrafts(database, hostsOf(db, imports), now, (error) => app.log.warn((error as Error).message)),
      gateOf: (pace) => sharedGate(db, pace),
      run: async (job) => {
        const failed = (error: Error): JobOutcome => ({ rows: 0, unmatched: [], error: error.message });
        return (
          (await runSync({ database, imports, log: app.log }, job, 'a test').catch(failed)) ?? failed(new Error('no league'))
        );
      },
      add: async (platform, externalId, id) => {
        const hosts = hostsOf(db, imports);
        const source = { externalId, season: 2026, host: null };
        const wanted = {
          ...{ id, adapter: hosts.of(platform, id), source, visibility: 'public' as const },
          ...{ manualKeepersEnabled: false, importDir: imports.importDir },
        };
        const added = readNewLeague(db, hosts, wanted, { newestOnly: true }).then(({ write }) => writeShared(database, write));
        return added.then(
          ({ unmatched }) => unmatched.join('\n') || null,
          (error: Error) => error.message,
        );
      },
      enqueueBackup: (now) => enqueueBackup(database, now),
      backUp: (folder, now) =>
        backUp(database, folder, app.log, now).then(
          () => null,
          (error: Error) => error.message,
        ),
      startWorker: (backups) => {
        const worker = makeWorker({ database, imports, log: app.log, isScheduling: false, giveLeague, backups });
        worker.start();
        return worker;
      },
    },
    reopen: async (...next) => {
      await stop();
      return serve(copy, imports, ...next);
    },
    close: async () => {
      await stop();
      await copy.discard();
    },
  };
}

/** Opens the application on its own copy of the template, with cheap password hashes. A change of `imports` counts from the next call on. */
export async function openServer(
  template: Template,
  imports: ImportSettings,
  directory?: string,
  settings?: Settings,
): Promise<OpenServer> {
  hashCost.N = 2;
  return serve(await copyTemplate(template), imports, directory, settings);
}
