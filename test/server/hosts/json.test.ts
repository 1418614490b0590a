import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../../../server/hosts/json';

test('a bare whole number beyond 2^53 becomes text, digit for digit; every other value stays', () => {
  const text =
    '{"a": 630000000000000112, "b": [-9007199254740993, 9007199254740991], "c": 0.12345678901234567, "d": 1e21, "e": 7}';
  expect(parseJson(text, 'a test')).toEqual({
    ...{ a: '630000000000000112', b: ['-9007199254740993', 9007199254740991], c: 0.12345678901234567, d: 1e21, e: 7 },
  });
});

test('digits inside text are left alone', () => {
  const value = { note: 'pick 630000000000000112, \\"630000000000000113\\"', '630000000000000114': ': 630000000000000115,' };
  expect(parseJson(JSON.stringify(value), 'a test')).toEqual(value);
});

test('the recorded picks with a bare draft id keep it', () => {
  const text = readFileSync(join(__dirname, '../../fixtures/sleeper/draft_traded_picks.json'), 'utf8');
  expect(text).toContain('"draft_id":630000000000000112,');
  const picks = parseJson(text, 'picks') as { draft_id: unknown }[];
  expect(new Set(picks.map(({ draft_id }) => draft_id))).toEqual(new Set(['630000000000000112']));
});

test('text that is no JSON is refused by name', () => {
  expect(() => parseJson('<html>', 'The response to players/nfl')).toThrow('The response to players/nfl is not JSON');
});
