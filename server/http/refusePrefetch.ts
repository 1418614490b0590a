import type { FastifyRequest } from 'fastify';
import { ForbiddenError } from '../domain/errors';

const scriptModes = [undefined, 'cors', 'same-origin'];
const ownSites = [undefined, 'same-origin'];

/**
 * A hook for operations that write, some of which are GETs: only a script of this origin may send them. Clients other than browsers send
 * no `Sec-Fetch` headers and pass.
 * @throws ForbiddenError for a prefetch, a preview, a navigation, an embedded resource or another site
 */
export async function refusePrefetch({ headers }: FastifyRequest) {
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].join();
  const isScript = scriptModes.includes(headers['sec-fetch-mode'] as string | undefined);
  const isOwn = ownSites.includes(headers['sec-fetch-site'] as string | undefined);
  if (isScript && isOwn && !/prefetch|prerender|preview/i.test(purpose)) return;
  throw new ForbiddenError('This operation writes: it takes no prefetch, navigation, embedding or request of another site.');
}
