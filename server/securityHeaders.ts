import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const contentSecurityPolicy = (inlineScripts: string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...inlineScripts],
    // Emotion and the data grid make style elements in the page; a page of static files can give them no nonce.
    styleSrc: ["'self'", "'unsafe-inline'"],
    styleSrcAttr: ["'none'"],
    imgSrc: ["'self'", 'data:', 'https:'],
    fontSrc: ["'self'"],
    // The API and the client host may be others than the page's, as config.json says.
    connectSrc: ["'self'", 'https:'],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['sideline', 'sideline#webpack'],
  },
});

/** What no page of ours needs of a browser. */
const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'display-capture'];
const permissionsPolicy = permissions.map((feature) => `${feature}=()`).join(', ');

/**
 * Sets the headers that keep a browser from doing more with an answer than it is for. HSTS only where a proxy came by TLS.
 * `inlineScripts` are the sources of the scripts that stand in the page itself.
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
