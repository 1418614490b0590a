import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { makeDrawnPages } from './drawnPages';
import { Problem, sendProblem } from './problem';
import { bodyFor, type ReplyCache } from './replyCache';

const hashed = /\.[0-9a-f]{8,}\./;
const image = /\.(png|svg|jpe?g|webp|ico)$/;
const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const cacheControlOf = (path: string) => {
  if (hashed.test(path)) return 'public, max-age=31536000, immutable';
  return image.test(path) ? 'public, max-age=86400' : 'no-cache';
};

const isNavigation = ({ method, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

function refuse(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const url = request.url.split('?')[0] ?? '';
  const allowed = methods.filter((method) => app.hasRoute({ url, method }));
  if (!url.startsWith('/api/') || !allowed.length) return sendProblem(request, reply, new Problem(404, `${url} is unknown.`));
  reply.header('allow', allowed.join(', '));
  return sendProblem(request, reply, new Problem(405, `${url} takes ${allowed.join(' or ')}, not ${request.method}.`));
}

/** Serves the built application of `directory` beside the API, its index page for every address that a person may navigate to. */
export async function registerStaticFiles(app: FastifyInstance, directory: string, cache: ReplyCache) {
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
  const drawn = makeDrawnPages(app, directory, cache);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await drawn(request);
    if (!page) return reply.code(200).sendFile('index.html');
    return reply
      .code(200)
      .type('text/html; charset=utf-8')
      .send(await bodyFor(request, reply, page));
  };
  if (built) app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const isPage = built && isNavigation(request) && !/^\/(api|avatars)\//.test(request.url);
    return isPage ? sendPage(request, reply) : refuse(app, request, reply);
  });
}
