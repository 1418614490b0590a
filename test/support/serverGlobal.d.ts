import type { TestServer } from './testServer';

declare global {
  /** The server of this test file; see TestServer. */
  var server: TestServer;
}
