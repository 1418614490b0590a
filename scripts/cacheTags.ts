/**
 * Generates the cache tags of the endpoints from the contract's `x-provides`, `x-invalidates`, `x-invalidates-refused`, `x-run-invalidates`
 * and `x-has-trial`.
 */
import { operationsOf as every, type Contract, type Operation } from './contract';

const extensions = ['x-provides', 'x-invalidates', 'x-invalidates-refused', 'x-run-invalidates'] as const;
type Tagged = Operation & Partial<Record<(typeof extensions)[number], string[]>> & { 'x-has-trial'?: boolean };
type Document = Contract & { 'x-cache-tags': { league: string[]; other: string[] } };

const json = (value: unknown) => JSON.stringify(value);

function cacheTagsOf(operation: Tagged): string | null {
  const { 'x-provides': provided, 'x-invalidates': done = [], 'x-invalidates-refused': refused = [] } = operation;
  if (provided) return `providesTags: ${json(provided)}`;
  const changed = operation['x-run-invalidates'];
  if (changed) return `invalidatesTags: afterRun(${json(changed)})`;
  const tags = refused.length > 0 ? [done, refused] : [done];
  const helper = operation['x-has-trial'] ? 'afterTrial' : 'after';
  return done.length + refused.length > 0 ? `invalidatesTags: ${helper}(${tags.map(json).join(', ')})` : null;
}

const operationsOf = (contract: Contract) => every(contract) as Tagged[];

/** What a slice file adds to give the endpoints of a contract's tag their cache tags; its imports come first. */
export function addCacheTags(slice: string, contract: Contract, tag: string): string {
  const endpoints = operationsOf(contract)
    .filter(({ tags }) => tags?.includes(tag))
    .flatMap((operation) => {
      const tags = cacheTagsOf(operation);
      return tags ? [`    ${operation.operationId}: { ${tags} },\n`] : [];
    });
  const helpers = ['after', 'afterRun', 'afterTrial'].filter((name) =>
    endpoints.some((endpoint) => endpoint.includes(` ${name}(`)),
  );
  const imports = helpers.map((name) => `import { ${name} } from "../${name}";\n`);
  return `${imports.join('')}${slice}\ninjectedRtkApi.enhanceEndpoints({\n  endpoints: {\n${endpoints.join('')}  },\n});\n`;
}

/**
 * A client module with all cache tags, those of a league's pages, and what the run of each maintenance call changes.
 * @throws Error for an operation with a tag that `x-cache-tags` lacks
 */
export function cacheTagsModule(contract: Contract): string {
  const { league, other } = (contract as Document)['x-cache-tags'];
  for (const operation of operationsOf(contract)) {
    const unknown = extensions.flatMap((name) => operation[name] ?? []).filter((tag) => ![...league, ...other].includes(tag));
    if (unknown.length > 0) throw new Error(`x-cache-tags lacks ${unknown.join(', ')} of ${operation.operationId}.`);
  }
  return [
    `export const leagueTags = ${json(league)} as const;\n`,
    `export const tagTypes = [...leagueTags, ...${json(other)}] as const;\n`,
    'export type Tag = (typeof tagTypes)[number];\n',
  ].join('');
}

/** A client module with what the run of each maintenance call invalidates, by operationId. */
export function runTagsModule(contract: Contract): string {
  const runs = operationsOf(contract).flatMap((operation) => {
    const changed = operation['x-run-invalidates'];
    return changed ? [[operation.operationId, changed]] : [];
  });
  return `export const runTags = ${JSON.stringify(Object.fromEntries(runs), null, 2)} as const;\n`;
}
