import { areValidParams } from './routeParams';

/** The season of `?year=`; undefined for the one that the page chooses. */
export function readYear(search: URLSearchParams): number | undefined {
  const year = search.get('year');
  return year !== null && areValidParams({ year }) ? Number(year) : undefined;
}
