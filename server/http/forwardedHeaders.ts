import type { FastifyInstance } from 'fastify';

/**
 * Warns, once, of a proxy that is not trusted: all its clients would share one IP address, and with it the limits of failed log-ins.
 * Register it only when no proxy is trusted.
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
