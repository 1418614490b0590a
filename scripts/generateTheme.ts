/**
 * `npm run theme`: writes the CSS variables of `src/theme/theme.ts` to `src/theme/variables.gen.css`; with `--check` it only compares. A page
 * needs them before any MUI code is loaded. A variable that differs between the colour schemes is a `light-dark()`, which follows the root's
 * `color-scheme`: no script, and half the size of two style sheets. The scheme follows the system unless the viewer has chosen one (see
 * `browser/colorScheme.ts`).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { reducedDuration, theme } from '../src/theme/theme';

const source = join(import.meta.dirname, '../src');
const file = join(source, 'theme/variables.gen.css');

type Declarations = Record<string, string | number>;

/** Variables of MUI components and text styles that this product does not use; `checkUnused` fails when it does. */
const unused =
  /^--mui-(palette-(AppBar|Avatar|FilledInput|LinearProgress|Slider|SpeedDialAction|Step\w+|Switch)-|overlays-|font-(h[456]|subtitle|overline|inherit)|colorSpace)/;

/** @throws where a component is imported whose colours are left out */
function checkUnused(): void {
  const sources = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const text = sources.map((path) => readFileSync(join(source, path), 'utf8')).join('');
  for (const [, name] of text.matchAll(/'@mui\/material\/(\w+)'/g))
    if (unused.test(`--mui-palette-${name}-`)) throw new Error(`${name} is used: remove it from \`unused\` in generateTheme.ts.`);
}

const isColour = (value: string) => /^(#|rgba?\(|oklch\(|color-mix\(|var\(--mui-palette)/.test(value);

/** All variables of MUI's own style sheets, those of the dark scheme over those of the light one. */
function variables(scheme: 'light' | 'dark'): Declarations {
  const flatten = (rules: Record<string, unknown>): Declarations =>
    Object.entries(rules).reduce<Declarations>((all, [name, value]) => {
      if (typeof value !== 'object') return { ...all, [name]: value as string | number };
      const isOtherScheme = name.includes('prefers-color-scheme: dark') && scheme === 'light';
      return isOtherScheme ? all : { ...all, ...flatten(value as Record<string, unknown>) };
    }, {});
  return theme.generateStyleSheets().reduce((all, sheet) => ({ ...all, ...flatten(sheet as Record<string, unknown>) }), {});
}

/** A value without fallbacks: every variable has a value. */
const plain = (value: unknown) => String(value).replace(/var\((--mui-[\w-]+), [^()]*\)/g, 'var($1)');

async function css(): Promise<string> {
  const [light, dark] = [variables('light'), variables('dark')];
  const declarations = Object.keys(light)
    .filter((name) => name.startsWith('--') && !unused.test(name))
    .map((name) => {
      const [a, b] = [plain(light[name]), plain(dark[name])];
      if (a === b) return `${name}: ${a};`;
      if (!isColour(a) || !isColour(b))
        throw new Error(`${name} differs between the colour schemes and is no colour: ${a}, ${b}`);
      return `${name}: light-dark(${a}, ${b});`;
    });
  const reduced = Object.entries(reducedDuration).map(([name, duration]) => `--mui-duration-${name}: ${duration};`);
  const text = `/* Generated from theme.ts by \`npm run theme\`. Do not edit. */
    :root { color-scheme: light dark; ${declarations.join('\n')} }
    :root[data-theme='light'] { color-scheme: light; }
    :root[data-theme='dark'] { color-scheme: dark; }
    @media (prefers-reduced-motion: reduce) { :root { ${reduced.join('\n')} } }`;
  const { code } = await format(file, text, { printWidth: 130, singleQuote: true });
  return code;
}

checkUnused();
const text = await css();
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('src/theme/variables.gen.css is not what src/theme says. Run: npm run theme');
  process.exit(1);
}
