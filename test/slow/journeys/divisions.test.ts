/** The cards of the divisions in a real browser. */
import type { Schema } from '../../../src/api/types';
import { Visit } from '../../support/journey';
import { settled } from '../../support/onPage';

const visit = new Visit();

/** Opens a league's standings from the landing page, with long names and victory points. */
async function openLongNames(width: number) {
  const page = await visit.reusePage({ viewport: { width, height: 900 } });
  await page.route(/\/api\/League\/GetLeague\?leagueId=132/, async (route) => {
    const response = await route.fetch();
    const { teams, ...league } = (await response.json()) as Schema<'League'>;
    const long = ['The Extraordinarily Longwinded Fellowship of the Fourth and Goal, Established 1999', 'W'.repeat(40)];
    const named = teams.map((team, i) => ({ ...team, teamName: long[i % 5] ?? team.teamName, victoryPoints: 33.5 - i }));
    await route.fulfill({ response, json: { ...league, teams: named } });
  });
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Global League' }).first().click();
  await page.getByRole('columnheader', { name: 'VP' }).first().waitFor();
  await settled(page);
  return page;
}

test.each([390, 1280, 1600, 2560])(
  'at %i px long names leave the rows of the division cards equally high, and nothing is cut off',
  async (width) => {
    const page = await openLongNames(width);
    const heights = await page
      .locator('.divisions tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(8);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    const overflows = await page
      .locator('.divisions .table-box')
      .evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
    expect(overflows).toEqual([0, 0, 0]);
    const name = page
      .getByRole('rowheader')
      .getByRole('link', { name: /^The Extraordinarily .* Established 1999$/ })
      .first();
    expect(await name.getAttribute('title')).toMatch(/Established 1999$/);
    expect(page.complaints).toEqual([]);
  },
);
