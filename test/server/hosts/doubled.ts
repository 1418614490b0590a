/** Responses in which the rows of one list are there twice. */

type Json = Record<string, unknown>;

/** Fields whose values differ in the second copy of a row; they are in no key. */
const figures = new Set(
  ['score', 'points', 'result', 'pf', 'h2hw', 'wins', 'fpts', 'display_name', 'comments', 'rank', 'averagePick'].concat([
    'bye_week',
    'lastBidTime',
    'birthdate',
    'custom_points',
    'seed',
    'p',
    'limit',
    'startWeek',
    'amount',
    'total_rosters',
  ]),
);

/** A copy of a value whose figures differ. */
const changed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(changed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, figures.has(name) && typeof part !== 'object' ? '1' : changed(part)]),
  );
};

/** The paths of the lists of rows in a response; one row of MyFantasyLeague is a list of one. */
function listsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value) && value.every((row) => typeof row === 'object');
  return [...(isList ? [path] : []), ...Object.entries(value).flatMap(([name, part]) => listsOf(part, [...path, name]))];
}

/** A list with every row twice. */
function withTwice(response: unknown, path: string[], copy: (row: unknown) => unknown): unknown {
  const all = { response: structuredClone(response) } as Json;
  const parents = ['response', ...path];
  const last = parents.pop()!;
  const parent = parents.reduce<Json>((each, name) => each[name] as Json, all);
  const rows = parent[last] as unknown[];
  parent[last] = [...rows, ...rows.map(copy)];
  return all.response;
}

/**
 * Every list of the responses, with every row twice: as it is, and with other figures where it has any and a row `hasKey`.
 * @returns what is doubled, and the responses
 */
export const doubledLists = <Responses extends Json>(
  responses: Responses,
  hasKey: (path: string) => boolean,
): [what: string, responses: Responses][] =>
  Object.entries(responses).flatMap(([name, response]) =>
    listsOf(response).flatMap((path): [string, Responses][] => {
      const what = `${name}: ${path.join('.')}`;
      const copies: [string, Responses][] = [[what, { ...responses, [name]: withTwice(response, path, (row) => row) }]];
      const other = withTwice(response, path, changed);
      if (hasKey(what)) copies.push([`${what}, with other figures`, { ...responses, [name]: other }]);
      return copies;
    }),
  );
