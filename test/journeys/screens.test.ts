/** A screen of each page's code in a browser, once. `test/slow/screens` looks at all screens and views, at four widths and in both themes. */
import { Visit } from '../support/journey';
import { settled } from '../support/onPage';
import { mainScreens } from '../support/screens';

const visit = new Visit();
const isOtherOfPage = (url: string) => /\?(view|year)=|^\/sleeper\/(?!league\/\d+$)/.test(url);

test.each(mainScreens.filter((url) => !isOtherOfPage(url)))(
  '%s is hydrated and loads without a word on the console',
  async (screen) => {
    const page = await visit.reusePage();
    await page.goto(screen);
    await settled(page);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(page.complaints).toEqual([]);
  },
);
