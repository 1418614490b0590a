import type { TestServer } from './testServer';

declare global {
  /** The server of this test file; see TestServer. */
  var server: TestServer;
  /** Sets the time zone of a page's test file. */
  var setZone: (zone: string) => void;
  /** Set between the PostgreSQL project's setup and teardown. */
  var stopPostgres: (() => Promise<void>) | undefined;
  /** The same of the journeys'. */
  var stopJourneys: (() => Promise<unknown>) | undefined;
}
