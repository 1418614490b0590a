/** What a journey needs: the running product and a real browser. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../../scripts/openBrowser';
import { watchTraffic } from './onPage';
import { Product } from './product';

/** A page that records console errors, console warnings and unhandled errors. */
export type WatchedPage = Page & { complaints: string[] };

/** Starts the product and a browser before a test file's first test and stops them after its last. */
export class Journey {
  product!: Product;
  #browser!: Browser;

  /** @param environment variables of the product's process besides those of every journey */
  constructor(environment: Record<string, string> = {}) {
    beforeAll(async () => {
      [this.product, this.#browser] = await Promise.all([Product.start(environment), openBrowser()]);
    });
    afterEach(() => Promise.all(this.#browser.contexts().map((context) => context.close())));
    afterAll(async () => {
      await this.#browser.close();
      await this.product.stop();
    });
  }

  /** Opens a page in its own context, 1600 px wide, until the test ends. The base URL is the product's. */
  async openPage(options: BrowserContextOptions = {}): Promise<WatchedPage> {
    const viewport = { width: 1600, height: 1000 };
    const context = await this.#browser.newContext({ viewport, baseURL: this.product.address, ...options });
    const page = await context.newPage();
    watchTraffic(page);
    const complaints: string[] = [];
    page.on('console', (message) => {
      // The browser itself logs a document that is not found, and an event stream whose server is gone.
      const { url } = message.location();
      const isOwn404 = message.text().includes('status of 404') && url === page.url();
      // Of `serviceWorkers: 'block'`.
      const isBlockedWorker = message.text() === 'Service Worker registration blocked by Playwright';
      const isLostStream = message.text().includes('net::ERR_') && /\/api\/Events(\?|$)/.test(url);
      if (['error', 'warning'].includes(message.type()) && !isOwn404 && !isLostStream && !isBlockedWorker)
        complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`unhandled: ${error.message}`));
    return Object.assign(page, { complaints });
  }
}
