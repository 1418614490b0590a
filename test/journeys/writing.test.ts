/** What is saved on a page stands there, and stays. `test/slow/journeys/writing` enters a trade. */
import { eventually } from '../support/eventually';
import { Journey } from '../support/journey';
import { logInAsAdmin, settled } from '../support/onPage';

const journey = new Journey();

test('a keeper who is set stays set after a reload', async () => {
  const page = await journey.openPage();
  await page.goto('/league/132/team/13204');
  await logInAsAdmin(page);
  const keeper = page.getByRole('checkbox', { name: /^Keeper: / }).first();
  const before = await keeper.isChecked();
  const saved = page.waitForResponse((response) => response.url().includes('TeamSetKeeper'));
  await keeper.click();
  expect((await saved).status()).toBe(200);
  await eventually(async () => expect(await keeper.isChecked()).toBe(!before));
  await page.reload();
  await settled(page);
  await eventually(async () => expect(await keeper.isChecked()).toBe(!before));
  expect(page.complaints).toEqual([]);
});
