import { areValidParams, idPattern } from './routeParams';

/** The number of the draft in `?draft=2`; undefined for the draft that the server chooses. */
export function readDraft(search: URLSearchParams): number | undefined {
  const number = /^[1-9]\d?$/.exec(search.get('draft') ?? '')?.[0];
  return number === undefined ? undefined : Number(number);
}

/** The id in a parameter of a URL's query, such as `?team=13204`; undefined without a valid one. */
export function readId(search: URLSearchParams, name: string): string | undefined {
  const id = search.get(name) ?? '';
  return idPattern.test(id) ? id : undefined;
}

/** The week of `?week=`; undefined for the one that the server chooses. */
export function readWeek(search: URLSearchParams): number | undefined {
  const week = Number(search.get('week'));
  return Number.isInteger(week) && week >= 1 && week <= 25 ? week : undefined;
}

/** The season of `?year=`; undefined for the one that the page chooses. */
export function readYear(search: URLSearchParams): number | undefined {
  const year = search.get('year');
  return year !== null && areValidParams({ year }) ? Number(year) : undefined;
}
