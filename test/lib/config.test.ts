import { ConfigError, hostOf, parseConfig } from '../../src/lib/config';
import shipped from '../../src/static/config.json';

const changed = (changes: object) => ({ ...shipped, ...changes });

test('the shipped configuration: ten leagues (seven and three), the admin page’s list with All first, season 2025', () => {
  const config = parseConfig(shipped);
  expect(config).toEqual(shipped);
  expect(config.leagues.filter(({ provider }) => provider === 'default').map(({ id }) => id)).toEqual([
    '132',
    '348764',
    '612374',
    '8645669',
    '4800184',
    '6199037',
    '2298387',
  ]);
  expect(config.leagues.filter(({ provider }) => provider === 'sleeper')).toHaveLength(3);
  expect(config.adminLeagues.map(({ id }) => id)).toEqual([0, 132, 348764, 612374, 8645669, 4800184, 6199037, 2298387]);
  expect([config.productName, config.companyName, config.season]).toEqual(['Sideline', 'Sideline', 2025]);
});

test.each<[key: string, json: unknown]>([
  ['config.json must be an object', []],
  ['config.json must be an object', null],
  ['hosts must be an object', changed({ hosts: undefined })],
  ['hosts.localhost must be an object', changed({ hosts: { localhost: 'http://localhost' } })],
  ['hosts.*.apiUrl must be text', changed({ hosts: { '*': { clientUrl: '' } } })],
  ['hosts.*.clientUrl must be text', changed({ hosts: { '*': { apiUrl: '', clientUrl: 1 } } })],
  ['productName must be text', changed({ productName: undefined })],
  ['companyName must be text', changed({ companyName: null })],
  ['season must be a whole number or null', changed({ season: '2025' })],
  ['season must be a whole number or null', changed({ season: 2025.5 })],
  ['leagues must be a list', changed({ leagues: {} })],
  ['leagues[0] must be an object', changed({ leagues: ['132'] })],
  ['leagues[0].id must be text', changed({ leagues: [{ id: 132, name: 'Global League', provider: 'default' }] })],
  ['leagues[0].name must be text', changed({ leagues: [{ id: '132', provider: 'default' }] })],
  [
    "leagues[1].provider must be 'default' or 'sleeper'",
    changed({ leagues: [shipped.leagues[0], { id: '1', name: 'One', provider: 'other' }] }),
  ],
  ['adminLeagues must be a list', changed({ adminLeagues: undefined })],
  ['adminLeagues[0].id must be a whole number', changed({ adminLeagues: [{ id: '0', name: 'All' }] })],
  ['adminLeagues[0].name must be text', changed({ adminLeagues: [{ id: 0 }] })],
])('names the key and the problem: %s', (message, json) => {
  expect(() => parseConfig(json)).toThrow(new ConfigError(message));
});

test('hosts maps the host’s name; "*" serves any other host; without an entry there is none', () => {
  const own = { apiUrl: 'https://api.example.com', clientUrl: 'https://example.com' };
  const any = { apiUrl: '', clientUrl: '' };
  const config = (hosts: object) => parseConfig(changed({ hosts }));
  expect(hostOf(config({ 'example.com': own, '*': any }), 'example.com')).toEqual(own);
  expect(hostOf(config({ 'example.com': own, '*': any }), 'localhost')).toEqual(any);
  expect(hostOf(config({ 'example.com': own }), 'localhost')).toBeUndefined();
});
