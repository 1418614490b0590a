import { createTable, entriesRemoved, feed } from '../../src/entities/createTable';

type Team = { key: string; name?: string; wins?: number };
type Payload = { teams: Team[] } | null;
type Arg = { type: string; queryCacheKey: string; originalArgs: { leagueId: string } };
type Action = { type: string; payload: Payload; meta: { arg: Arg } };

const endpoint = (type: string) => ({ matchFulfilled: (action: unknown): action is Action => (action as Action).type === type });
const answered = (type: string, leagueId: string, payload: Payload) => ({
  type,
  payload,
  meta: { arg: { type: 'query', queryCacheKey: `${type} ${leagueId}`, originalArgs: { leagueId } } },
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

test('a list is undefined until there is a response, and then in the response’s order', () => {
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

test('an equal response changes no reference, and a list is another array only if one of its rows is another', () => {
  const state = after(one, two);
  const [rows, others] = ['1', '2'].map((list) => table.selectRows(root(state), list));
  expect(table.reducer(state, structuredClone(one))).toBe(state);
  const changed = answered('profile', '1', { teams: [{ key: 'c', name: 'Big Cats' }] });
  const next = table.reducer(state, changed);
  expect(table.selectRows(root(next), '2')).not.toBe(others);
  expect(table.selectRows(root(next), '1')).toBe(rows);
  const reordered = table.reducer(next, answered('standings', '1', { teams: one.payload!.teams.toReversed() }));
  expect(table.selectRows(root(reordered), '1')).toEqual(rows!.toReversed());
  expect(reordered.entities).toBe(next.entities);
});

test('two stores keep their own rows', () => {
  const [first, second] = [root(after(one)), root(after(answered('standings', '1', { teams: [{ key: 'b', name: 'Bulls' }] })))];
  const rows = table.selectRows(first, '1');
  expect(table.selectRows(second, '1')).toEqual([{ key: 'b', name: 'Bulls' }]);
  expect(table.selectRows(first, '1')).toBe(rows);
});

test('the rows and the list of a removed query go, but for what another query brought too', () => {
  const profile = answered('profile', '1', { teams: [{ key: 'a', name: 'Ants' }] });
  const state = after(one, two, profile);
  const next = table.reducer(state, entriesRemoved(['standings 1', 'of no table']));
  expect(next.ids).toEqual(['a', 'c']);
  expect(table.selectRows(root(next), '1')).toBeUndefined();
  expect(table.selectRows(root(next), '2')).toHaveLength(1);
  const empty = table.reducer(next, entriesRemoved(['profile 1', 'standings 2']));
  expect(empty).toEqual(table.reducer(undefined, { type: 'start' }));
  expect(table.reducer(state, entriesRemoved(['of no table']))).toBe(state);
});

test('the rows that a mutation brought to a query’s list go with the query', () => {
  const mutation = answered('standings', '1', { teams: [{ key: 'z' }] });
  Object.assign(mutation.meta.arg, { type: 'mutation', queryCacheKey: undefined });
  const state = table.reducer(after(one, mutation), entriesRemoved(['standings 1']));
  expect([state.ids, state.lists]).toEqual([[], {}]);
});
