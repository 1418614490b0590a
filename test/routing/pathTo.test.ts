import { leaguePaths } from '../../src/routing/leaguePaths';
import { pathTo } from '../../src/routing/pathTo';

test('a URL is built from its route’s path', () => {
  expect(pathTo('landing')).toBe('/');
  expect(pathTo('team', { leagueId: '132', teamId: '13204' }, 'default')).toBe('/league/132/team/13204');
  expect(pathTo('pointsByYearTeamWeek', { leagueId: '132', year: 2025, teamId: '13204', week: 7 }, 'default')).toBe(
    '/history/132/pointsbyyear/2025/13204/7',
  );
  expect(pathTo('standings', { leagueId: '620000000000000149' }, 'sleeper')).toBe('/sleeper/league/620000000000000149');
});

test('a parameter too few or too many does not compile', () => {
  // @ts-expect-error teamId is missing
  expect(() => pathTo('team', { leagueId: '132' }, 'default')).toThrow('teamId');
  // @ts-expect-error the landing page takes none
  expect(pathTo('landing', { leagueId: '132' }, 'default')).toBe('/');
  // @ts-expect-error there is no such route
  expect(() => pathTo('players', { leagueId: '132' }, 'default')).toThrow();
});

test('the paths of a platform take the values of their parameters in order', () => {
  const { matchup, standings } = leaguePaths('sleeper');
  expect(matchup('149', 2025, 7, '112')).toBe('/sleeper/matchup/149/2025/7/112');
  expect(standings('149')).toBe('/sleeper/league/149');
  expect(leaguePaths('sleeper')).toBe(leaguePaths('sleeper'));
  // @ts-expect-error the team is missing
  expect(leaguePaths('default').team('132')).toContain('/league/132/team/');
});
