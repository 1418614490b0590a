import { mflAdapter } from '../../../server/hosts/mfl/adapter';
import { mflPolicy } from '../../../server/hosts/mfl/address';
import { HostError, type HostErrorKind } from '../../../server/hosts/errors';
import { type Outlook, textOf } from '../../../server/hosts/hostText';
import { sleeperAdapter } from '../../../server/hosts/sleeper/adapter';
import { sleeperPolicy } from '../../../server/hosts/sleeper/policy';
import { liveTransport } from '../../../server/hosts/transport/live';
import { fakeClock } from './fakeClock';

const apiKey = 'k3y/of=the+league';
const source = { externalId: '54321', season: 2026, host: null };
const answers = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
const refusing = (message: string) => () => answers({ error: { $t: message } });

/** A transport to hosts that respond as given. */
const to = () => {
  const responses = { get: async () => null, put: async () => undefined, touch: async () => undefined };
  return liveTransport({ hosts: [sleeperPolicy, mflPolicy(false)], responses, userAgent: 'Sideline', clock: fakeClock() });
};

const readers = {
  Sleeper: () => sleeperAdapter(to()).successor(source),
  MyFantasyLeague: () => mflAdapter(to(), undefined, async () => apiKey).rosters(source, 2),
};
type Host = keyof typeof readers;

async function failing(host: Host, respond: () => Promise<Response>): Promise<HostError> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
  const error: unknown = await readers[host]().catch((reason: unknown) => reason);
  if (!(error instanceof HostError)) throw new Error('It did not fail.');
  return error;
}

afterEach(() => jest.restoreAllMocks());

const down = () => Promise.reject(new TypeError('fetch failed'));
const named: Record<Host, string> = {
  Sleeper: 'The members could not be read from Sleeper',
  MyFantasyLeague: 'The rosters of week 2 could not be read from MyFantasyLeague',
};
const ofBoth = (kind: HostErrorKind, respond: () => Promise<Response>, reason: string, details: string) =>
  (['Sleeper', 'MyFantasyLeague'] as const).map((host) => [kind, host, respond, `${named[host]}: ${reason}.`, details] as const);

test.each([
  ...ofBoth('unreachable', down, 'it cannot be reached', 'could not be reached at https://.*: fetch failed'),
  ...ofBoth('busy', () => answers({}, 429, { 'retry-after': '90' }), 'it allows no more requests at the moment', 'status 429'),
  ...ofBoth('faulty', () => answers({}, 503), 'it has a fault', 'with status 503 4 times'),
  ...ofBoth('refused', () => answers({}, 403), 'it refused the request', 'with status 403'),
  ...ofBoth('unreadable', () => answers('maintenance'), 'its response cannot be understood', 'must be'),
  ['missing', 'Sleeper', () => answers(null), 'Sleeper has no members.', 'league/54321/users'],
  ['missing', 'MyFantasyLeague', () => answers({}, 404), 'MyFantasyLeague has no rosters of week 2.', 'league 54321 in 2026'],
  ['empty', 'Sleeper', () => answers([]), `${named.Sleeper}: its response is empty.`, 'empty list'],
  ['empty', 'MyFantasyLeague', () => answers({ rosters: {} }), `${named.MyFantasyLeague}: its response is empty.`, 'is empty'],
  ['refused', 'MyFantasyLeague', refusing('not today'), `${named.MyFantasyLeague}: it refused the request.`, 'not today'],
  ['private', 'MyFantasyLeague', refusing('logged in users only'), `${named.MyFantasyLeague}: the league is private.`, 'rosters'],
  ['wrongKey', 'MyFantasyLeague', refusing('Bad API key'), `${named.MyFantasyLeague}: it refused the API key.`, 'rosters'],
] as const)(
  '%s, %s: the first line says what could not be read, the second has the details',
  async (kind, host, respond, line, details) => {
    const error = await failing(host, respond);
    expect(error.kind).toBe(kind);
    const lines = textOf(error).split('\n');
    expect([lines[0]!.startsWith(line), lines.length]).toEqual([true, 2]);
    expect(lines[0]).not.toMatch(/https:|status|\bweek_?\d|[a-z][A-Z]\w*\/|_/);
    expect(lines[1]).toMatch(new RegExp(details));
  },
);

test.each<[Outlook, HostErrorKind, string]>([
  ['repeated', 'unreachable', ' It is tried again automatically.'],
  ['asked', 'unreachable', ' Nothing was changed. Try again in a minute.'],
  ['asked', 'busy', ' Nothing was changed. Try again in ten minutes.'],
  ['none', 'unreachable', ''],
  ['repeated', 'unreadable', ' It is tried again automatically. If this goes on, report it with the details.'],
  [
    'asked',
    'wrongKey',
    ' Nothing was changed. Copy the key of that season from the league’s help page about the API, and enter it',
  ],
])('%s: %s says whether it is tried again, and what to do', (outlook, kind, told) => {
  const error = new HostError('status 1', kind);
  error.request = { host: 'Sleeper', resource: 'rosters' };
  const [line = ''] = textOf(error, outlook).split('\n');
  expect(line.slice(line.indexOf('.') + 1)).toMatch(told === '' ? /^$/ : new RegExp(`^${told.replaceAll('.', '\\.')}`));
});

test.each([apiKey, encodeURIComponent(apiKey)])('a response that repeats the API key as %s: no text has it', async (key) => {
  for (const respond of [refusing(`no league for ${key}`), () => answers({ rosters: key })]) {
    const { message, request } = await failing('MyFantasyLeague', respond);
    expect(request).toBeDefined();
    expect(message).toContain('…');
    expect(message).not.toContain(key);
  }
});

test('the details are left out where they say the same', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answers(null));
  const error: unknown = await sleeperAdapter(to())
    .league(source)
    .catch((reason: unknown) => reason);
  expect(textOf(error as HostError)).toBe('Sleeper has no league 54321. Check the id and the season.');
});
