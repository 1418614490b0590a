const MARGIN_PAGES = 2;
const PAGE_RANGE = 5;

export type PagerItem = number | 'gap';

/**
 * What the pager shows for page `page` (from 1) of `count`: 2 margin pages at each end, 5 pages around the current one, and a gap
 * in place of what is left out. A gap would be no shorter than the one page it hides, so that page is shown instead.
 */
export function pagerPages(page: number, count: number): PagerItem[] {
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_RANGE / 2), count - PAGE_RANGE + 1));
  const items: PagerItem[] = [];
  let last = 0;
  for (let number = 1; number <= count; number++) {
    const margin = number <= MARGIN_PAGES || number > count - MARGIN_PAGES;
    if (!margin && (number < first || number >= first + PAGE_RANGE)) continue;
    if (number - last === 2) items.push(number - 1);
    else if (number - last > 2) items.push('gap');
    items.push(number);
    last = number;
  }
  return items;
}
