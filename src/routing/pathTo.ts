import { generatePath } from 'react-router';
import { routes, type RouteId } from './routes';

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in a route's path. */
export type ParamsOf<Id extends RouteId> = Record<Names<(typeof routes)[Id]['path']>, string | number>;

/** The path of a screen. The parameters are typed by the route's path. */
export function pathTo<Id extends RouteId>(
  id: Id,
  ...[params]: Names<(typeof routes)[Id]['path']> extends never ? [] : [ParamsOf<Id>]
) {
  const texts = Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));
  return generatePath<string>(routes[id].path, texts);
}
