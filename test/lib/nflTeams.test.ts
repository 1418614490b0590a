import { existsSync } from 'node:fs';
import { logoUrl, nflTeams } from '../../src/lib/nflTeams';

test('the codes are those of the specification, with LA and LAR', () => {
  const codes =
    'ARI ATL BAL BUF CAR CHI CIN CLE DAL DEN DET GB HOU IND JAX KC LA LAC LAR LV MIA MIN NE NO NYG NYJ PHI PIT SEA SF TB TEN WAS';
  expect(Object.keys(nflTeams)).toEqual(codes.split(' '));
});

test('every code has a logo image, at both sizes', () => {
  for (const code of Object.keys(nflTeams)) {
    expect(logoUrl(code)).toBe(`/logos/${code}.png`);
    expect(existsSync(`src/assets${logoUrl(code)}`)).toBe(true);
    expect(existsSync(`src/assets/logos/${code}@2x.png`)).toBe(true);
  }
});

test('an unknown code has none', () => {
  expect(['XXX', '', 'toString', '../x'].map(logoUrl)).toEqual([undefined, undefined, undefined, undefined]);
});
