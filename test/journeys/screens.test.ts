/** Every screen in a browser, once. `test/slow/screens` looks at each at four widths, in both themes and in every state. */
import { Visit } from '../support/journey';
import { settled } from '../support/onPage';
import { mainScreens, sharedScreens } from '../support/screens';

const visit = new Visit();

test.each([...mainScreens, ...sharedScreens])('%s is hydrated and loads without a word on the console', async (screen) => {
  const page = await visit.reusePage();
  await page.goto(screen);
  await settled(page);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(page.complaints).toEqual([]);
});
