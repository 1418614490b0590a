/** What holds for every screen. */
import { eventually } from './eventually';
import type { Journey } from './journey';
import { overflows, settled, violations } from './onPage';

/** What may be pressed, and is smaller than 24 px by 24 px. Links within a text may be, and what stands alone in a table's cell. */
const smallTargets = () =>
  [...document.querySelectorAll('a, button, input, select, [role=button]')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('p, td, th, [role=gridcell], .visually-hidden'),
    )
    .filter((element) => !element.matches('.skip-link, [disabled]'))
    .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
    .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`);

/** Expects no complaint in the console in another zone than the server’s, no overflow at any width, nothing that axe finds in the light and in the dark, and a title. */
export async function expectCleanScreen(journey: Journey, screen: string): Promise<void> {
  const page = await journey.openPage({ colorScheme: 'light', timezoneId: 'Pacific/Auckland', serviceWorkers: 'block' });
  await page.goto(screen);
  await settled(page);
  expect(await overflows(page)).toEqual({});
  await eventually(async () => expect(await page.title()).toMatch(screen === '/' ? /^Sideline$/ : / · Sideline$/));
  expect(await page.evaluate(smallTargets)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1600, height: 1000 });
  // Nothing else of what axe looks at depends on the theme.
  expect(await violations(page, ['color-contrast'])).toEqual([]);
  expect(page.complaints).toEqual([]);
}
