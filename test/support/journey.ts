/** What a journey runs on: the product, and a real browser to use it with. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../../scripts/openBrowser';
import { Product } from './product';

/** A page that remembers each console error and warning and each unhandled error. */
export type WatchedPage = Page & { complaints: string[] };

/** The product and a browser of a test file's own, from before its first test until after its last. */
export class Journey {
  product!: Product;
  #browser!: Browser;

  constructor() {
    beforeAll(async () => {
      [this.product, this.#browser] = await Promise.all([Product.start(), openBrowser()]);
    });
    afterEach(() => Promise.all(this.#browser.contexts().map((context) => context.close())));
    afterAll(async () => {
      await this.#browser.close();
      await this.product.stop();
    });
  }

  /** A page of its own context, 1600 px wide, until the test ends; paths are the product's. */
  async openPage(options: BrowserContextOptions = {}): Promise<WatchedPage> {
    const viewport = { width: 1600, height: 1000 };
    const context = await this.#browser.newContext({ viewport, baseURL: this.product.address, ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`unhandled: ${error.message}`));
    return Object.assign(page, { complaints });
  }
}
