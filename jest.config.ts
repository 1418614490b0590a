/** @jest-config-loader esbuild-register */
import { existsSync } from 'node:fs';
import type { Config } from 'jest';

/** The folders in it are the parts of `npm run test:slow`. */
const slow = '<rootDir>/test/slow/';
/** Those that run in a browser. */
const slowInBrowser = ['journeys', 'screens'];

/**
 * The tests whose outcome may depend on the database engine: a statement of each operation and each maintenance call, values read by a
 * driver, concurrent requests and processes, transactions, notifications, start-up and back-up. The rest of `test/server` parses, computes
 * or tests HTTP with the same statements, and runs on the embedded engine only.
 */
const engineDependent = [
  'postgres/*',
  'contract/operations',
  'server/(hostile|retention)',
  'server/auth/(atOnce|limits|rotateKeys|securityLog|sessions)',
  'server/cli/(backup|leagues|users)',
  'server/db/constraints',
  'server/db/queries/*',
  'server/http/(events|leagueViews|operation)',
  'server/http/handlers/(keeperLimits|keepers|preDraftTrades)',
  'server/sync/(additions|aliases|dailyBackup|maintenanceQueue|manyLeagues|newSeason|oneAtATime|pastSeasons|queue|runs|takeBackSeason|twice)',
];

const shared = {
  // `npm run format` formats inline snapshots.
  prettierPath: null,
  cacheDirectory: '<rootDir>/.cache/jest',
  transform: { '^.+\\.tsx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }] },
  moduleNameMapper: { '\\.(png|jpe?g|svg|webp)$': '<rootDir>/test/support/asset.ts' },
  globalSetup: '<rootDir>/test/support/globalSetup.ts',
  testEnvironment: '<rootDir>/test/support/nodeEnvironment.ts',
} satisfies Config;

const onPostgres = {
  ...shared,
  globalSetup: '<rootDir>/test/support/postgresSetup.ts',
  globalTeardown: '<rootDir>/test/support/postgresTeardown.ts',
  testEnvironmentOptions: { engine: 'postgres' },
} satisfies Config;

const inBrowser = {
  ...shared,
  globalSetup: '<rootDir>/test/support/journeySetup.ts',
  globalTeardown: '<rootDir>/test/support/journeyTeardown.ts',
  testEnvironment: '<rootDir>/test/support/journeyEnvironment.ts',
} satisfies Config;

const page = {
  testEnvironment: '<rootDir>/test/support/pageEnvironment.ts',
  setupFilesAfterEnv: ['<rootDir>/test/support/setupPage.ts'],
} satisfies Config;

export default {
  maxWorkers: 2,
  testSequencer: '<rootDir>/test/support/longestFirst.mjs',
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'server',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/test/(slow|journeys|postgres)/', '/node_modules/'],
    },
    {
      ...onPostgres,
      displayName: 'postgres',
      testMatch: engineDependent.map((path) => `<rootDir>/test/{,slow/}${path}.test.ts`),
      testPathIgnorePatterns: [...(existsSync('/usr/sbin/pgbouncer') ? [] : ['/postgres/poolers']), '/node_modules/'],
    },
    {
      ...shared,
      displayName: 'client',
      testMatch: ['<rootDir>/test/**/*.test.tsx'],
      testPathIgnorePatterns: [slow, '/node_modules/'],
      ...page,
    },
    {
      ...shared,
      displayName: 'slow server',
      testMatch: [`${slow}**/*.test.ts`],
      testPathIgnorePatterns: [...slowInBrowser.map((part) => `${slow}${part}/`), '/node_modules/'],
    },
    { ...shared, displayName: 'slow client', testMatch: [`${slow}**/*.test.tsx`], ...page },
    { ...inBrowser, displayName: 'journeys', testMatch: ['<rootDir>/test/journeys/**/*.test.ts'] },
    { ...inBrowser, displayName: 'slow journeys', testMatch: slowInBrowser.map((part) => `${slow}${part}/**/*.test.ts`) },
  ],
} satisfies Config;
