/** What a journey needs: the running product and a real browser. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { watchTraffic } from './onPage';
import { Product } from './product';

/** A page that records console errors, console warnings and unhandled errors. */
export type WatchedPage = Page & { complaints: string[] };

/** The browser of `journeySetup`. */
const findBrowser = () => chromium.connect(process.env.SIDELINE_TEST_BROWSER!);

const desktop = { width: 1600, height: 1000 };
/** Milliseconds after which a wait for something on a page is red. */
const waitMs = 15_000;

/** Pages of the product that all files of the run share, for tests that change none of its rows. */
export class Visit {
  /** The product's URL. */
  address!: string;
  #browser?: Browser;
  #reused?: WatchedPage;

  /** @param start starts another product and resolves with its URL */
  constructor(start = () => Promise.resolve(process.env.SIDELINE_TEST_PRODUCT!)) {
    beforeAll(async () => {
      [this.address, this.#browser] = await Promise.all([start(), findBrowser()]);
    });
    afterEach(() => {
      const contexts = this.#browser?.contexts().filter((context) => context !== this.#reused?.context());
      return Promise.all((contexts ?? []).map((context) => context.close()));
    });
    afterAll(() => this.#browser?.close());
  }

  /** Opens a page in its own context, 1600 px wide, until the test ends. The base URL is the product's. */
  async openPage(options: BrowserContextOptions = {}): Promise<WatchedPage> {
    const context = await this.#browser!.newContext({ viewport: desktop, baseURL: this.address, ...options });
    context.setDefaultTimeout(waitMs);
    const page = await context.newPage();
    watchTraffic(page);
    const complaints: string[] = [];
    const notFound = new Set<string>();
    page.on('response', (response) => {
      if (response.status() === 404 && response.request().isNavigationRequest()) notFound.add(response.url());
    });
    page.on('console', (message) => {
      // The browser itself logs a document that is not found, and an event stream whose server is gone.
      const { url } = message.location();
      const isOwn404 = message.text().includes('status of 404') && notFound.has(url);
      // Of `serviceWorkers: 'block'`.
      const isBlockedWorker = message.text() === 'Service Worker registration blocked by Playwright';
      const isLostStream = message.text().includes('net::ERR_') && /\/api\/Events(\?|$)/.test(url);
      if (['error', 'warning'].includes(message.type()) && !isOwn404 && !isLostStream && !isBlockedWorker)
        complaints.push(`${message.type()}: ${message.text()}${/^Failed to load/.test(message.text()) ? ` ${url}` : ''}`);
    });
    page.on('pageerror', (error) => complaints.push(`unhandled: ${error.message}`));
    return Object.assign(page, { complaints });
  }

  /**
   * Opens the one page of the test file that keeps the code it has loaded: half the time of a new one, for tests that do not need a first
   * visit. Nothing else is left of the test before; it has no service worker. The options are those of the first call, but for the window
   * and the colour scheme.
   */
  async reusePage(options: BrowserContextOptions = {}): Promise<WatchedPage> {
    if (!this.#reused) return (this.#reused = await this.openPage({ serviceWorkers: 'block', ...options }));
    const page = this.#reused;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // A document without the application, which stores the scroll position when it is left.
    await page.goto('/config.json');
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.setViewportSize(options.viewport ?? desktop);
    await page.emulateMedia({
      media: null,
      colorScheme: options.colorScheme ?? null,
      reducedMotion: options.reducedMotion ?? null,
    });
    page.complaints.length = 0;
    return page;
  }
}

/** The same of an own product, which a test file may write to, configure and kill. */
export class Journey extends Visit {
  product!: Product;

  /**
   * @param environment variables of the product's process besides those of every journey
   * @param sql what the database runs before the product starts
   */
  constructor(environment: Record<string, string> = {}, sql?: string) {
    let starting: Promise<Product> | undefined;
    super(async () => {
      starting = Product.start(environment, sql);
      this.product = await starting;
      return this.product.address;
    });
    afterAll(async () => (await starting)?.stop());
  }
}
