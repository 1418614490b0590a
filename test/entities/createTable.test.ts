import { createTable, feed } from '../../src/entities/createTable';

type Team = { key: string; name?: string; wins?: number };
type Answer = { teams: Team[] } | null;
type Action = { type: string; payload: Answer; meta: { arg: { originalArgs: { leagueId: string } } } };

const endpoint = (type: string) => ({ matchFulfilled: (action: unknown): action is Action => (action as Action).type === type });
const answered = (type: string, leagueId: string, payload: Answer) => ({
  type,
  payload,
  meta: { arg: { originalArgs: { leagueId } } },
});

const table = createTable<Team, 'teams'>('teams', [
  feed(endpoint('standings'), (answer, { leagueId }) => ({ list: leagueId, rows: answer!.teams })),
  feed(endpoint('profile'), (answer) => ({ rows: answer!.teams })),
]);
type State = ReturnType<typeof table.reducer>;
const after = (...actions: ReturnType<typeof answered>[]) =>
  actions.reduce<State | undefined>((state, action) => table.reducer(state, action), undefined)!;
const root = (state: State) => ({ entities: { teams: state } });

const one = answered('standings', '1', {
  teams: [
    { key: 'b', name: 'Bears', wins: 1 },
    { key: 'a', name: 'Ants' },
  ],
});
const two = answered('standings', '2', { teams: [{ key: 'c', name: 'Cats' }] });

test('a list is undefined until its answer came, and then in the answer’s order', () => {
  const state = after(one);
  expect(table.selectRows(root(state), '2')).toBeUndefined();
  expect(table.selectRows(root(state), '1')?.map(({ key }) => key)).toEqual(['b', 'a']);
  expect(table.selectRows(root(after(answered('standings', '3', { teams: [] }))), '3')).toEqual([]);
});

test('league 1, 2 and 1 again without a second answer: each list stays', () => {
  const state = after(one, two);
  expect(table.selectRows(root(state), '1')?.map(({ name }) => name)).toEqual(['Bears', 'Ants']);
  expect(table.selectRows(root(state), '2')?.map(({ name }) => name)).toEqual(['Cats']);
});

test('a late answer of a league that was left overwrites no other league’s list', () => {
  const late = answered('standings', '1', { teams: [{ key: 'z', name: 'Zebras' }] });
  const state = after(one, two, late);
  expect(table.selectRows(root(state), '2')?.map(({ name }) => name)).toEqual(['Cats']);
  expect(table.selectRows(root(state), '1')?.map(({ name }) => name)).toEqual(['Zebras']);
});

test('a row keeps what an answer leaves out and takes what it brings', () => {
  const state = after(one, answered('profile', '1', { teams: [{ key: 'b', name: 'Brown Bears' }] }));
  expect(table.selectRow(root(state), 'b')).toEqual({ key: 'b', name: 'Brown Bears', wins: 1 });
  expect(table.selectRows(root(state), '1')).toHaveLength(2);
  expect(table.selectRow(root(state), 'x')).toBeUndefined();
});

test('a newer answer drops the rows that it no longer has from the list', () => {
  const state = after(one, answered('standings', '1', { teams: [{ key: 'a', name: 'Ants' }] }));
  expect(table.selectRows(root(state), '1')?.map(({ key }) => key)).toEqual(['a']);
});

test('an answer without a body changes nothing', () => {
  const state = after(one);
  expect(table.reducer(state, answered('standings', '1', null))).toBe(state);
});

test('the rows are the same array while nothing of the table changes, for two stores too', () => {
  const [first, second] = [root(after(one)), root(after(one))];
  const rows = table.selectRows(first, '1');
  expect(table.selectRows(first, '1')).toBe(rows);
  expect(table.selectRows(root(table.reducer(first.entities.teams, { type: 'other' })), '1')).toBe(rows);
  expect(table.selectRows(second, '1')).toEqual(rows);
  expect(table.selectRows(root(after(one, two)), '1')).toEqual(rows);
});
