/**
 * Generates code from the contract: one RTK Query slice file per tag, the types, the shapes of the responses, and the list of the server's
 * handlers. With --check it writes nothing and fails if a file differs from the contract.
 *
 * `withoutSlice` lists the tags that have no slice.
 */
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { addCacheTags, cacheTagsModule, runTagsModule } from './cacheTags';
import { type Contract, type Operation } from './contract';
import { entityTables, sliceName } from './entityTables';
import { responseShapes } from './responseShapes';
import { queryParameters } from './queryParameters';
import { mergeTwins, twinsOf } from './twins';

const root = resolve(import.meta.dirname ?? join(fileURLToPath(import.meta.url), '..'), '..');
const contract = join(root, 'openapi/openapi.yaml');
const document = parse(await readFile(contract, 'utf8')) as Contract;
const { twins } = twinsOf(document);

/** The session sends the token calls to the client host, events are a stream, and health is for operators. */
const withoutSlice = ['Events', 'Health', 'Token'];
const tags = document.tags
  .map(({ name }) => name)
  .filter((name) => !withoutSlice.includes(name))
  .sort();

/** The slices that load with the only pages that need them, by the module of their hooks. */
const pageTags = {
  accountsHooks: ['Accounts'],
  adminHooks: ['Admin'],
  directoryHooks: ['Directory'],
  draftPickHooks: ['DraftPicks'],
  eventTicketHooks: ['EventTickets'],
  gameHooks: ['Games', 'Rules'],
  invitationHooks: ['Invitations'],
  keeperDeskHooks: ['KeeperDesk'],
  keeperHooks: ['KeeperChanges'],
  leaguesHooks: ['Leagues'],
  leagueSettingsHooks: ['LeagueSettings'],
  pickTradeHooks: ['PickTrades'],
  rookieHooks: ['Rookies'],
  searchHooks: ['Search'],
  sessionHooks: ['Passkeys', 'SecondFactor', 'Sessions'],
};
const commonTags = tags.filter((tag) => !Object.values(pageTags).flat().includes(tag));
const modules = Object.entries({ hooks: commonTags, ...pageTags });

type File = [path: string, text: string];

/** GETs that write, or whose response must not stay in the store, are mutations. */
const writes = (_name: string, { operation }: { operation: object }) =>
  ['x-invalidates', 'x-run-invalidates', 'x-untracked'].some((extension) => extension in operation);

async function slice(tag: string): Promise<File> {
  const name = sliceName(tag);
  const text = await generateEndpoints({
    schemaFile: contract,
    apiFile: '../baseApi',
    apiImport: 'baseApi',
    exportName: `${name}Api`,
    filterEndpoints: (_, { operation }) => operation.tags?.includes(tag) ?? false,
    endpointOverrides: [{ pattern: writes, type: 'mutation' }],
    argSuffix: 'Arg',
    responseSuffix: 'Response',
    hooks: true,
  });
  return [`api/generated/${name}.gen.ts`, addCacheTags(mergeTwins(text ?? '', document), document, tag)];
}

/** A module that exports slices and their hooks to the application. */
function hookExports(name: string, ofModule: string[]): File {
  const lines = ofModule.map((tag) => {
    const text = slices.get(`api/generated/${sliceName(tag)}.gen.ts`)!;
    const hooks = /export const \{([^}]*)\}\s*=\s*injectedRtkApi;/.exec(text)?.[1]?.match(/\w+/g) ?? [];
    return `export { ${[`${sliceName(tag)}Api`, ...hooks].join(', ')} } from './${sliceName(tag)}.gen';\n`;
  });
  return [`api/generated/${name}.gen.ts`, lines.join('')];
}

/** The entity tables of the slices of a module of hooks. */
const tablesOf = (name: string, ofModule: string[]): File => [
  `entities/generated/${name.replace(/[hH]ooks/, (word) => (word === 'hooks' ? 'tables' : 'Tables'))}.gen.ts`,
  entityTables(document, ofModule, name !== 'hooks'),
];

/** The responses that feed a table, without those of maintenance calls: whatever another server responds, the call is done. */
const isChecked = (path: string, method: string, operation: Operation) =>
  operation.tags?.some((tag) => tags.includes(tag)) === true &&
  !twins.has(operation.operationId) &&
  !(method === 'get' && path.startsWith('/api/Admin/') && !('x-reads' in operation));

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
const clientFiles = [
  ...slices,
  ...modules.map(([name, ofModule]) => hookExports(name, ofModule)),
  ...modules.map(([name, ofModule]) => tablesOf(name, ofModule)).filter(([, text]) => text !== ''),
  ['api/generated/schema.gen.d.ts', astToString(await openapiTS(new URL(`file://${contract}`)))],
  ['api/generated/shapes.gen.ts', responseShapes(document, isChecked)],
  [
    'api/generated/queryParameters.gen.ts',
    queryParameters(document, [...commonTags, ...pageTags.directoryHooks, ...pageTags.gameHooks, ...pageTags.rookieHooks]),
  ],
  ['api/generated/cacheTags.gen.ts', cacheTagsModule(document)],
  ['api/generated/runTags.gen.ts', runTagsModule(document)],
] as const;
const files = new Map([
  ...clientFiles.map(([file, text]) => [`src/${file}`, text] as const),
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
