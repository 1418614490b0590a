const MARGIN_PAGES = 2;
const PAGE_RANGE = 5;

export type PaginationItem = number | 'gap';

/**
 * The items of the pagination for page `page` (from 1) of `count`: 2 pages at each end, 5 around the current one, and gaps between. A gap
 * that would hide a single page shows that page instead. MUI's `usePagination` shows other pages near both ends than the product's
 * specification.
 */
export function paginationItems(page: number, count: number): PaginationItem[] {
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_RANGE / 2), count - PAGE_RANGE + 1));
  const items: PaginationItem[] = [];
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
