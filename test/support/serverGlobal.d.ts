import type { TestServer } from './testServer';

declare global {
  /** The server of this test file; see TestServer. */
  var server: TestServer;
  /** Between the PostgreSQL project's set-up and its end. */
  var stopPostgres: (() => Promise<void>) | undefined;
}
