import { ConfigError } from '../../server/environment';
import { readConfig } from '../../server/config';
import { readImports } from '../../server/importSettings';

it('has a default for everything', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    location: { dataDir: '.data' },
    imports: { recordedDir: null, importDir: 'import', contact: null, userAgent: null, secretKey: null },
    admin: {},
    logLevel: 'warn',
    seed: 'demo',
    trustProxy: [],
    drainSeconds: 0,
    role: 'all',
    isScheduling: true,
    metricsToken: null,
    publicUrl: null,
    mail: null,
    backups: null,
  });
});

it('reads imports over the network by default, from what the environment names otherwise, and refuses a short SECRET_KEY', () => {
  expect(readImports({})).toEqual({ recordedDir: null, importDir: 'import', contact: null, userAgent: null, secretKey: null });
  const given = {
    RECORDED_DIR: '/recorded',
    IMPORT_DIR: '/files',
    IMPORT_CONTACT: 'me@b.example',
    MFL_USER_AGENT: 'OURLEAGUES',
    SECRET_KEY: 's'.repeat(32),
  };
  expect(readImports(given)).toEqual({
    ...{ recordedDir: '/recorded', importDir: '/files', contact: 'me@b.example', userAgent: 'OURLEAGUES' },
    secretKey: 's'.repeat(32),
  });
  expect(() => readImports({ SECRET_KEY: 'short' })).toThrow('SECRET_KEY must have at least 32 characters.');
});

it('reads each variable of the environment', () => {
  const databaseUrl = 'postgres://me:secret@db.example:5432/sideline';
  const replicaUrl = 'postgres://me:secret@copy.example/sideline';
  const listenUrl = 'postgres://me:secret@one.example,two.example:5433/sideline?target_session_attrs=read-write';
  const given = {
    PORT: '8080',
    HOST: '0.0.0.0',
    DATABASE_URL: databaseUrl,
    DATABASE_REPLICA_URL: replicaUrl,
    DATABASE_LISTEN_URL: listenUrl,
    ADMIN_EMAIL: 'a@b.example',
    LOG_LEVEL: 'info',
    SEED: 'none',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,::1',
    DRAIN_SECONDS: '15',
    PROCESS_ROLE: 'worker',
    SCHEDULE: 'off',
    METRICS_TOKEN: 'a-token-of-prometheus',
    PUBLIC_URL: 'https://Sideline.example/',
    SMTP_URL: 'smtps://me:hush@mail.example',
    MAIL_FROM: 'Sideline <league@sideline.example>',
    IMPORT_DIR: '/files',
    BACKUP_DIR: __dirname,
    BACKUP_KEEP: '30',
    BACKUP_PASSPHRASE: 'a long pass phrase',
  };
  expect(readConfig(given)).toEqual({
    port: 8080,
    host: '0.0.0.0',
    location: { databaseUrl, listenUrl, replicaUrl },
    imports: { recordedDir: null, importDir: '/files', contact: null, userAgent: null, secretKey: null },
    admin: { email: 'a@b.example' },
    logLevel: 'info',
    seed: 'none',
    trustProxy: ['loopback', '10.0.0.0/8', '::1'],
    drainSeconds: 15,
    role: 'worker',
    isScheduling: false,
    metricsToken: 'a-token-of-prometheus',
    publicUrl: 'https://sideline.example',
    mail: { smtpUrl: 'smtps://me:hush@mail.example', from: 'Sideline <league@sideline.example>' },
    backups: { directory: __dirname, keep: 30, passphrase: 'a long pass phrase' },
  });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['HOST', 'my host'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'postgres://me@one,two/sideline'],
  ['DATABASE_URL', 'postgres://me@one/sideline?sslmode=verify-full&sslrootcert=/nowhere'],
  ['DATABASE_LISTEN_URL', 'postgres://me@direct/sideline'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['SEED', 'some'],
  ['DATABASE_REPLICA_URL', 'postgres://me@copy/sideline'],
  ['IMPORT_CONTACT', 'my house'],
  ['PUBLIC_URL', 'https://sideline.example/path'],
  ['TRUST_PROXY', 'yes'],
  ['DRAIN_SECONDS', '-1'],
  ['DRAIN_SECONDS', '301'],
  ['METRICS_TOKEN', 'short'],
  ['PROCESS_ROLE', 'some'],
  ['PROCESS_ROLE', 'worker'],
  ['SCHEDULE', 'weekly'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['BACKUP_DIR', '/nowhere'],
  ['BACKUP_DIR', __filename],
])('refuses a malformed %s (%j), naming it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

it('refuses a mail server without an address, a sender or the address of the pages', () => {
  const mail = {
    SMTP_URL: 'smtp://me:hush@mail.example:587',
    MAIL_FROM: 'league@sideline.example',
    PUBLIC_URL: 'https://a.example',
  };
  expect(readConfig(mail).mail).toEqual({ smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM });
  expect(() => readConfig({ ...mail, SMTP_URL: 'mail://me:hush@x' })).toThrow(/^SMTP_URL ((?!hush).)*$/);
  expect(() => readConfig({ ...mail, MAIL_FROM: 'Sideline' })).toThrow('MAIL_FROM');
  expect(() => readConfig({ ...mail, PUBLIC_URL: '' })).toThrow('PUBLIC_URL');
});

it('keeps 14 back-ups, and refuses to keep none or to encrypt with a short passphrase', () => {
  const folder = { BACKUP_DIR: __dirname };
  expect(readConfig(folder).backups).toEqual({ directory: __dirname, keep: 14, passphrase: null });
  expect(() => readConfig({ ...folder, BACKUP_KEEP: '0' })).toThrow(/^BACKUP_KEEP must be a whole number/);
  expect(() => readConfig({ ...folder, BACKUP_PASSPHRASE: 'hush' })).toThrow(/^BACKUP_PASSPHRASE ((?!hush).)*$/);
});

it('never repeats a password', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'hush' })).toThrow(/^((?!hush).)*$/);
  expect(() => readConfig({ DATABASE_URL: 'pg://me:hush@x' })).toThrow(/^((?!hush).)*$/);
});
