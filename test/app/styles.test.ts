import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(__dirname, '../../src');
const imports = 'app/styles.css';

const layerOf = (path: string) => {
  if (path.endsWith('print.css')) return 'print';
  return { theme: 'base', features: 'features' }[path.split('/')[0]!] ?? 'components';
};

test('styles.css imports every style sheet into a layer, that of its folder', () => {
  const text = readFileSync(join(source, imports), 'utf8');
  const imported = [...text.matchAll(/@import '(.*)' layer\((.*)\);/g)];
  const all = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.css') && path !== imports,
  );
  const layers = imported.map(([, path, layer]) => [join('app', path!), layer]);
  expect(layers.toSorted()).toEqual(all.map((path) => [path, layerOf(path)]).toSorted());
});
