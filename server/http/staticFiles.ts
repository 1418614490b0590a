import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Database } from '../db';
import { registerConfigFile } from './configFile';
import { makePages, redirectTo } from './serverRendering';
import { Problem, sendProblem } from './problem';
import type { ResponseCache } from './cache/responseCache';

/** The name of a built file has at least six digits of its content's hash. */
const hashed = /\.[0-9a-f]{6,}\./;
const image = /\.(png|svg|jpe?g|webp|ico)$/;
const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const cacheControlOf = (path: string) => {
  if (hashed.test(path)) return 'public, max-age=31536000, immutable';
  return image.test(path) ? 'public, max-age=86400' : 'no-cache';
};

const takesHtml = (accept = '*/*') => /(^|[\s,])(text\/html|text\/\*|\*\/\*)(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accept);

/** Whether a request may be for a page: not for the API, an avatar or a file, and from a client that accepts HTML. */
const isForPage = ({ method, headers, url = '' }: Pick<IncomingMessage, 'method' | 'headers' | 'url'>) =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|avatars)\/|^[^?]*\.\w+(\?|$)/.test(url) && takesHtml(headers.accept);

const namesHtml = ({ headers }: Pick<IncomingMessage, 'headers'>) => headers.accept?.includes('text/html') === true;

/** A path without a page. */
const NO_PAGE = '/-';

/**
 * Whether a path is refused before it is looked up: it cannot be decoded, or has an empty segment, one that leads to its parent, a backslash
 * or a NUL.
 */
function isRefused(path: string): boolean {
  try {
    return /\/\/|\\|\0|\/\.\.?(\/|$)/.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/**
 * The URL that a request is routed by. A page request whose path would be refused, such as `/%`, is treated like any path without a page.
 */
export function routedUrl(request: IncomingMessage): string {
  const { url = '' } = request;
  return isRefused(url.split('?', 1)[0]!) && isForPage(request) && namesHtml(request) ? NO_PAGE : url;
}

function refuse(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const url = request.url.split('?')[0] ?? '';
  const allowed = methods.filter((method) => app.hasRoute({ url, method }));
  if (!url.startsWith('/api/') || !allowed.length) return sendProblem(request, reply, new Problem(404, `${url} is unknown.`));
  reply.header('allow', allowed.join(', '));
  return sendProblem(request, reply, new Problem(405, `${url} takes ${allowed.join(' or ')}, not ${request.method}.`));
}

/** Serves the built application of `directory` on the API's origin, with the index page for every URL that a person can navigate to. */
export async function registerStaticFiles(app: FastifyInstance, directory: string, db: Database, cache: ResponseCache) {
  const built = existsSync(join(directory, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: directory,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path)),
    });
  }
  if (built) registerConfigFile(app, directory, db, cache);
  const sendRendered = makePages(app, directory, cache);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    await sendRendered(request, reply.code(200));
    if (reply.sent) return reply;
    // Without validators, a conditional request for a missing page gets no 304.
    return reply.sendFile('index.html', reply.statusCode === 404 ? { etag: false, lastModified: false } : {});
  };
  if (built) {
    app.get('/', sendPage);
    // The service worker caches the file itself.
    app.get('/index.html', (request, reply) => (namesHtml(request) ? redirectTo('/', reply) : reply.sendFile('index.html')));
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = built && isForPage(request);
    return isPage ? sendPage(request, reply) : refuse(app, request, reply);
  });
}
