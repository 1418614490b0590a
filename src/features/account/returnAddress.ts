import { fieldOf } from '../../lib/json';
import { pathTo } from '../../routing/pathTo';

/** The path to navigate to after a log-in: the page that the user came from, if it is one of this application, else the landing page. */
export function returnAddress(state: unknown): string {
  const from = fieldOf(state, 'from');
  const internal = typeof from === 'string' && /^\/(?![/\\])/.test(from);
  return internal && from.split('?')[0] !== pathTo('logIn') ? from : pathTo('landing');
}
