/**
 * Generates code from the contract: one RTK Query slice file per tag, the entity tables, the types, the shapes of the responses, and the list
 * of the server's handlers. With --check it writes nothing and fails if a file differs from the contract.
 */
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTS, { astToString } from 'openapi-typescript';
import { addCacheTags, cacheTagsModule, runTagsModule } from './cacheTags';
import { readContract, type Operation } from './contract';
import { entityTables, sliceName } from './entityTables';
import { responseShapes } from './responseShapes';
import { queryParameters } from './queryParameters';
import { mergeTwins } from './twins';

const root = resolve(import.meta.dirname ?? join(fileURLToPath(import.meta.url), '..'), '..');
const schemaFile = join(root, 'openapi/openapi.yaml');
const contract = readContract(await readFile(schemaFile, 'utf8'));

/** The session sends the token calls to the client host, events are a stream, and health is for operators. */
const withoutSlice = ['Events', 'Health', 'Token'];
const tags = contract.tags.filter(({ name }) => !withoutSlice.includes(name));
const operations = contract.operations.filter(({ tag }) => !withoutSlice.includes(tag));
const [first, ofPages] = [true, false].map((isFirst) =>
  tags.flatMap(({ name, 'x-loads-first': loadsFirst = false }) => (loadsFirst === isFirst ? [name] : [])).sort(),
) as [string[], string[]];

type File = [path: string, text: string];

/** GETs that write, or whose response must not stay in the store, are mutations. */
const writes = (_name: string, { operation }: { operation: object }) =>
  ['x-invalidates', 'x-run-invalidates', 'x-untracked'].some((extension) => extension in operation);

async function slice({ name: tag }: { name: string }): Promise<File> {
  const text = await generateEndpoints({
    schemaFile,
    apiFile: '../baseApi',
    apiImport: 'baseApi',
    exportName: `${sliceName(tag)}Api`,
    filterEndpoints: (_, { operation }) => operation.tags?.includes(tag) ?? false,
    endpointOverrides: [{ pattern: writes, type: 'mutation' }],
    argSuffix: 'Arg',
    responseSuffix: 'Response',
    hooks: true,
  });
  const ofTag = operations.filter((operation) => operation.tag === tag);
  return [`api/generated/${sliceName(tag)}.gen.ts`, addCacheTags(mergeTwins(text ?? '', contract), ofTag)];
}

/** The slices that load first, with their hooks. */
function hookExports(): string {
  const lines = first.map((tag) => {
    const text = slices.get(`api/generated/${sliceName(tag)}.gen.ts`)!;
    const hooks = /export const \{([^}]*)\}\s*=\s*injectedRtkApi;/.exec(text)?.[1]?.match(/\w+/g) ?? [];
    return `export { ${[`${sliceName(tag)}Api`, ...hooks].join(', ')} } from './${sliceName(tag)}.gen';\n`;
  });
  return lines.join('');
}

/** Whether a response may feed a table. Of a maintenance call the response is not checked: whatever another server responds, the call is done. */
const isChecked = ({ isTwin, method, path, ...operation }: Operation) =>
  !isTwin && !(method === 'get' && path.startsWith('/api/Admin/') && !('x-reads' in operation));

/** The server's handlers: one object with those of every file in `server/http/handlers`. */
async function handlerList(): Promise<string> {
  const handlers = join(root, 'server/http/handlers');
  const found = (await readdir(handlers)).sort().map(async (file) => {
    const name = /^export const (\w+Handlers)\b/m.exec(await readFile(join(handlers, file), 'utf8'))?.[1];
    return name ? [{ name, from: `../handlers/${file.replace(/\.ts$/, '')}` }] : [];
  });
  const modules = (await Promise.all(found)).flat();
  return [
    "import type { Handlers, OperationId } from '../operations';\n",
    ...modules.map(({ name, from }) => `import { ${name} } from '${from}';\n`),
    `\nexport const handlers: Handlers<OperationId> = {\n${modules.map(({ name }) => `  ...${name},\n`).join('')}};\n`,
  ].join('');
}

const check = process.argv.includes('--check');
const slices = new Map(await Promise.all(tags.map(slice)));
const clientFiles: File[] = [
  ...slices,
  ['api/generated/hooks.gen.ts', hookExports()],
  ['entities/generated/tables.gen.ts', entityTables(contract, first, false)],
  ...ofPages.map((tag): File => [`entities/generated/${sliceName(tag)}Tables.gen.ts`, entityTables(contract, [tag], true)]),
  ['api/generated/schema.gen.d.ts', astToString(await openapiTS(new URL(`file://${schemaFile}`)))],
  ['api/generated/shapes.gen.ts', responseShapes(contract, operations.filter(isChecked))],
  ['api/generated/queryParameters.gen.ts', queryParameters(operations)],
  ['api/generated/cacheTags.gen.ts', cacheTagsModule(contract)],
  ['api/generated/runTags.gen.ts', runTagsModule(contract)],
];
const files = new Map([
  ...clientFiles.filter(([, text]) => text !== '').map(([file, text]) => [`src/${file}`, text] as const),
  ['server/http/generated/handlers.gen.ts', await handlerList()],
]);
const filesIn = async (folder: string) =>
  (await readdir(join(root, folder), { recursive: true })).map((file) => join(folder, file));
const present = (await Promise.all(['src', 'server'].map(filesIn))).flat().filter((file) => file.includes('/generated/'));
const drift: string[] = present.filter((file) => !files.has(file));
for (const [file, text] of files) {
  const now = present.includes(file) ? await readFile(join(root, file), 'utf8') : '';
  if (now === text) continue;
  drift.push(file);
  if (!check) await writeFile(join(root, file), text);
}
if (!check) await Promise.all(present.filter((file) => !files.has(file)).map((file) => rm(join(root, file))));
if (check && drift.length > 0) {
  console.error(`Not what openapi/openapi.yaml says: ${drift.join(', ')}. Run: npm run api`);
  process.exit(1);
}
console.log(`${files.size} generated files ${check ? 'agree with' : 'made from'} openapi/openapi.yaml (${drift.length} changed)`);
