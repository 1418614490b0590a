import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What each folder of src may import besides itself: downward only. The contract's type names may be seen from everywhere. */
const layers = {
  lib: [],
  routing: ['lib'],
  session: ['lib', 'routing'],
  api: ['lib', 'routing', 'session'],
  entities: ['lib', 'routing', 'session', 'api'],
  store: ['lib', 'routing', 'session', 'api', 'entities'],
  providers: ['lib', 'routing', 'session', 'api', 'entities', 'store'],
  grid: ['lib', 'routing'],
  plots: ['lib'],
  components: ['lib', 'routing'],
  features: ['lib', 'routing', 'session', 'api', 'entities', 'store', 'providers', 'grid', 'plots', 'components', 'assets'],
};
const features = [
  'admin',
  'availablePlayers',
  'breakdown',
  'depthChart',
  'draftOrder',
  'history',
  'landing',
  'login',
  'points',
  'rookies',
  'standings',
  'team',
  'trades',
];

const zones = [
  ...Object.entries(layers).map(([layer, allowed]) => ({
    target: `./src/${layer}`,
    from: './src',
    except: [layer, ...allowed, 'api/types.ts', 'api/generated/schema.gen.d.ts'].map((name) => `./${name}`),
    message: `${layer} may import ${allowed.join(', ') || 'nothing above it'}.`,
  })),
  ...features.map((feature) => ({
    target: `./src/features/${feature}`,
    from: './src/features',
    except: [`./${feature}`],
    message: 'A feature never imports a feature: move the shared part to components or entities.',
  })),
  { target: './src', from: ['./server', './test'] },
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
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    settings: {
      'import-x/ignore': ['node_modules'],
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'] })],
    },
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'import-x/no-cycle': 'error',
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': 'error',
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/grid/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@mui/x-data-grid', '@mui/x-data-grid/*'], message: 'grid/ alone imports the grid package.' }] },
      ],
    },
  },
  { files: ['scripts/**', 'server/**', 'test/**'], rules: { 'no-console': 'off' } },
);
