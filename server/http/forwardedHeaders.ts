import type { FastifyInstance } from 'fastify';

/**
 * Warns once about an untrusted proxy: all its clients would share one IP address and its log-in limits. Register it only when no proxy is
 * trusted.
 */
export function warnOfUntrustedProxy(app: FastifyInstance) {
  let warned = false;
  app.addHook('onRequest', async ({ headers, log, ip }) => {
    if (warned || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return;
    warned = true;
    log.warn(
      { address: ip },
      'A request was forwarded by a proxy, and TRUST_PROXY names none: limits count all its clients as one.',
    );
  });
}
