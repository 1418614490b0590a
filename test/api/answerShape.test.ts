import { misfit, type Shape } from '../../src/api/answerShape';
import { shapes } from '../../src/api/generated/shapes.gen';

const shape: Shape = { name: 'string', rows: [{ id: 'id', wins: 'number', info: { '?': { age: 'number' } } }] };
const row = { id: '1', wins: 3, info: null };

test.each([
  ['a whole answer', { name: 'A', rows: [row] }],
  ['no rows', { name: 'A', rows: [] }],
  ['a scalar that is null or missing', { name: null, rows: [{ ...row, wins: undefined }] }],
  ['an object that may be null', { name: 'A', rows: [{ ...row, info: { age: 24.5 } }] }],
  ['what the contract does not name', { name: 'A', rows: [row], extra: [1] }],
])('%s fits', (_case, value) => expect(misfit(value, shape)).toBeNull());

test.each([
  ['a word', 'ok', 'it must be an object'],
  ['a list for an object', [], 'it must be an object'],
  ['no list', { name: 'A' }, 'it.rows must be a list'],
  ['a scalar of another kind', { name: 7, rows: [] }, 'it.name must be a string'],
  ['a list with null in it', { name: 'A', rows: [row, null] }, 'it.rows[1] must be an object'],
  ['a row without its id', { name: 'A', rows: [{ wins: 3 }] }, 'it.rows[0].id must be an id'],
  ['a number as text', { name: 'A', rows: [{ ...row, wins: '3' }] }, 'it.rows[0].wins must be a number'],
  ['an object of another kind', { name: 'A', rows: [{ ...row, info: 5 }] }, 'it.rows[0].info must be an object'],
])('%s does not fit, and is named', (_case, value, problem) => expect(misfit(value, shape)).toBe(problem));

test('every answer that feeds a table has a shape, the admin calls have none', () => {
  expect(Object.keys(shapes)).toHaveLength(24);
  expect(shapes['teamSetKeeper']).toEqual(shapes['getTeam']);
  expect(shapes['refreshRosters']).toBeUndefined();
});
