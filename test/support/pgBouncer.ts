/** A temporary PgBouncer, as Debian configures it but for addresses. Runs outside of Jest's module system. */
import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPgBouncer } from './findPostgres.mjs';
import { freePort, unprivileged, untilItResponds } from './postgres';

/** A running pooler; `databaseUrl` is that of the database behind it. */
export interface PgBouncer {
  databaseUrl: string;
  stop: () => Promise<void>;
}

/**
 * Starts PgBouncer in front of the server of a database.
 * @throws Error when it is not installed
 */
export async function startPgBouncer(databaseUrl: string, mode: 'session' | 'transaction'): Promise<PgBouncer> {
  const program = findPgBouncer();
  if (!program) throw new Error('No PgBouncer: install it.');
  const { hostname, port: serverPort, username, password } = new URL(databaseUrl);
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'sideline-pgbouncer-'));
  const account = unprivileged();
  const file = join(home, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort || 5432} user=${username}${password && ` password=${password}`}`,
    '[pgbouncer]',
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = any', `pool_mode = ${mode}`],
    ...['max_client_conn = 200', 'default_pool_size = 40'],
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  if (account.uid !== undefined) for (const path of [home, file]) chownSync(path, account.uid, account.gid);
  const child = spawn(program, ['-q', file], { ...account, cwd: home, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const url = new URL(databaseUrl);
  url.port = String(port);
  await untilItResponds(url.href);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  return { databaseUrl: url.href, stop };
}
