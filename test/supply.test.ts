/** What comes from others: few packages, each with its reason, a licence that lets us, nothing that runs at installation unnamed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  version?: string;
  license?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const named = read('docs/dependencies.md');
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
/** All but the project itself, which has the empty path. */
const packages = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => path));

const nameOf = (path: string) => path.split('node_modules/').at(-1)!;
const rowsOf = (heading: string) => {
  const section = named.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)` +\| \S.*\S +\|$/gm)].map(([, name = '']) => name);
};

it.each([
  ['What builds and runs the product', 'dependencies'],
  ['What tests it, and development', 'devDependencies'],
] as const)('docs/dependencies.md names each dependency with its reason: %s', (heading, kind) => {
  expect(rowsOf(heading).sort()).toEqual(Object.keys(manifest[kind]).sort());
});

it('takes each dependency in one exact version', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

/** Licences that ask for no more than their text to be kept; those of one package each are used by tools only, and not changed. */
const licences = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0'];
const exceptions: Record<string, string> = {
  'axe-core': 'MPL-2.0',
  argparse: 'Python-2.0',
  'caniuse-lite': 'CC-BY-4.0',
};

/** Licences that a package names in the old field `licenses`, which the lock file leaves out. */
const inOldField: Record<string, string> = { 'xtend@2.1.2': 'MIT' };

const isAllowed = (licence: string): boolean => {
  const terms = licence.replace(/^\(|\)$/g, '');
  if (terms.includes(' OR ')) return terms.split(' OR ').some(isAllowed);
  return terms.split(' AND ').every((term) => licences.includes(term));
};

it('every package, on every platform, has a licence that lets us use it', () => {
  const refused = Object.entries(packages)
    .map(([path, { version, license }]) => ({
      name: nameOf(path),
      license: license ?? inOldField[`${nameOf(path)}@${version}`] ?? 'none',
    }))
    .filter(({ name, license }) => !isAllowed(license) && exceptions[name] !== license);
  expect(refused).toEqual([]);
});

it('every package is pinned by its integrity hash', () => {
  expect(Object.entries(packages).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

/** Where Node finds a package from another one's folder, by the lock file. */
function find(name: string, from: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const path = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (!at) return undefined;
  }
}

it('the lock file has every platform’s packages', () => {
  const optional = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ name, path })),
  );
  expect(optional.length).toBeGreaterThan(50);
  for (const platform of [
    '@swc/core-darwin-arm64',
    '@swc/core-win32-x64-msvc',
    '@swc/core-linux-arm64-musl',
    '@esbuild/linux-x64',
  ])
    expect(optional.map(({ name }) => name)).toContain(platform);
  expect(optional.filter(({ name, path }) => !find(name, path))).toEqual([]);
});

it('docs/dependencies.md names every package that runs a script when it is installed', () => {
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = [...new Set(scripted.map(([path]) => nameOf(path)))];
  expect(rowsOf('What runs at installation').sort()).toEqual(names.sort());
});
