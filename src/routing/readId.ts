import { idPattern } from './routeParams';

/** The id in a parameter of a URL's query, such as `?team=13204`; undefined without a valid one. */
export function readId(search: URLSearchParams, name: string): string | undefined {
  const id = search.get(name) ?? '';
  return idPattern.test(id) ? id : undefined;
}
