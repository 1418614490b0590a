import { toNflTeam } from '../../../server/domain/nflTeamCodes';

test.each([
  ['KC', 'KC'],
  ['KCC', 'KC'],
  ['jac', 'JAX'],
  ['WSH', 'WAS'],
  ['LA', 'LAR'],
  ['OAK', 'LV'],
  ['LVR', 'LV'],
  ['SD', 'LAC'],
  ['SDG', 'LAC'],
  ['STL', 'LAR'],
  ['WFT', 'WAS'],
  ['PHO', 'ARI'],
  ['FA', null],
  ['', null],
  [null, null],
])('%s is written %s', (code, own) => {
  expect(toNflTeam(code)).toBe(own);
});
