import { createTable, entriesRemoved, feed, responsesPreloaded } from '../../src/entities/createTable';

type Team = { key: string; name?: string; wins?: number };
type Payload = { teams: Team[] } | null;
type Arg = { endpointName: string; queryCacheKey: string; originalArgs: { leagueId: string } };
type Action = { type: string; payload: Payload; meta: { arg: Arg } };

const endpoint = (name: string) => ({
  name,
  matchFulfilled: (action: unknown): action is Action => (action as Action).type === name,
});
const responded = (type: string, leagueId: string, payload: Payload) => ({
  type,
  payload,
  meta: {
    requestId: '1',
    requestStatus: 'fulfilled',
    arg: { endpointName: type, queryCacheKey: `${type} ${leagueId}`, originalArgs: { leagueId } },
  },
});

const feeds = [
  feed(endpoint('standings'), (response, { leagueId }: Arg['originalArgs']) => ({ list: leagueId, rows: response!.teams })),
  feed(endpoint('profile'), (response) => ({ rows: response!.teams })),
];
const table = createTable<Team>('teams', feeds, { merge: true });
type State = ReturnType<typeof table.reducer>;
const after = (...actions: ReturnType<typeof responded>[]) =>
  actions.reduce<State | undefined>((state, action) => table.reducer(state, action), undefined)!;
const root = (state: State) => ({ entities: { teams: state } });

const one = responded('standings', '1', {
  teams: [
    { key: 'b', name: 'Bears', wins: 1 },
    { key: 'a', name: 'Ants' },
  ],
});
const two = responded('standings', '2', { teams: [{ key: 'c', name: 'Cats' }] });

test('a list is undefined until there is a response, and then in the response’s order', () => {
  const state = after(one);
  expect(table.selectRows(root(state), '2')).toBeUndefined();
  expect(table.selectRows(root(state), '1')?.map(({ key }) => key)).toEqual(['b', 'a']);
  expect(table.selectRows(root(after(responded('standings', '3', { teams: [] }))), '3')).toEqual([]);
});

test('league 1, 2 and 1 again without a second response: each list stays', () => {
  const state = after(one, two);
  expect(table.selectRows(root(state), '1')?.map(({ name }) => name)).toEqual(['Bears', 'Ants']);
  expect(table.selectRows(root(state), '2')?.map(({ name }) => name)).toEqual(['Cats']);
});

test('a late response of the previous league does not overwrite another league’s list', () => {
  const late = responded('standings', '1', { teams: [{ key: 'z', name: 'Zebras' }] });
  const state = after(one, two, late);
  expect(table.selectRows(root(state), '2')?.map(({ name }) => name)).toEqual(['Cats']);
  expect(table.selectRows(root(state), '1')?.map(({ name }) => name)).toEqual(['Zebras']);
});

test('a row with parts of several calls keeps fields that a response omits and takes those it has', () => {
  const state = after(one, responded('profile', '1', { teams: [{ key: 'b', name: 'Brown Bears' }] }));
  expect(table.selectRow(root(state), 'b')).toEqual({ key: 'b', name: 'Brown Bears', wins: 1 });
  expect(table.selectRows(root(state), '1')).toHaveLength(2);
  expect(table.selectRow(root(state), 'x')).toBeUndefined();
});

test('any other row loses what a newer response omits', () => {
  const { reducer } = createTable<Team>('otherTeams', feeds);
  const before = reducer(undefined, one);
  const { entities } = reducer(before, responded('standings', '1', { teams: [{ key: 'b', name: 'Bears' }] }));
  expect(entities.b).toEqual({ key: 'b', name: 'Bears' });
});

test('a newer response drops the rows that it no longer has from the list', () => {
  const state = after(one, responded('standings', '1', { teams: [{ key: 'a', name: 'Ants' }] }));
  expect(table.selectRows(root(state), '1')?.map(({ key }) => key)).toEqual(['a']);
});

test('preloaded responses fill the table as they did when they came', () => {
  const profile = responded('profile', '1', { teams: [{ key: 'b', name: 'Brown Bears' }] });
  const queries = [one, two, profile, responded('standings', '3', null)].map(({ type, payload, meta: { arg } }) => [
    arg.queryCacheKey,
    { endpointName: type, originalArgs: arg.originalArgs, data: payload },
  ]);
  expect(table.reducer(undefined, responsesPreloaded(Object.fromEntries(queries)))).toEqual(after(one, two, profile));
});

test('a response without a body changes nothing', () => {
  const state = after(one);
  expect(table.reducer(state, responded('standings', '1', null))).toBe(state);
});

test('an equal response changes no reference; a list is a new array only if one of its rows changed', () => {
  const state = after(one, two);
  const [rows, others] = ['1', '2'].map((list) => table.selectRows(root(state), list));
  expect(table.reducer(state, structuredClone(one))).toBe(state);
  const changed = responded('profile', '1', { teams: [{ key: 'c', name: 'Big Cats' }] });
  const next = table.reducer(state, changed);
  expect(table.selectRows(root(next), '2')).not.toBe(others);
  expect(table.selectRows(root(next), '1')).toBe(rows);
  const reordered = table.reducer(next, responded('standings', '1', { teams: one.payload!.teams.toReversed() }));
  expect(table.selectRows(root(reordered), '1')).toEqual(rows!.toReversed());
  expect(reordered.entities).toBe(next.entities);
});

test('two stores keep their own rows', () => {
  const [first, second] = [root(after(one)), root(after(responded('standings', '1', { teams: [{ key: 'b', name: 'Bulls' }] })))];
  const rows = table.selectRows(first, '1');
  expect(table.selectRows(second, '1')).toEqual([{ key: 'b', name: 'Bulls' }]);
  expect(table.selectRows(first, '1')).toBe(rows);
});

test('a removed query removes its list and rows, except rows that another query brought too', () => {
  const profile = responded('profile', '1', { teams: [{ key: 'a', name: 'Ants' }] });
  const state = after(one, two, profile);
  const next = table.reducer(state, entriesRemoved(['standings 1', 'of no table']));
  expect(next.ids).toEqual(['a', 'c']);
  expect(table.selectRows(root(next), '1')).toBeUndefined();
  expect(table.selectRows(root(next), '2')).toHaveLength(1);
  const empty = table.reducer(next, entriesRemoved(['profile 1', 'standings 2']));
  expect(empty).toEqual({ ids: [], entities: {}, lists: {}, sources: {}, fields: next.fields });
  expect(table.reducer(state, entriesRemoved(['of no table']))).toBe(state);
});

test('rows that a mutation added to a query’s list are removed with the query', () => {
  const mutation = responded('standings', '1', { teams: [{ key: 'z' }] });
  Object.assign(mutation.meta.arg, { type: 'mutation', queryCacheKey: undefined });
  const state = table.reducer(after(one, mutation), entriesRemoved(['standings 1']));
  expect([state.ids, state.lists]).toEqual([[], {}]);
});
