import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import etag from '@fastify/etag';
import jwt from '@fastify/jwt';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { AccessClaims, AccessTokens } from './auth/accessTokens';
import { registerAvatars } from './avatars';
import type { OpenDatabase } from './db';
import { inlineScriptSources } from './inlineScripts';
import { limitOptions } from './limits';
import { handleError } from './problem';
import { getSigningKey } from './queries/installation';
import { registerOperations } from './routes';
import { registerSecurityHeaders } from './securityHeaders';
import { registerStaticFiles } from './staticFiles';
import { makeValidatorCompiler } from './validation';

/**
 * What an application needs; `directory` holds the built pages (default: `dist` of this project), `trustProxy` the addresses of the
 * reverse proxies that may tell where a call comes from.
 */
export interface AppOptions {
  database: OpenDatabase;
  logLevel?: string;
  directory?: string;
  trustProxy?: string[];
}

const builtPages = fileURLToPath(new URL('../dist', import.meta.url));

/** What the log has of a request. A token or password that someone puts into an address of the token calls stays out of it. */
const logged = ({ method, url, ip, hostname }: FastifyRequest) => ({
  method,
  url: url.startsWith('/api/token') ? url.split('?')[0] : url,
  ip,
  hostname,
});

const accessTokensOf = (app: FastifyInstance): AccessTokens => ({
  sign: (claims, seconds) => app.jwt.sign(claims, { expiresIn: seconds }),
  verify: (token) => app.jwt.verify<AccessClaims>(token),
});

/** Builds the server on an open database: the API, the avatars and the pages, on one origin. It does not listen. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, logLevel = 'silent', directory = builtPages, trustProxy = [] } = options;
  const app = fastify({
    logger: { level: logLevel, serializers: { req: logged } },
    ...limitOptions,
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    trustProxy: trustProxy.length ? trustProxy : false,
  });
  app.setErrorHandler(handleError);
  app.setValidatorCompiler(makeValidatorCompiler());
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  app.removeContentTypeParser('text/plain');

  await registerSecurityHeaders(app, inlineScriptSources(join(directory, 'index.html')));
  await app.register(rateLimit, { global: false });
  await app.register(etag);
  await app.register(jwt, {
    secret: await getSigningKey(database.db),
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'] },
  });
  const cache = await registerOperations(app, database, accessTokensOf(app));
  registerAvatars(app);
  await registerStaticFiles(app, directory, cache);
  return app;
}
