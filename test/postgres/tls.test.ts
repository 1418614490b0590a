import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { PostgresServer } from '../support/postgres';
import { runScript } from '../support/runScript';

let folder: string;
let database: PostgresServer;

const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });

/** A private authority, and a certificate of it for `localhost`. */
function makeCertificates() {
  const request = ['req', '-nodes', '-newkey', 'rsa:2048'];
  openssl(...request, '-x509', '-subj', '/CN=A private authority', '-keyout', 'ca.key', '-out', 'ca.pem');
  openssl(...request, '-subj', '/CN=localhost', '-keyout', 'server.key', '-out', 'server.csr');
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost');
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'server.csr', ...signed, '-out', 'server.pem');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sideline-tls-'));
  makeCertificates();
  database = await server.startPostgres();
  const client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ directory: string }>(`select current_setting('data_directory') as directory`);
  const { directory } = rows[0]!;
  const { uid, gid } = statSync(directory);
  for (const name of ['server.key', 'server.pem']) {
    const file = join(directory, name);
    writeFileSync(file, readFileSync(join(folder, name)));
    chmodSync(file, 0o600);
    if (process.getuid?.() === 0) chownSync(file, uid, gid);
  }
  for (const setting of ["ssl_cert_file = 'server.pem'", "ssl_key_file = 'server.key'", 'ssl = on'])
    await client.query(`alter system set ${setting}`);
  // Only with TLS.
  writeFileSync(join(directory, 'pg_hba.conf'), 'hostssl all all all trust\n');
  await client.query('select pg_reload_conf()');
  await client.end();
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true });
});

/** Runs a command on the database. */
function open(parameters: string, host = 'localhost') {
  const { port } = new URL(database.databaseUrl);
  const url = `postgres://postgres@${host}:${port}/postgres${parameters}`;
  const { status, stderr } = runScript('migrate', [], { DATABASE_URL: url });
  return { status, stderr };
}
const ca = () => `sslrootcert=${join(folder, 'ca.pem')}`;
const opened = { status: 0, stderr: '' };

it('opens a database with TLS, verifying its certificate by a private authority', () => {
  expect(open(`?sslmode=verify-full&${ca()}`)).toEqual(opened);
  expect(open(`?sslmode=verify-ca&${ca()}`, '127.0.0.1')).toEqual(opened);
  expect(open('?sslmode=require')).toEqual(opened);
  expect(open('?sslmode=no-verify')).toEqual(opened);
});

it('says in one sentence why TLS fails, and what to do', () => {
  const refused = (sentence: RegExp) => ({ status: 1, stderr: expect.stringMatching(sentence) as string });
  const untrusted = /^The certificate of the database server is not trusted: [^\n]+ Let sslrootcert [^\n]+\n$/;
  expect(open('?sslmode=verify-full')).toEqual(refused(untrusted));
  expect(open(`?sslmode=verify-full&${ca()}`, '127.0.0.1')).toEqual(refused(untrusted));
  expect(open('')).toEqual(refused(/^The database server wants TLS: add sslmode=verify-full to DATABASE_URL\. [^\n]+\n$/));
  const missing = open('?sslmode=verify-full&sslrootcert=/nowhere/ca.pem');
  expect(missing).toEqual(refused(/^The file of sslrootcert in DATABASE_URL cannot be read: \/nowhere\/ca\.pem\.\n$/));
  expect(open('?sslmode=verify-ca')).toEqual(refused(/^sslmode=verify-ca in DATABASE_URL needs sslrootcert, [^\n]+\n$/));
});

it('says that a server without TLS has none', async () => {
  const { DATABASE_URL } = await server.environment();
  const { status, stderr } = runScript('migrate', [], { DATABASE_URL: `${DATABASE_URL}?sslmode=require` });
  expect(stderr).toMatch(/^The database server has no TLS: [^\n]+\n$/);
  expect(status).toBe(1);
});
