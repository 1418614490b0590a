import type { PlatformKey } from '../../src/lib/config';
import { grouped, navLinks, type NavContext } from '../../src/routing/navLinks';
import { routes } from '../../src/routing/routes';
import type { Nav } from '../../src/routing/screen';

const context: NavContext = { leagueId: '132', season: 2025, leagueSeason: 2026, hasDrafted: false };
const pairs = (provider: PlatformKey, places: Nav['place'][], changes: Partial<NavContext> = {}) =>
  navLinks(provider, places, { ...context, ...changes }).map(({ label, to }) => [label, to]);

test('the League dropdown: Standings, Depth Chart, Draft Order, Roster Breakdown, 2025 Rookies and 2025 Team Scores', () => {
  expect(pairs('default', ['menu'])).toEqual([
    ['Standings', '/league/132'],
    ['Depth Chart', '/depthchart/132'],
    ['Draft Order', '/draftorder/132'],
    ['Roster Breakdown', '/rosterbreakdown/132'],
    ['2025 Rookies', '/rookies/132/2025'],
    ['2025 Team Scores', '/history/132/pointsbyyear/2025'],
  ]);
});

test('a History link goes to /league/history/{leagueId}', () => {
  expect(pairs('default', ['bar'])).toEqual([['History', '/league/history/132']]);
});

test.each([
  ['shown before the draft', false, true],
  ['hidden after the draft', true, false],
  ['hidden until it is known', undefined, false],
])('Draft Order is %s', (_case, hasDrafted, shown) => {
  expect(pairs('default', ['menu'], { hasDrafted }).some(([label]) => label === 'Draft Order')).toBe(shown);
});

test('the league’s bar leads to the trades before the draft that the league prepares', () => {
  const trades = (leagueSeason?: number) =>
    pairs('default', ['sub'], { leagueSeason }).find(([label]) => label === 'Pre-Draft Trades')?.[1];
  expect(trades(2026)).toBe('/predrafttrades/132/2026');
  expect(trades()).toBeUndefined();
  expect(pairs('default', ['sub']).map(([label]) => label)).toEqual([
    'Keeper Breakdown',
    'Available Players',
    'Pre-Draft Trades',
    'Transactions',
  ]);
});

test('the league’s bar leads to future picks where they are traded', () => {
  const draft = (tradesFuturePicks?: boolean) =>
    grouped(navLinks('default', ['menu', 'bar', 'sub'], { ...context, tradesFuturePicks })).find(
      ({ group }) => group === 'Draft',
    )!.links;
  const last = { id: 'futurePicks', label: 'Future Picks', to: '/futurepicks/132' };
  expect(draft(true).at(-1)).toMatchObject(last);
  expect(draft(false).at(-1)).not.toMatchObject(last);
  expect(draft().at(-1)).not.toMatchObject(last);
});

test.each([
  ['hasPlayed', ['2025 Team Scores', 'History']],
  ['hasKeepers', ['Keeper Breakdown']],
])('a league of which %s is false has no links to %j', (field, hidden) => {
  const labels = (value?: boolean) =>
    navLinks('default', ['menu', 'bar', 'sub'], { ...context, [field]: value }).map(({ label }) => label);
  expect(labels(true)).toEqual(labels());
  expect(labels().filter((label) => !labels(false).includes(label))).toEqual(hidden);
});

test('Sleeper’s menu has Standings and 2025 Team Scores', () => {
  expect(pairs('sleeper', ['menu', 'bar'], { leagueId: '620000000000000149' })).toEqual([
    ['Standings', '/sleeper/league/620000000000000149'],
    ['2025 Team Scores', '/sleeper/history/620000000000000149/pointsbyyear/2025'],
  ]);
});

test('a league’s screens are in six groups, at most three in each', () => {
  const links = navLinks('default', ['menu', 'bar', 'sub'], context);
  expect(grouped(links).map(({ group, links: screens }) => [group, screens.map(({ label }) => label)])).toEqual([
    ['Standings', ['Standings']],
    ['Teams', ['Depth Chart', 'Roster Breakdown']],
    ['Draft', ['Draft Order', 'Keeper Breakdown', 'Pre-Draft Trades']],
    ['Players', ['Available Players', 'Transactions', '2025 Rookies']],
    ['Scores', ['2025 Team Scores']],
    ['History', ['History']],
  ]);
});

test('each screen of a league has its group, but the settings, which are for its commissioner', () => {
  const rows = routes.filter(({ id }) => id !== 'leagueSettings');
  expect(rows.filter(({ platform, group }) => Boolean(platform) !== Boolean(group))).toEqual([]);
});
