/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
export default { testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'], transform: { '^.+\\.tsx?$': '@swc/jest' } } satisfies Config;
