/** Generates code from the contract (openapi/README.md). With --check it writes nothing, and fails if a file differs from the contract. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTS, { astToString } from 'openapi-typescript';
import { contract, contractFile, operations, platformRequests, resolve, type Operation, type Parameter } from './contract';
import { entityTables } from './entityTables';
import { shapeOf } from './responseShapes';

process.chdir(join(import.meta.dirname, '..'));
const [api, entities, server] = ['src/api/generated', 'src/entities/generated', 'server/http/generated'] as const;

/** The session sends the token calls to the client host, events are a stream, and health is for operators. */
const withoutSlice = ['Events', 'Health', 'Token'];
const tags = contract.tags.map(({ name }) => name).filter((name) => !withoutSlice.includes(name));
const ofTag = (tag: string) => operations.filter((operation) => operation.tags[0] === tag);

/** GETs that write, or whose response must not stay in the store, are mutations. */
const isMutation = (operation: Operation) =>
  operation.method !== 'get' || 'x-invalidates' in operation || 'x-untracked' in operation;
const endpointOverrides = operations.map((operation) => ({
  pattern: operation.operationId,
  type: isMutation(operation) ? ('mutation' as const) : ('query' as const),
  providesTags: operation['x-provides'],
}));

/** A constant with a value of each operation, by operationId. */
const constant = (name: string, list: Operation[], valueOf: (operation: Operation) => unknown) => {
  const values = Object.fromEntries(list.map((operation) => [operation.operationId, valueOf(operation)]));
  return `export const ${name} = ${JSON.stringify(values, null, 2)} as const;\n`;
};

/** The endpoints and hooks of a tag's operations, with their cache tags. */
async function slice(name: string, tag: string, schemaFile: string): Promise<string> {
  const text = await generateEndpoints({
    schemaFile,
    apiFile: '../baseApi',
    apiImport: 'baseApi',
    exportName: `${name}Api`,
    filterEndpoints: (_, { operation }) => operation.tags?.includes(tag) ?? false,
    endpointOverrides,
    argSuffix: 'Arg',
    responseSuffix: 'Response',
    hooks: true,
  });
  const mutations = ofTag(tag).filter((operation) => 'x-invalidates' in operation);
  if (mutations.length === 0) return text!;
  const invalidations = constant(`${name}Invalidations`, mutations, (operation) => operation['x-invalidates']);
  return `import { addInvalidations } from "../invalidations";\n${text}${invalidations}addInvalidations(${name}Invalidations);\n`;
}

/** The shapes of responses. Of a maintenance call it is not checked: whatever another server responds, the call is done. */
const checked = tags.flatMap(ofTag).filter((operation) => operation.response && !operation['x-invalidates']?.run);
const shapes = constant('shapes', checked, ({ response }) => shapeOf(response!));

/** The parameters of the public queries. A route's loader builds a query's argument from the route's parameters. */
const publicQueries = tags.flatMap(ofTag).filter((operation) => operation.method === 'get' && !('x-requires' in operation));
const kindOf = ({ name, schema }: Parameter) => [name, resolve(schema).type === 'integer' ? 'number' : 'string'];
const queryParameters = constant('queryParameters', publicQueries, ({ parameters }) =>
  Object.fromEntries(parameters.map(kindOf)),
);

/** The server's handlers: one object with those of every file in `server/http/handlers`. */
function handlers(): string {
  const folder = 'server/http/handlers';
  const found = readdirSync(folder).flatMap((file) => {
    const name = /^export const (\w+Handlers)\b/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
    return name ? [{ name, module: basename(file, '.ts') }] : [];
  });
  return [
    "import type { Handlers, OperationId } from '../operations';\n",
    ...found.map(({ name, module }) => `import { ${name} } from '../handlers/${module}';\n`),
    `\nexport const handlers: Handlers<OperationId> = {\n${found.map(({ name }) => `  ...${name},\n`).join('')}};\n`,
  ].join('');
}

const files = new Map([
  [`${api}/schema.gen.d.ts`, astToString(await openapiTS(contractFile))],
  [`${api}/shapes.gen.ts`, shapes],
  [`${api}/queryParameters.gen.ts`, queryParameters],
  [`${api}/platformRequests.gen.ts`, `export const platformRequests = ${JSON.stringify(platformRequests, null, 2)} as const;\n`],
  [`${server}/handlers.gen.ts`, handlers()],
]);
const schemaFile = join(tmpdir(), `contract-${process.pid}.json`);
writeFileSync(schemaFile, JSON.stringify(contract));
for (const tag of tags) {
  const name = tag[0]!.toLowerCase() + tag.slice(1);
  files.set(`${api}/${name}.gen.ts`, await slice(name, tag, schemaFile));
  const withRows = ofTag(tag).filter((operation) => operation['x-rows']);
  if (withRows.length > 0) files.set(`${entities}/${name}Tables.gen.ts`, entityTables(name, withRows));
}
rmSync(schemaFile);

const paths = [api, entities, server].flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
const present = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
const drift = [...new Set([...paths, ...files.keys()])].filter((path) => present.get(path) !== files.get(path));
const check = process.argv.includes('--check');
if (check && drift.length > 0) {
  console.error(`Not what openapi/openapi.yaml says: ${drift.join(', ')}. Run: npm run api`);
  process.exit(1);
}
for (const path of drift)
  if (files.has(path)) writeFileSync(path, files.get(path)!);
  else rmSync(path);
console.log(`${files.size} generated files ${check ? 'agree with' : 'made from'} openapi/openapi.yaml (${drift.length} changed)`);
