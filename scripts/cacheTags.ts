/** Generates the cache tags of the endpoints from the contract's extensions (openapi/README.md). */
import type { Contract, Operation } from './contract';

const extensions = ['x-provides', 'x-invalidates', 'x-invalidates-refused', 'x-run-invalidates'] as const;

const json = (value: unknown) => JSON.stringify(value);

function cacheTagsOf(operation: Operation): string | null {
  const { 'x-provides': provided, 'x-invalidates': done = [], 'x-invalidates-refused': refused = [] } = operation;
  if (provided) return `providesTags: ${json(provided)}`;
  const changed = operation['x-run-invalidates'];
  if (changed) return `invalidatesTags: afterRun(${json(changed)})`;
  const tags = refused.length > 0 ? [done, refused] : [done];
  const helper = operation['x-has-trial'] ? 'afterTrial' : 'after';
  return done.length + refused.length > 0 ? `invalidatesTags: ${helper}(${tags.map(json).join(', ')})` : null;
}

/** A slice whose endpoints have their cache tags. */
export function addCacheTags(slice: string, operations: Operation[]): string {
  const endpoints = operations.flatMap((operation) => {
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
 * A client module with all cache tags, and those of a league's pages.
 * @throws Error for an operation with a tag that `x-cache-tags` lacks
 */
export function cacheTagsModule({ 'x-cache-tags': { league, other }, operations }: Contract): string {
  for (const operation of operations) {
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
export function runTagsModule({ operations }: Contract): string {
  const runs = operations.flatMap(({ operationId, 'x-run-invalidates': tags }) => (tags ? [[operationId, tags]] : []));
  return `export const runTags = ${JSON.stringify(Object.fromEntries(runs), null, 2)} as const;\n`;
}
