import type { TestServer } from './testServer';

declare global {
  /** The server of this test file; see TestServer. */
  var server: TestServer;
  /** Moves the clock of a page's test file to a zone. */
  var setZone: (zone: string) => void;
  /** Between the PostgreSQL project's set-up and its end. */
  var stopPostgres: (() => Promise<void>) | undefined;
}
