import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';
import { TestServer } from './testServer';

/** Node, with a server of the test file's own on the engine that `testEnvironmentOptions` names. */
export default class ServerNodeEnvironment extends TestEnvironment {
  #server: TestServer;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    this.#server = new TestServer(config.projectConfig.testEnvironmentOptions.engine === 'postgres' ? 'postgres' : 'embedded');
  }

  override async setup() {
    await super.setup();
    this.global.server = this.#server;
  }

  override async teardown() {
    await this.#server.close();
    await super.teardown();
  }
}
