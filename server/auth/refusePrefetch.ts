import type { FastifyRequest } from 'fastify';
import { forbidden } from '../problem';

const fetched = ['cors', 'same-origin'];

/**
 * A hook for calls that write, some of which are GETs: only a script may make them, no browser on its own account.
 * @throws Problem 403 for a prefetch, a preview, a navigation or an embedded resource.
 */
export async function refusePrefetch({ headers }: FastifyRequest) {
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].join();
  const mode = headers['sec-fetch-mode'];
  if (!/prefetch|prerender|preview/i.test(purpose) && (mode === undefined || fetched.includes(String(mode)))) return;
  throw forbidden('This call writes: it takes no prefetch, navigation or embedding.');
}
