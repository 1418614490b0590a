import { TestEnvironment } from 'jest-environment-node';
import { TestServer } from './testServer';

/** Node, with a server of the test file's own. */
export default class ServerNodeEnvironment extends TestEnvironment {
  #server = new TestServer();

  override async setup() {
    await super.setup();
    this.global.server = this.#server;
  }

  override async teardown() {
    await this.#server.close();
    await super.teardown();
  }
}
