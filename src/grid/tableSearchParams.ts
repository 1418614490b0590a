import { type Sort } from './sorting';

export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const ALL_ROWS = -1;
const DEFAULT_PAGE_SIZE = 20;
const FILTER = 'filter.';

/** The view of a table, in the URL as `?sort=-adp&search=allen&filter.position=WR&page=2&show=50`. */
export type TableQuery = {
  sort: Sort | undefined;
  search: string;
  filters: readonly { field: string; text: string }[];
  /** From 1. */
  page: number;
  /** Rows per page, or ALL_ROWS. */
  pageSize: number;
};

/** Reads `sort=field` (ascending) or `sort=-field` (descending). */
function readSort(params: URLSearchParams): Sort | undefined {
  const text = params.get('sort') ?? '';
  const field = text.replace(/^-/, '');
  return field === '' ? undefined : { field, direction: text === field ? 'asc' : 'desc' };
}

function readFilters(params: URLSearchParams): TableQuery['filters'] {
  const texts = new Map<string, string>();
  for (const [name, text] of params) if (name.startsWith(FILTER) && text) texts.set(name.slice(FILTER.length), text);
  return [...texts].map(([field, text]) => ({ field, text }));
}

/** Reads a table's query from the URL. Invalid values count as absent. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  const page = params.get('page') ?? '';
  const show = params.get('show') ?? '';
  const search = params.get('search') ?? '';
  return {
    sort: readSort(params),
    search: search.trim() === '' ? '' : search,
    filters: readFilters(params),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: show === 'all' ? ALL_ROWS : (PAGE_SIZES.find((size) => String(size) === show) ?? DEFAULT_PAGE_SIZE),
  };
}

/** Returns `before` with the table's parameters replaced; other parameters stay. Defaults are omitted. */
export function writeTableQuery(before: URLSearchParams, query: TableQuery): URLSearchParams {
  const { sort, search, filters, page, pageSize } = query;
  const own = (name: string) => ['sort', 'search', 'page', 'show'].includes(name) || name.startsWith(FILTER);
  const after = new URLSearchParams([...before].filter(([name]) => !own(name)));
  if (sort) after.set('sort', (sort.direction === 'desc' ? '-' : '') + sort.field);
  // Untrimmed: the search field shows it while a viewer types the space between two words.
  if (search.trim()) after.set('search', search);
  for (const { field, text } of filters) after.set(FILTER + field, text);
  if (pageSize !== DEFAULT_PAGE_SIZE) after.set('show', pageSize === ALL_ROWS ? 'all' : String(pageSize));
  if (page > 1) after.set('page', String(page));
  return after;
}
