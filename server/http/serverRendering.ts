import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { directory as directoryScope } from '../db/invalidation';
import { NotFoundError } from '../domain/errors';
import type { ResponseCache } from './cache/responseCache';
import { previewTags } from './previewTags';

/** The location of a page: its canonical path, its league and platform. */
interface PageLocation {
  path: string;
  leagueId: string | undefined;
  platform: string | null;
}

/** The server bundle of the application, `src/entry-server.tsx`. */
interface Bundle {
  locate: (pathname: string) => PageLocation | null;
  /** The path of the same page on another platform. */
  pathOn: (platform: string, pathname: string) => string;
  render: (
    config: unknown,
    url: URL,
    fetchFn: (request: Request) => Promise<Response>,
  ) => Promise<{ title: string; html: string; styles: string; data: string; chunk: string } | null>;
}

/** The league is of another platform than the URL says. */
class OtherPlatform extends Error {
  constructor(readonly platform: string) {
    super(`The league is of the platform ${platform}.`);
  }
}

/** The client has to render the page. */
class NotRendered extends Error {}

/** `index.html` around its title, the end of its head, the content of its root element, and the rest. */
const parts = /^([^]*<title>)[^<]*(<\/title>[^]*)(<\/head>[^]*<div id="root">)[^]*(<\/div>\s*<\/body>[^]*)$/;

const dataElement = (json: string) => `<script type="application/json" id="server-data">${json}</script>`;

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Sends the page of a request. Without a page for the URL it only sets the status 404. A page whose league, team or year does not exist is
 * sent with 404, for the client to render.
 */
type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Whether a response belongs to a different league than the URL: a team's calls name only the team. */
async function isOfAnotherLeague(response: Response, leagueId: string | undefined): Promise<boolean> {
  if (response.status !== 200 || leagueId === undefined) return false;
  const body = (await response.clone().json()) as { leagueId?: string } | null;
  return body?.leagueId !== undefined && body.leagueId !== leagueId;
}

/** The platform of the league in a response to the settings call. */
async function platformIn(response: Response): Promise<string | undefined> {
  if (response.status !== 200) return undefined;
  const body = (await response.clone().json()) as { provider?: string } | null;
  return body?.provider;
}

/** Redirects, such as `/LEAGUE/132/` to `/league/132`, so that a page has one URL and one entry in the cache. */
export const redirectTo = (url: string, reply: FastifyReply) => reply.header('cache-control', 'no-cache').redirect(url, 308);

/**
 * Sends pages rendered by the application's server bundle, which reads the API in process. A page is cached until a write to its league. A
 * page with a query string (the view of a table) is rendered for every request. Without a rendered page, `index.html` is sent, and the
 * client renders.
 */
export function makePages(app: FastifyInstance, directory: string, cache: ResponseCache): SendPage {
  const [index, config, manifest, bundle] = ['index.html', 'config.json', 'chunks.json', '../dist-server/entry-server.cjs'].map(
    (name) => join(directory, name),
  );
  if (!existsSync(bundle!)) return () => Promise.resolve();
  const [, start, head, body, end] = parts.exec(readFileSync(index!, 'utf8'))!;
  const chunks = JSON.parse(readFileSync(manifest!, 'utf8')) as Record<string, string[]>;
  const load = () => createRequire(import.meta.url)(bundle!) as Bundle;

  async function readApi(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const { payload, statusCode, headers } = await app.inject(pathname + search);
    return new Response(payload, { status: statusCode, headers: { 'content-type': String(headers['content-type']) } });
  }

  /** @param page the page of the URL */
  async function render(url: string, { leagueId, platform }: PageLocation): Promise<string> {
    let exists = true;
    let found: string | undefined;
    const read = async (request: Request) => {
      const response = await readApi(request);
      const { pathname, searchParams } = new URL(request.url);
      const namesLeague = searchParams.has('leagueId');
      if (pathname === '/api/Settings') found = await platformIn(response);
      if (response.status === 404 || (!namesLeague && (await isOfAnotherLeague(response, leagueId)))) exists = false;
      return response;
    };
    const { payload } = await app.inject('/config.json');
    const page = await load().render(JSON.parse(payload), new URL(url, 'http://localhost'), read);
    if (found !== undefined && found !== platform) throw new OtherPlatform(found);
    if (!exists) throw new NotFoundError(url);
    if (!page) throw new NotRendered();
    const preloads = (chunks[page.chunk] ?? []).map((file) => `<link rel="preload" as="script" href="/${file}">`).join('');
    const data = dataElement(page.data);
    const title = escapeText(page.title);
    return `${start}${title}${head}${previewTags(title)}${preloads}${page.styles}${body}${page.html}</div>${data}${end!.slice('</div>'.length)}`;
  }

  /** The 404 of a league that may exist for a member: the client renders it, with events and the account's leagues. */
  async function sendUnrendered(reply: FastifyReply): Promise<void> {
    const { payload } = await app.inject('/config.json');
    const data = dataElement(JSON.stringify({ config: JSON.parse(payload) as unknown }).replaceAll('<', '\\u003c'));
    const html = readFileSync(index!, 'utf8').replace('</body>', () => `${data}</body>`);
    reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  }

  return async (request, reply) => {
    const { url, log } = request;
    const pathname = url.split('?', 1)[0]!;
    const page = load().locate(pathname);
    if (!page) {
      reply.code(404);
      return;
    }
    if (page.path !== pathname) return void redirectTo(page.path + url.slice(pathname.length), reply);
    try {
      const html = async () => ({
        type: 'text/html; charset=utf-8',
        body: await render(url, page),
        // The landing page lists the public leagues.
        scope: page.leagueId ?? directoryScope,
      });
      if (url !== pathname) {
        const { type, body: view } = await html();
        return void reply.code(200).header('cache-control', 'no-cache').type(type).send(view);
      }
      // An administrator may change the configuration while the server runs.
      await cache.respond(request, reply, `page ${statSync(config!).mtimeMs} ${url}`, html);
    } catch (error) {
      if (error instanceof OtherPlatform) {
        return void redirectTo(load().pathOn(error.platform, pathname) + url.slice(pathname.length), reply);
      }
      if (error instanceof NotFoundError) await sendUnrendered(reply);
      else if (!(error instanceof NotRendered)) log.error(error, 'A page could not be rendered.');
    }
  };
}
