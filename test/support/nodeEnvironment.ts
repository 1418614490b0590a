import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';
import { startProcessorTime } from './processorTime';
import { TestServer } from './testServer';

/** Node, with the test file's own server on the engine in `testEnvironmentOptions`. */
export default class ServerNodeEnvironment extends TestEnvironment {
  #server: TestServer;
  #noteProcessor: () => void;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    this.#noteProcessor = startProcessorTime(config.projectConfig.displayName!.name);
    this.#server = new TestServer(config.projectConfig.testEnvironmentOptions.engine === 'postgres' ? 'postgres' : 'embedded');
  }

  override async setup() {
    await super.setup();
    this.global.server = this.#server;
  }

  override async teardown() {
    await this.#server.close();
    await super.teardown();
    this.#noteProcessor();
  }
}
