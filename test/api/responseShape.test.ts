import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeMismatch, type Shape } from '../../src/api/responseShape';
import { baseApi } from '../../src/api';
import { adminCalls } from '../../src/features/admin/adminCalls';
import { shapes } from '../../src/api/generated/shapes.gen';

const shape: Shape = {
  name: 'string',
  rows: [{ id: 'id', tradeId: 'optionalId', wins: 'number', info: { '?': { age: 'number' } } }],
  years: { '?': ['number'] },
};
const row = { id: '1', wins: 3, info: null };

test.each([
  ['a whole response', { name: 'A', rows: [row] }],
  ['no rows', { name: 'A', rows: [] }],
  ['a list that may be missing', { name: 'A', rows: [row], years: [2026] }],
  ['a scalar that is null or missing', { name: null, rows: [{ ...row, wins: undefined }] }],
  ['an object that may be null', { name: 'A', rows: [{ ...row, info: { age: 24.5 } }] }],
  ['an optional id that is missing or null', { name: 'A', rows: [{ ...row, tradeId: null }] }],
  ['what the contract does not name', { name: 'A', rows: [row], extra: [1] }],
])('%s matches the contract', (_case, value) => expect(describeMismatch(value, shape)).toBeNull());

test.each([
  ['a word', 'ok', 'it must be an object'],
  ['a list for an object', [], 'it must be an object'],
  ['no list', { name: 'A' }, 'it.rows must be a list'],
  ['a scalar of another kind', { name: 7, rows: [] }, 'it.name must be a string'],
  ['a list with null in it', { name: 'A', rows: [row, null] }, 'it.rows[1] must be an object'],
  ['a row without its id', { name: 'A', rows: [{ wins: 3 }] }, 'it.rows[0].id must be an id'],
  ['an id that is an object', { name: 'A', rows: [{ ...row, tradeId: {} }] }, 'it.rows[0].tradeId must be an id'],
  ['a number as text', { name: 'A', rows: [{ ...row, wins: '3' }] }, 'it.rows[0].wins must be a number'],
  ['an object of another kind', { name: 'A', rows: [{ ...row, info: 5 }] }, 'it.rows[0].info must be an object'],
])('%s is a mismatch that is named', (_case, value, problem) => expect(describeMismatch(value, shape)).toBe(problem));

test('an id that is a number is read as text', () => {
  const response = { name: 'A', rows: [{ ...row, id: 17, tradeId: 4 }] };
  expect(describeMismatch(response, shape)).toBeNull();
  expect(response.rows[0]).toMatchObject({ id: '17', tradeId: '4' });
});

test('a response with required fields only matches', () => {
  expect(describeMismatch({ leagueId: '132', hasDrafted: true }, shapes['getSettings'])).toBeNull();
});

test('every query that feeds an entity table has a response shape; a maintenance call has none', async () => {
  const slices = join(__dirname, '../../src/api/generated');
  // Those that load with their pages add their endpoints.
  for (const file of readdirSync(slices).filter((name) => name.endsWith('.gen.ts'))) await import(join(slices, file));
  const withoutBody = [
    ...[
      'endAccountSessions',
      'removeAccount',
      'removeLeague',
      'saveHostKey',
      'setDemoLeagues',
      'setPace',
      'setPassword',
      'setRights',
    ],
    ...['syncLeague', 'takeHostKeepers', 'turnOffSecondFactor'],
  ];
  const endpoints = Object.keys(baseApi.endpoints).filter((name) => !(name in adminCalls) && !withoutBody.includes(name));
  expect(Object.keys(shapes).sort()).toEqual(endpoints.sort());
  expect(shapes['teamSetKeeper']).toEqual(shapes['getTeam']);
  expect(shapes['getRuns']).toEqual([expect.objectContaining({ startedBy: 'string' })]);
});
