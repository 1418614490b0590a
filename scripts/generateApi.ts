/**
 * Generates code from the contract: one RTK Query slice file per tag, the types, and the shapes of the responses. With --check it writes
 * nothing and fails if a file differs from the contract.
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
import { responseShapes, type Contract, type Operation } from './responseShapes';
import { queryParameters } from './queryParameters';

const root = resolve(import.meta.dirname ?? join(fileURLToPath(import.meta.url), '..'), '..');
const contract = join(root, 'openapi/openapi.yaml');
const folder = join(root, 'src/api/generated');
const document = parse(await readFile(contract, 'utf8')) as Contract & { tags: { name: string }[] };

/** The session sends the token calls to the client host, events are a stream, and health is for operators. */
const withoutSlice = ['Events', 'Health', 'Token'];
const tags = document.tags
  .map(({ name }) => name)
  .filter((name) => !withoutSlice.includes(name))
  .sort();

/** The slices that load with the only page that needs them, by the module of their hooks. */
const pageTags = {
  'accountsHooks.gen.ts': ['Accounts'],
  'adminHooks.gen.ts': ['Admin'],
  'eventTicketHooks.gen.ts': ['EventTickets'],
  'gameHooks.gen.ts': ['Games', 'Rules'],
  'invitationHooks.gen.ts': ['Invitations'],
  'keeperHooks.gen.ts': ['KeeperChanges'],
  'leaguesHooks.gen.ts': ['Leagues'],
  'leagueSettingsHooks.gen.ts': ['LeagueSettings'],
  'sessionHooks.gen.ts': ['Passkeys', 'SecondFactor', 'Sessions'],
};
const isOfPage = (tag: string) => Object.values(pageTags).some((ofPage) => ofPage.includes(tag));

/** GETs that write, or whose response must not stay in the store, are mutations. */
const writes = (_name: string, { operation }: { operation: object }) =>
  ['x-invalidates', 'x-run-invalidates', 'x-untracked'].some((extension) => extension in operation);

async function slice(tag: string): Promise<[file: string, text: string]> {
  const name = tag[0]!.toLowerCase() + tag.slice(1);
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
  return [`${name}.gen.ts`, addCacheTags(text ?? '', document, tag)];
}

/** A module that exports slices and their hooks to the application. */
function hookExports(file: string, slices: [file: string, text: string][]): [file: string, text: string] {
  const lines = slices.map(([file, text]) => {
    const api = /export \{ injectedRtkApi as (\w+) \}/.exec(text)?.[1];
    const hooks = /export const \{([^}]*)\}\s*=\s*injectedRtkApi;/.exec(text)?.[1]?.match(/\w+/g) ?? [];
    return `export { ${[api, ...hooks].join(', ')} } from './${file.replace('.ts', '')}';\n`;
  });
  return [file, lines.join('')];
}

async function types(): Promise<[file: string, text: string]> {
  return ['schema.gen.d.ts', astToString(await openapiTS(new URL(`file://${contract}`)))];
}

/** The responses that feed a table, without those of maintenance calls: whatever another server responds, the call is done. */
const isChecked = (path: string, method: string, operation: Operation) =>
  operation.tags?.some((tag) => tags.includes(tag)) === true &&
  !(method === 'get' && path.startsWith('/api/Admin/') && !('x-reads' in operation));

const shapes = (): [file: string, text: string] => ['shapes.gen.ts', responseShapes(document, isChecked)];

function parameters(): [file: string, text: string] {
  const text = queryParameters(
    document,
    tags.filter((tag) => !isOfPage(tag)),
  );
  return ['queryParameters.gen.ts', text];
}

const check = process.argv.includes('--check');
const slices = await Promise.all(tags.map(slice));
const files = new Map([
  ...slices,
  hookExports(
    'hooks.gen.ts',
    slices.filter((_, index) => !isOfPage(tags[index]!)),
  ),
  ...Object.entries(pageTags).map(([file, ofPage]) =>
    hookExports(
      file,
      slices.filter((_, index) => ofPage.includes(tags[index]!)),
    ),
  ),
  await types(),
  shapes(),
  parameters(),
  ['cacheTags.gen.ts', cacheTagsModule(document)],
  ['runTags.gen.ts', runTagsModule(document)],
]);
const present = (await readdir(folder)).filter((file) => file.includes('.gen.'));
const drift: string[] = present.filter((file) => !files.has(file));
for (const [file, text] of files) {
  const now = present.includes(file) ? await readFile(join(folder, file), 'utf8') : '';
  if (now === text) continue;
  drift.push(file);
  if (!check) await writeFile(join(folder, file), text);
}
if (!check) await Promise.all(present.filter((file) => !files.has(file)).map((file) => rm(join(folder, file))));
if (check && drift.length > 0) {
  console.error(`Not what openapi/openapi.yaml says: ${drift.join(', ')}. Run: npm run api`);
  process.exit(1);
}
console.log(`${files.size} generated files ${check ? 'agree with' : 'made from'} openapi/openapi.yaml (${drift.length} changed)`);
