/** Compiles `server/` to JavaScript that Node runs as it is, in `dist-server/`, one module each, with the files that it reads. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, transformSync } from '@swc/core';
import { root } from './ensureInstalled.js';

const source = join(root, 'server');
const target = join(root, 'dist-server');

const options = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } };

/** The file that Node finds for a relative import of a module in `directory`; it does not look for extensions. */
function resolve(directory, specifier) {
  if (specifier.endsWith('.json')) return `${specifier}.js`;
  return existsSync(join(directory, `${specifier}.ts`)) ? `${specifier}.js` : `${specifier.replace(/\/$/, '')}/index.js`;
}

function compile(source, directory) {
  const program = parseSync(source, options.jsc.parser);
  for (const { source: from } of program.body) {
    if (!from?.value.startsWith('.')) continue;
    from.value = resolve(directory, from.value);
    delete from.raw;
  }
  return transformSync(program, options).code;
}

const filesOf = (directory) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

/** Compiles every module of the server and copies its other files, unless the output was built from exactly these sources. */
export function ensureCompiled() {
  const files = filesOf(source);
  const hash = createHash('sha256');
  for (const file of [...files, join(root, 'scripts/compileServer.js')]) hash.update(file).update(readFileSync(file));
  const compiled = hash.digest('hex');
  const stamp = join(target, '.compiled-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === compiled) return;
  for (const file of files) {
    const output = join(target, file.slice(source.length));
    mkdirSync(dirname(output), { recursive: true });
    if (file.endsWith('.ts')) writeFileSync(output.replace(/\.ts$/, '.js'), compile(readFileSync(file, 'utf8'), dirname(file)));
    else copyFileSync(file, output);
    if (file.endsWith('.json')) writeFileSync(`${output}.js`, `export default ${readFileSync(file, 'utf8')}`);
  }
  writeFileSync(stamp, compiled);
}

/** Runs a module of the server, such as `cli/users.js`, in this process. */
export async function runCompiled(module) {
  ensureCompiled();
  await import(pathToFileURL(join(target, module)).href);
}
