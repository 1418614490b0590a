/** What a journey needs: the running product and a real browser. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { openBrowser } from '../../scripts/openBrowser';
import { watchTraffic } from './onPage';
import { Product } from './product';

/** A page that records console errors, console warnings and unhandled errors. */
export type WatchedPage = Page & { complaints: string[] };

/** The browser of `journeySetup`; the slow tests, which are without it, start one each. */
const findBrowser = () => {
  const { SIDELINE_TEST_BROWSER: address } = process.env;
  return address ? chromium.connect(address) : openBrowser();
};

/** Pages of the product that all files of the run share, for tests that change none of its rows. */
export class Visit {
  /** The product's URL. */
  address!: string;
  #browser?: Browser;

  /** @param start starts another product and resolves with its URL */
  constructor(start = () => Promise.resolve(process.env.SIDELINE_TEST_PRODUCT!)) {
    beforeAll(async () => {
      [this.address, this.#browser] = await Promise.all([start(), findBrowser()]);
    });
    afterEach(() => Promise.all((this.#browser?.contexts() ?? []).map((context) => context.close())));
    afterAll(() => this.#browser?.close());
  }

  /** Opens a page in its own context, 1600 px wide, until the test ends. The base URL is the product's. */
  async openPage(options: BrowserContextOptions = {}): Promise<WatchedPage> {
    const viewport = { width: 1600, height: 1000 };
    const context = await this.#browser!.newContext({ viewport, baseURL: this.address, ...options });
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

/** The same of an own product, which a test file may write to, configure and kill. */
export class Journey extends Visit {
  product!: Product;

  /** @param environment variables of the product's process besides those of every journey */
  constructor(environment: Record<string, string> = {}) {
    let starting: Promise<Product> | undefined;
    super(async () => {
      starting = Product.start(environment);
      this.product = await starting;
      return this.product.address;
    });
    afterAll(async () => (await starting)?.stop());
  }
}
