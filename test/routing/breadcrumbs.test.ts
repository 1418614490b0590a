import { breadcrumbs } from '../../src/routing/breadcrumbs';
import { matchRoute } from '../../src/routing/matchRoute';
import { routeOf, routes } from '../../src/routing/routes';
import type { ScreenId } from '../../src/features/screens';

const crumbs = (address: string) => breadcrumbs(matchRoute(address)!).map(({ label, to }) => [label, to]);

test.each(['', '/sleeper'])('%s: the parent of a week is its team’s weeks, and their parent the year', (prefix) => {
  const year = `${prefix}/history/132/pointsbyyear/2025`;
  expect(crumbs(`${year}/13204/3`)).toEqual([
    ['2025 Team Scores', year],
    ['Weekly Scores', `${year}/13204`],
    ['Player Scores', `${year}/13204/3`],
  ]);
  expect(crumbs(`${year}/13204`)).toHaveLength(2);
});

test('a screen without a parent has no breadcrumbs', () => {
  expect(crumbs('/league/132')).toEqual([]);
  expect(crumbs('/history/132/pointsbyyear/2025')).toEqual([]);
});

test('each parent screen is on the same platform', () => {
  const children = routes.filter(({ parent }) => parent);
  expect(children.length).toBeGreaterThan(0);
  for (const { parent, platform } of children) expect(routeOf(parent as ScreenId, platform)).toBeDefined();
});
