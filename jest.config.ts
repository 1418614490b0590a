/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Minutes of faults, fuzzing and load: `npm run test:slow`. */
const slow = '<rootDir>/test/slow/';

/**
 * What another engine may change: statements, transactions, notifications, start-up and back-up. The rest of `test/server` parses, reckons or speaks
 * HTTP before or after the database, and runs on the embedded one alone.
 */
const engineDependent = [
  'postgres/*',
  'contract/operations',
  'server/(hostile|replies|retention)',
  'server/auth/(invitations|limits|ownSessions|secondFactor|securityLog|sessions)',
  'server/cli/(backup|leagues|users)',
  'server/db/constraints',
  'server/db/queries/*',
  'server/http/(events|operation)',
  'server/http/handlers/*',
  'server/sync/!(twice)',
];

const shared = {
  cacheDirectory: '<rootDir>/.cache/jest',
  transform: { '^.+\\.tsx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }] },
  moduleNameMapper: { '\\.(css|png|jpe?g|svg|webp)$': '<rootDir>/test/support/asset.ts' },
  globalSetup: '<rootDir>/test/support/globalSetup.ts',
  testEnvironment: '<rootDir>/test/support/nodeEnvironment.ts',
} satisfies Config;

const page = {
  testEnvironment: '<rootDir>/test/support/pageEnvironment.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/setupPage.ts'],
} satisfies Config;

export default {
  maxWorkers: 2,
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'server',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/test/(slow|journeys|postgres)/', '/node_modules/'],
    },
    {
      ...shared,
      displayName: 'postgres',
      testMatch: engineDependent.map((path) => `<rootDir>/test/${path}.test.ts`),
      globalSetup: '<rootDir>/test/support/postgresSetup.ts',
      globalTeardown: '<rootDir>/test/support/postgresTeardown.ts',
      testEnvironmentOptions: { engine: 'postgres' },
    },
    {
      ...shared,
      displayName: 'client',
      testMatch: ['<rootDir>/test/**/*.test.tsx'],
      testPathIgnorePatterns: [slow, '/node_modules/'],
      ...page,
    },
    { ...shared, displayName: 'slow', testMatch: [`${slow}**/*.test.ts`] },
    { ...shared, displayName: 'slow client', testMatch: [`${slow}**/*.test.tsx`], ...page },
    { ...shared, displayName: 'journeys', testEnvironment: 'node', testMatch: ['<rootDir>/test/journeys/**/*.test.ts'] },
  ],
} satisfies Config;
