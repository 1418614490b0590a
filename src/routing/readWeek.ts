/** The week of `?week=`; undefined for the one that the server chooses. */
export function readWeek(search: URLSearchParams): number | undefined {
  const week = Number(search.get('week'));
  return Number.isInteger(week) && week >= 1 && week <= 25 ? week : undefined;
}
