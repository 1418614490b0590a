import { idPattern } from '../../routing/routeParams';

/** The team of `?opponent=`, one of several games of the week; undefined for the game that the server chooses. */
export function readOpponent(search: URLSearchParams): string | undefined {
  const id = search.get('opponent') ?? '';
  return idPattern.test(id) ? id : undefined;
}
