/** Opens the real application on a copy of the template. Runs outside of Jest's modules, as its packages ask for. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '../../server/app';
import { type Database, type DatabaseLocation, openDatabase } from '../../server/db';

/** A running application; `close` also throws its data away, `reopen` keeps them, as a restart does. */
export interface OpenServer {
  app: FastifyInstance;
  db: Database;
  reopen: (directory?: string) => Promise<OpenServer>;
  close: () => Promise<void>;
}

interface Copy {
  location: DatabaseLocation;
  discard: () => Promise<void>;
}

async function copyDirectory(template: string): Promise<Copy> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sideline-test-'));
  await cp(template, dataDir, { recursive: true });
  return { location: { dataDir }, discard: () => rm(dataDir, { recursive: true, force: true }) };
}

async function copyDatabase(databaseUrl: string, template: string): Promise<Copy> {
  const name = `sideline-test-${process.pid}-${Date.now()}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database "${name}" template "${template}"`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return { location: { databaseUrl: url.href }, discard: () => run(`drop database "${name}" with (force)`) };
}

async function serve(copy: Copy, directory = '/nowhere'): Promise<OpenServer> {
  const { db, engine, close } = await openDatabase(copy.location);
  const app = await buildApp({ db, engine, directory });
  const stop = async () => {
    await app.close();
    await close();
  };
  return {
    app,
    db,
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
export async function openServer(template: string): Promise<OpenServer> {
  const { DATABASE_URL } = process.env;
  return serve(await (DATABASE_URL ? copyDatabase(DATABASE_URL, template) : copyDirectory(template)));
}
