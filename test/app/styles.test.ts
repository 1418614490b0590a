import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(__dirname, '../../src');
const imports = 'app/styles.css';

test('styles.css imports every style sheet, the theme first, features after what they build on, print last', () => {
  const text = readFileSync(join(source, imports), 'utf8');
  const imported = [...text.matchAll(/@import '(.*)';/g)].map(([, path]) => join('app', path!));
  const all = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.css') && path !== imports,
  );
  expect(imported.toSorted()).toEqual(all.toSorted());
  expect([imported[0], imported.at(-1)]).toEqual(['theme/theme.gen.css', 'app/shell/print.css']);
  const features = imported.slice(0, -1).map((path) => path.startsWith('features/'));
  expect(features).toEqual(features.toSorted());
});
