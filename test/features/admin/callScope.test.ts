import { adminCallIds, adminCalls } from '../../../src/features/admin/adminCalls';
import { scopeOf } from '../../../src/features/admin/callScope';
import type { PlatformKey } from '../../../src/lib/config';

const leagues = (provider: PlatformKey, count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `${provider}${i}`, name: `${provider} ${i + 1}`, provider }));

const textsOf = (counts: Record<PlatformKey, number>, chosen = '0') => {
  const known = [...leagues('default', counts.default), ...leagues('sleeper', counts.sleeper)];
  return adminCallIds.map((id) => [id, scopeOf(id, chosen, known, true)] as const);
};

test.each([
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  [2, 0],
  [0, 2],
  [3, 12],
  [1200, 1],
])('with %i MyFantasyLeague and %i Sleeper leagues every text is a sentence about them', (mfl, sleeper) => {
  for (const [id, { about, refusal, question }] of textsOf({ default: mfl, sleeper })) {
    const { changes } = adminCalls[id];
    const count = changes === undefined ? undefined : changes.reduce((sum, key) => sum + { default: mfl, sleeper }[key], 0);
    expect([id, about === undefined, refusal === undefined]).toEqual([id, !count, count !== 0]);
    expect(`${about} ${refusal}`).not.toMatch(/\b[01] leagues|\b0 |all 1 /);
    if (count === 1) expect(about).toMatch(/^(default|sleeper) 1$/);
    // Only what changes several leagues, or can lose something, is asked about, and names leagues.
    expect([id, question !== undefined]).toEqual([id, (count ?? 0) > 1 || (count === 1 && adminCalls[id].isRisky === true)]);
    if (question !== undefined) expect(question).toMatch(/^(default|sleeper) \d/);
  }
});

test('a call with no league that it could work on says of which host there is none yet', () => {
  const texts = Object.fromEntries(textsOf({ default: 0, sleeper: 0 }));
  expect(texts.refreshStandings!.refusal).toBe('no MyFantasyLeague league yet');
  expect(texts.sleeperUpdateLeagues!.refusal).toBe('no Sleeper league yet');
  expect(texts.createNewSeason!.refusal).toBe('no league yet');
  expect(texts.populateCache).toEqual({});
});

test('while not all leagues are known, a call for all of none is not refused', () => {
  expect(scopeOf('refreshStandings', '0', [], false)).toEqual({ about: 'all MyFantasyLeague leagues' });
});

test('a call that can lose something asks while no league is known, too', () => {
  expect(scopeOf('createNewSeason', '0', [], false)).toEqual({ about: 'all leagues', question: 'all leagues' });
});

test('of many leagues the first ten are named, and how many others there are', () => {
  const names = 'default 1, default 2, default 3, default 4, default 5, default 6, default 7, default 8, default 9, default 10';
  const asked = (count: number) => scopeOf('refreshRosters', '0', leagues('default', count), true);
  expect(asked(11)).toEqual({ about: 'all 11 MyFantasyLeague leagues', question: `${names} and 1 other league` });
  expect(asked(7010)).toEqual({ about: 'all 7,010 MyFantasyLeague leagues', question: `${names} and 7,000 other leagues` });
  expect(asked(2).question).toBe('default 1 and default 2');
  expect(scopeOf('refreshRosters', '0', leagues('default', 20), true, { total: 500, hasMore: true })).toEqual({
    about: 'all 500+ MyFantasyLeague leagues',
    question: `${names} and 490+ other leagues`,
  });
});

test('a call for one platform is not for a chosen league of the other', () => {
  const texts = Object.fromEntries(textsOf({ default: 1, sleeper: 1 }, 'sleeper0'));
  expect(texts.refreshRosters).toEqual({ refusal: 'only for MyFantasyLeague leagues, not for sleeper 1' });
  expect(texts.createNewSeason).toEqual({ about: 'sleeper 1', question: 'sleeper 1' });
  expect(texts.updateLeagueYearData).toEqual({ about: 'default 1', question: undefined });
});

test('what a call does fits one league and several', () => {
  for (const id of adminCallIds) {
    expect(adminCalls[id].effect).toMatch(/^[A-Z].*\.$/);
    expect(adminCalls[id].effect).not.toMatch(/\b[Ii]ts standings|^Its\b/);
  }
  expect(adminCallIds.filter((id) => adminCalls[id].isRisky)).toEqual(['createNewSeason']);
});
