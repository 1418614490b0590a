import { pathTo } from '../../routing/pathTo';

/** Where a log-in leads: the page that sent the user here, if it is one of this application; otherwise the landing page. */
export function returnAddress(state: unknown): string {
  const { from } = (typeof state === 'object' && state !== null ? state : {}) as { from?: unknown };
  const internal = typeof from === 'string' && /^\/(?![/\\])/.test(from);
  return internal && from.split('?')[0] !== pathTo('logIn') ? from : pathTo('landing');
}
