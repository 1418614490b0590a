import { readdirSync } from 'node:fs';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';

/** The folders that each folder of src may import besides itself: downward only. */
const layers = {
  lib: [],
  theme: [],
  browser: ['lib'],
  platforms: ['lib'],
  routing: ['lib', 'platforms', 'features/screens.ts'],
  session: ['lib', 'browser', 'routing'],
  api: ['lib', 'browser', 'platforms', 'routing', 'session'],
  entities: ['lib', 'platforms', 'routing', 'session', 'api'],
  store: ['lib', 'routing', 'session', 'api', 'entities'],
  league: ['lib', 'browser', 'platforms', 'routing', 'session', 'api', 'entities', 'store', 'grid', 'components'],
  grid: ['lib', 'browser', 'theme', 'components'],
  charts: ['lib', 'browser', 'theme'],
  // Not the route, nor the configuration.
  components: ['lib', 'browser', 'theme'],
  features: [
    'lib',
    'browser',
    'routing',
    'session',
    'api',
    'entities',
    'store',
    'platforms',
    'league',
    'grid',
    'charts',
    'components',
    'theme',
    'assets',
  ],
};

/** The layers that know nothing of the contract; all others may use its types. */
const general = new Set(['lib', 'theme', 'browser', 'grid', 'charts', 'components']);
const contractTypes = ['api/types.ts', 'api/generated/schema.gen.d.ts'];

/** Literals that name a platform in code or on screen. */
const platformWords = '/^default$|sleeper|mfl|myfantasyleague/i';
const namesOfPlatforms = ['Literal[value=PLATFORM]', 'TemplateElement[value.raw=PLATFORM]', 'JSXText[value=PLATFORM]'].map(
  (selector) => ({
    selector: selector.replace('PLATFORM', platformWords),
    message: 'Ask usePlatform(): what differs by platform is in platforms/.',
  }),
);

/** A file that imports MUI, but does not use <AppTheme>: its widgets would have MUI's own look. */
const unthemed = {
  selector: 'Program:has(ImportDeclaration[source.value=/^@mui/]):not(:has(JSXIdentifier[name=AppTheme]))',
  message: 'Wrap MUI components in <AppTheme>.',
};

/** Browser globals, forbidden in `lib`, which runs anywhere. */
const browserGlobals = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'caches',
  'fetch',
];

/** The folders that each folder of server may import besides itself. The files above them (app, main, bootstrap) may import all. */
const serverLayers = {
  domain: [],
  hosts: ['domain'],
  playerFiles: ['domain'],
  db: ['domain'],
  auth: ['domain', 'db'],
  sync: ['domain', 'db', 'hosts', 'playerFiles', 'importSettings.ts'],
  seed: ['domain', 'db', 'hosts', 'playerFiles'],
  http: ['domain', 'db', 'auth', 'sync', 'importSettings.ts'],
  cli: ['domain', 'db', 'auth', 'sync', 'hosts', 'playerFiles', 'config.ts', 'importSettings.ts', 'startupErrors.ts'],
};
const features = readdirSync(new URL('src/features', import.meta.url), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

const zones = [
  ...Object.entries(layers).map(([layer, allowed]) => ({
    target: `./src/${layer}`,
    from: './src',
    except: [layer, ...allowed, ...(general.has(layer) ? [] : contractTypes)].map((name) => `./${name}`),
    message: `${layer} may import ${allowed.join(', ') || 'nothing above it'}.`,
  })),
  ...Object.entries(serverLayers).map(([layer, allowed]) => ({
    target: `./server/${layer}`,
    from: './server',
    except: [layer, ...allowed].map((name) => `./${name}`),
    message: `${layer} may import ${allowed.join(', ') || 'no other folder of the server'}.`,
  })),
  ...features.map(({ name }) => ({
    target: `./src/features/${name}`,
    from: './src/features',
    except: [`./${name}`],
    message: 'A feature never imports a feature: move the shared part to components or entities.',
  })),
  { target: './src', from: './test' },
  {
    target: './src',
    from: './server',
    except: ['./domain/matchText.ts'],
    message: 'The application shares the matcher of names with the server, nothing else.',
  },
  { target: './server', from: './test' },
  {
    target: './server',
    from: './src',
    except: ['./api/generated/schema.gen.d.ts'],
    message: 'The server shares the types of the contract, nothing else.',
  },
];

export default tseslint.config(
  { ignores: ['dist', 'dist-server', '.cache', '.data', 'coverage', '**/*.gen.ts', '**/*.gen.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  importX.flatConfigs.typescript,
  // The rules compile each file; server and scripts have no hooks.
  { ...reactHooks.configs.flat.recommended, files: ['src/**', 'test/**/*.tsx'] },
  {
    settings: {
      'import-x/ignore': ['node_modules'],
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'] })],
    },
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': 'error',
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-function': 'off',
      // RTK's lazy slices are declared so.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/{grid,charts,components,theme}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@mui/*', '@emotion/styled'], message: 'Components wrap MUI in the theme: use one of components/.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // config.json names platforms; the maintenance calls and cache tags have the contract's names; the theme has a `default` cursor.
    ignores: ['src/{platforms,theme}/**', 'src/lib/config.ts', 'src/features/admin/adminCalls.ts', 'src/api/generated/**'],
    rules: {
      'no-restricted-syntax': ['error', ...namesOfPlatforms],
    },
  },
  {
    // Grid.tsx wraps all of grid/.
    files: ['src/{charts,components}/**', 'src/grid/Grid.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...namesOfPlatforms, unthemed] },
  },
  {
    files: ['src/lib/**'],
    rules: { 'no-restricted-globals': ['error', ...browserGlobals] },
  },
  {
    files: ['server/**'],
    ignores: ['server/db/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['drizzle-orm', 'drizzle-orm/*'], message: 'SQL stands in db/queries.' }] },
      ],
    },
  },
  { files: ['scripts/**', 'server/**', 'test/**'], rules: { 'no-console': 'off' } },
  {
    ...testingLibrary.configs['flat/react'],
    files: ['test/**/*.{ts,tsx}'],
    ignores: ['test/{journeys,slow/journeys,slow/screens}/**'],
    rules: {
      ...testingLibrary.configs['flat/react'].rules,
      // Queries of one element are `within` it. A test asks for rows, cells and classes, and renders a page again after a reload.
      'testing-library/prefer-screen-queries': 'off',
      'testing-library/no-node-access': 'off',
      'testing-library/no-manual-cleanup': 'off',
      'testing-library/render-result-naming-convention': 'off',
    },
  },
);
