import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const contentSecurityPolicy = (inlineScripts: string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...inlineScripts],
    // Emotion and the data grid add style elements; a static page cannot give them a nonce.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'https:'],
    fontSrc: ["'self'"],
    // config.json may name an API and a client host on other origins.
    connectSrc: ["'self'", 'https:'],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    // The application sends form data itself.
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['sideline', 'sideline#webpack'],
  },
});

/** Browser features that no page needs. */
const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'display-capture'];
const permissionsPolicy = permissions.map((feature) => `${feature}=()`).join(', ');

/** The security headers of a response outside Fastify: never a page, and its request was not read. */
export const bareSecurityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/**
 * Sets the security headers of every response; HSTS only where a trusted proxy forwards a TLS request.
 * @param inlineScripts the CSP sources of the scripts in `index.html`
 */
export async function registerSecurityHeaders(app: FastifyInstance, inlineScripts: string[]) {
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(inlineScripts),
    crossOriginEmbedderPolicy: false, // team avatars come from other hosts
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
  });
}
