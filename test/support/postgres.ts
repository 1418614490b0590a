/** A temporary PostgreSQL server for tests. Runs outside of Jest's module system. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { eventuallyRecovered } from './eventually';
import { findPostgres } from './findPostgres.mjs';

/** A running PostgreSQL server; others can be created from the database at `databaseUrl`. */
export interface PostgresServer {
  databaseUrl: string;
  stop: () => Promise<void>;
  /** Kills it without a shutdown, and starts it again. */
  crash: () => Promise<void>;
  /** Kills it without a shutdown. */
  kill: () => Promise<void>;
  /** Makes a standby the primary, and waits until it is. */
  promote: () => Promise<void>;
}

interface PostgresOptions {
  fsync?: boolean;
  /** Settings of the server, in place of the tests' own. */
  parameters?: Record<string, string>;
  /** The server whose streaming standby it becomes. */
  standbyOf?: PostgresServer;
}

/** PostgreSQL and PgBouncer do not run as root: root starts it as the account of its package. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** Waits until a server, or a pooler, accepts connections. */
export const untilItResponds = (connectionString: string) =>
  eventuallyRecovered(async () => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.end();
  });

/**
 * Starts a new server on a free port, by default without fsync.
 * @throws Error when PostgreSQL is not installed.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const { fsync = false, standbyOf } = options;
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL: install it, name its programs in POSTGRES_BIN, or a server in TEST_DATABASE_URL.');
  const account = unprivileged();
  const home = mkdtempSync(join(tmpdir(), 'sideline-postgres-'));
  chmodSync(home, 0o755);
  if (account.uid !== undefined) chownSync(home, account.uid, account.gid);
  const directory = join(home, 'data');
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { ...account, cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
  const init = ['-D', directory, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C', '--no-sync'];
  if (standbyOf) run('pg_basebackup', ['-D', directory, '-R', '-c', 'fast', '--no-sync', '-d', standbyOf.databaseUrl]);
  else run('initdb', init);
  const parameters = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: fsync ? 'on' : 'off',
    log_min_messages: 'fatal',
    ...options.parameters,
  };
  const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  /** Whether it accepts connections; otherwise it has exited. */
  const start = (port: number) => {
    const given = Object.entries({ ...parameters, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = spawn(join(bin, 'postgres'), ['-D', directory, ...given], { ...account, cwd: home, stdio: 'ignore' });
    const gone = new Promise<boolean>((resolve) => server.once('exit', () => resolve(false)));
    return Promise.race([gone, untilItResponds(urlOf(port)).then(() => true)]);
  };
  const quit = () => server.kill('SIGQUIT');
  process.once('exit', quit);
  let port = await freePort();
  for (let tries = 1; !(await start(port)); tries++) {
    if (tries === 3) throw new Error('PostgreSQL does not start.');
    port = await freePort(); // the other port was taken meanwhile
  }
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const stop = async () => {
    process.off('exit', quit);
    await end('SIGINT');
    rmSync(home, { recursive: true, force: true });
  };
  const crash = async () => {
    server.kill('SIGKILL');
    do
      await wait(200); // the killed server's leftovers may keep the next one from starting
    while (!(await start(port)));
  };
  const kill = () => end('SIGKILL');
  const promote = () => Promise.resolve(void run('pg_ctl', ['promote', '-w', '-D', directory]));
  return { databaseUrl: urlOf(port), stop, crash, kill, promote };
}
