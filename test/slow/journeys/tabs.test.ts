/** No session is lost by opening several tabs at once, or by reloading while the session is renewed. `TABS=50` opens them as often. */
import { Journey } from '../../support/journey';
import { accountMenu, logInAsAdmin } from '../../support/onPage';

const rounds = Number(process.env.TABS ?? 3);
const journey = new Journey();

async function loggedIn() {
  const page = await journey.openPage();
  await page.goto('/');
  await logInAsAdmin(page);
  return page;
}

test.each([2, 4, 8])(
  '%i tabs opened at once are all logged in',
  async (count) => {
    const context = (await loggedIn()).context();
    for (let round = 0; round < rounds; round++) {
      const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()));
      await Promise.all(tabs.map((tab) => tab.goto('/league/132')));
      // Renews the session: the access token is in memory only.
      const responses = tabs.map((tab) => tab.waitForResponse((response) => response.url().includes('/api/Admin/GetRuns')));
      await Promise.all(tabs.map((tab) => tab.goto('/admin?view=log')));
      expect((await Promise.all(responses)).map((response) => response.status())).toEqual(tabs.map(() => 200));
      await Promise.all(tabs.map((tab) => accountMenu(tab).waitFor()));
      await Promise.all(tabs.map((tab) => tab.close()));
    }
  },
  rounds * 60_000,
);

test('reloads at twenty moments of a slow renewal lose nothing', async () => {
  const page = await loggedIn();
  await page.route('**/api/token/refresh', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ response }).catch(() => undefined); // the page may be gone
  });
  for (let moment = 0; moment < 20; moment++) {
    const renewal = page.waitForRequest('**/api/token/refresh');
    await page.goto('/admin?view=log', { waitUntil: 'commit' });
    await renewal;
    await page.waitForTimeout(moment * 25);
    const response = page.waitForResponse((response) => response.url().includes('/api/Admin/GetRuns'));
    await page.reload();
    expect((await response).status()).toBe(200);
    await accountMenu(page).waitFor();
  }
  // The page may renew its session once more.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}, 300_000);
