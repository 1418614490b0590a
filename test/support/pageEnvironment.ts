import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';
import { startProcessorTime } from './processorTime';
import { TestServer } from './testServer';

/** Browser APIs that jsdom lacks. */
const fromNode = {
  AbortController,
  AbortSignal,
  BroadcastChannel,
  CompressionStream,
  DecompressionStream,
  Headers,
  ReadableStream,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  WritableStream,
  clearImmediate,
  setImmediate,
  structuredClone,
};

/** Sets the time zone in Node's own environment, of which tests have only a copy. */
const setZone = (zone: string) => void (process.env.TZ = zone);

/** jsdom, with requests sent to the test file's own server in process. */
export default class PageEnvironment extends TestEnvironment {
  #server = new TestServer();
  #zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  #noteProcessor: () => void;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    this.#noteProcessor = startProcessorTime(config.projectConfig.displayName!.name);
  }

  override async setup() {
    await super.setup();
    const { location } = this.global;
    const server = this.#server;
    class PageRequest extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(input instanceof Request ? input : new URL(String(input), location.href), init);
      }
    }
    const fetch = (input: RequestInfo | URL, init?: RequestInit) => server.fetch(new PageRequest(input, init));
    Object.assign(this.global, fromNode, { Request: PageRequest, fetch, server, setZone });
  }

  override async teardown() {
    setZone(this.#zone);
    await this.#server.close();
    await super.teardown();
    this.#noteProcessor();
  }

  override exportConditions() {
    return ['node', 'node-addons'];
  }
}
