/** The views that a year of the history has, by their names in the address. */
export const viewNames = { regular: 'Regular Season', final: 'Final Standings' } as const;

export type YearView = { view: keyof typeof viewNames; year: number };

/** The view that an address asks for; null is the list, also for a view or a year that cannot be one. */
export function readYearView(search: URLSearchParams): YearView | null {
  const view = search.get('view');
  const year = search.get('year') ?? '';
  if ((view !== 'regular' && view !== 'final') || !/^\d{4}$/.test(year)) return null;
  return { view, year: Number(year) };
}
