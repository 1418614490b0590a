import type { PlatformKey } from '../../src/lib/config';
import { grouped, navLinks, type NavContext } from '../../src/routing/navLinks';
import { routes } from '../../src/routing/routes';
import type { Nav } from '../../src/routing/screen';

const context: NavContext = { leagueId: '132', season: 2025, leagueSeason: 2026, hasDrafted: false };
const pairs = (provider: PlatformKey, places: Nav['place'][], changes: Partial<NavContext> = {}) =>
  navLinks(provider, places, { ...context, ...changes }).map(({ label, to }) => [label, to]);

test('the menus of both platforms before a draft', () => {
  const menus = (['default', 'sleeper'] as const).flatMap((platform) =>
    (['menu', 'bar', 'sub'] as const).flatMap((place) =>
      navLinks(platform, [place], { ...context, tradesFuturePicks: true }).map(
        ({ group, label, to }) => `${place} ${group}: ${label} ${to}`,
      ),
    ),
  );
  expect(menus.join('\n')).toMatchInlineSnapshot(`
"menu Standings: Standings /league/132
menu Teams: Depth Chart /depthchart/132
menu Draft: Draft Order /draftorder/132
menu Teams: Roster Breakdown /rosterbreakdown/132
menu Players: 2025 Rookies /rookies/132/2025
menu Scores: 2025 Team Scores /history/132/pointsbyyear/2025
bar History: History /league/history/132
sub Draft: Keeper Breakdown /keeperbreakdown/132
sub Players: Available Players /availableplayers/132
sub Draft: Pre-Draft Trades /predrafttrades/132/2026
sub Draft: Future Picks /futurepicks/132
sub Players: Transactions /transactions/132/2025
sub Scores: Weekly Rosters /weeklyrosters/132/2025
sub Scores: Records /records/132
menu Standings: Standings /sleeper/league/132
menu Scores: 2025 Team Scores /sleeper/history/132/pointsbyyear/2025
sub Teams: Depth Chart /sleeper/depthchart/132
sub Draft: Draft Order /sleeper/draftorder/132
sub Teams: Roster Breakdown /sleeper/rosterbreakdown/132
sub Draft: Keeper Breakdown /sleeper/keeperbreakdown/132
sub Players: Available Players /sleeper/availableplayers/132
sub Draft: Pre-Draft Trades /sleeper/predrafttrades/132/2026
sub Draft: Future Picks /sleeper/futurepicks/132
sub Players: Transactions /sleeper/transactions/132/2025
sub Players: 2025 Rookies /sleeper/rookies/132/2025
sub Scores: Weekly Rosters /sleeper/weeklyrosters/132/2025
sub History: History /sleeper/league/history/132
sub Scores: Records /sleeper/records/132"
`);
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
  expect(labels().filter((label) => !labels(false).includes(label))).toEqual(expect.arrayContaining(hidden));
});

test('each screen of a league has its group, but the settings, which are for its commissioner', () => {
  const rows = routes.filter(({ id }) => id !== 'leagueSettings');
  expect(rows.filter(({ platform, group }) => Boolean(platform) !== Boolean(group))).toEqual([]);
});
