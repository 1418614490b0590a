import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';
import { startProcessorTime } from './processorTime';

/** Node, for tests whose product and browser are other processes. */
export default class JourneyEnvironment extends TestEnvironment {
  #noteProcessor: () => void;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    this.#noteProcessor = startProcessorTime(config.projectConfig.displayName!.name);
  }

  override async teardown() {
    await super.teardown();
    this.#noteProcessor();
  }
}
