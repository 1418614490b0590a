/** The views of a year, by their names in the URL. */
export const viewNames = { regular: 'Regular Season', final: 'Final Standings' } as const;

export type YearView = { view: keyof typeof viewNames; year: number };

/** The view that the URL selects; null, the list of years, if it selects none or an invalid one. */
export function readYearView(search: URLSearchParams): YearView | null {
  const view = search.get('view');
  const year = search.get('year') ?? '';
  if ((view !== 'regular' && view !== 'final') || !/^\d{4}$/.test(year)) return null;
  return { view, year: Number(year) };
}
