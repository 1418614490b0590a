/** Opens the real application on a copy of the template. Runs outside of Jest's modules, as its packages ask for. */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '../../server/app';
import type { Database, DatabaseLocation } from '../../server/db';
import { openDatabase } from '../../server/openDatabase';
import { type CommandName, type CommandResult, runCommand } from './runCommand';
import type { Template } from './template';

/** What a command is given besides its arguments. */
export interface CommandInput {
  environment?: Record<string, string>;
  input?: string;
}

/** A running application; `close` also throws its data away, `reopen` keeps them, as a restart does. */
export interface OpenServer {
  app: FastifyInstance;
  db: Database;
  /** Leads the server's own programs to its data. */
  environment: Record<string, string>;
  /** Runs a command on the server's own data; `environment` adds to the one that leads there, or leads elsewhere. */
  command: (name: CommandName, args: string[], more?: CommandInput) => Promise<CommandResult>;
  reopen: (directory?: string) => Promise<OpenServer>;
  close: () => Promise<void>;
}

/** A copy of the template; `environment` leads the server's own programs to it. */
export interface Copy {
  location: DatabaseLocation;
  environment: Record<string, string>;
  discard: () => Promise<void>;
}

// A thousand files: one after the other they are copied several times sooner than by promises.
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

async function serve(copy: Copy, directory = '/nowhere'): Promise<OpenServer> {
  const database = await openDatabase(copy.location);
  const { db, close } = database;
  const app = await buildApp({ database, directory });
  const stop = async () => {
    await app.close();
    await close();
  };
  return {
    app,
    db,
    environment: copy.environment,
    command: (name, args, { environment = {}, input } = {}) =>
      runCommand(name, args, {
        environment: { ...copy.environment, ...environment },
        input,
        ...(!leadsElsewhere(environment) && { shared: database }),
      }),
    reopen: async (next) => {
      await stop();
      return serve(copy, next);
    },
    close: async () => {
      await stop();
      await copy.discard();
    },
  };
}

/** Opens the application on its own copy of the template. */
export const openServer = async (template: Template): Promise<OpenServer> => serve(await copyTemplate(template));
