/** Compiles `server/` to JavaScript that Node runs as it is, in `dist-server/`, one module each, with the files that it reads. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, transformSync } from '@swc/core';
import { root } from './ensureInstalled.js';

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

/** Compiles every module of the server, and copies what else it has. */
export function compileServer() {
  const source = join(root, 'server');
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const target = join(root, 'dist-server', file.slice(source.length));
    mkdirSync(dirname(target), { recursive: true });
    if (file.endsWith('.ts'))
      writeFileSync(target.replace(/\.ts$/, '.js'), compile(readFileSync(file, 'utf8'), entry.parentPath));
    else copyFileSync(file, target);
    if (file.endsWith('.json')) writeFileSync(`${target}.js`, `export default ${readFileSync(file, 'utf8')}`);
  }
}
