import { serveBrowser } from '../../scripts/openBrowser';
import globalSetup from './globalSetup';
import { Product } from './product';

/** Starts the product that is only read, and the browser, for all journeys. */
export default async function journeySetup() {
  await globalSetup();
  const [product, browser] = await Promise.all([Product.start(), serveBrowser()]);
  process.env.SIDELINE_TEST_PRODUCT = product.address;
  process.env.SIDELINE_TEST_BROWSER = browser.wsEndpoint();
  globalThis.stopJourneys = () => Promise.all([product.stop(), browser.close()]);
}
