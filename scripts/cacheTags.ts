/** Generates the cache tags of the endpoints from the contract's extensions (openapi/README.md). */
import { operationsOf, type Contract, type Operation } from './contract';

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
 * A client module with all cache tags, and those of a league's pages.
 * @throws Error for an operation with a tag that `x-cache-tags` lacks
 */
export function cacheTagsModule(contract: Contract): string {
  const { league, other } = contract['x-cache-tags'];
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
  const runs = operationsOf(contract).filter((operation) => operation['x-run-invalidates']);
  const tags = Object.fromEntries(runs.map(({ operationId, 'x-run-invalidates': changed }) => [operationId, changed]));
  return `export const runTags = ${JSON.stringify(tags, null, 2)} as const;\n`;
}
