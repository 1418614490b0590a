import type { Sort } from './sorting';

export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const ALL_ROWS = -1;
const DEFAULT_PAGE_SIZE = 20;
const FILTER = 'filter.';

/** What a viewer has chosen of a table: `?sort=-adp&search=allen&filter.position=WR&page=2&show=50`. */
export interface TableChoice {
  sort: Sort | undefined;
  search: string;
  filters: readonly { field: string; text: string }[];
  /** From 1. */
  page: number;
  /** Rows on a page, or ALL_ROWS. */
  pageSize: number;
}

/** The order that an address names: a field, with `-` before it the highest first. */
function readSort(search: URLSearchParams): Sort | undefined {
  const text = search.get('sort') ?? '';
  const field = text.replace(/^-/, '');
  return field === '' ? undefined : { field, direction: text === field ? 'asc' : 'desc' };
}

function readFilters(search: URLSearchParams): TableChoice['filters'] {
  const texts = new Map<string, string>();
  for (const [name, text] of search) if (name.startsWith(FILTER) && text) texts.set(name.slice(FILTER.length), text);
  return [...texts].map(([field, text]) => ({ field, text }));
}

/** The choice that an address tells of. What cannot be one is as if it weren't there. */
export function readChoice(search: URLSearchParams): TableChoice {
  const page = search.get('page') ?? '';
  const show = search.get('show') ?? '';
  return {
    sort: readSort(search),
    search: search.get('search')?.trim() ?? '',
    filters: readFilters(search),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: show === 'all' ? ALL_ROWS : (PAGE_SIZES.find((size) => String(size) === show) ?? DEFAULT_PAGE_SIZE),
  };
}

/** The address's query with this choice in it, and all else as it was. What is so without a word is not written. */
export function writeChoice(before: URLSearchParams, choice: TableChoice): URLSearchParams {
  const { sort, search, filters, page, pageSize } = choice;
  const own = (name: string) => ['sort', 'search', 'page', 'show'].includes(name) || name.startsWith(FILTER);
  const after = new URLSearchParams([...before].filter(([name]) => !own(name)));
  if (sort) after.set('sort', (sort.direction === 'desc' ? '-' : '') + sort.field);
  if (search) after.set('search', search);
  for (const { field, text } of filters) after.set(FILTER + field, text);
  if (pageSize !== DEFAULT_PAGE_SIZE) after.set('show', pageSize === ALL_ROWS ? 'all' : String(pageSize));
  if (page > 1) after.set('page', String(page));
  return after;
}
