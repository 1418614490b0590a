import { ConfigError, readConfig } from '../../server/config';

it('has a default for everything', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    location: { dataDir: '.data' },
    admin: {},
    logLevel: 'warn',
  });
});

it('takes what the environment says', () => {
  const databaseUrl = 'postgres://me:secret@db.example:5432/sideline';
  const given = { PORT: '8080', HOST: '0.0.0.0', DATABASE_URL: databaseUrl, ADMIN_EMAIL: 'a@b.example', LOG_LEVEL: 'info' };
  expect(readConfig(given)).toEqual({
    port: 8080,
    host: '0.0.0.0',
    location: { databaseUrl },
    admin: { email: 'a@b.example' },
    logLevel: 'info',
  });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['HOST', 'my host'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'postgres://'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'short'],
  ['LOG_LEVEL', 'loud'],
])('refuses a malformed %s (%j), naming it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

it('never repeats a password', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'hush' })).toThrow(/^((?!hush).)*$/);
  expect(() => readConfig({ DATABASE_URL: 'pg://me:hush@x' })).toThrow(/^((?!hush).)*$/);
});
