import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CachedReply, ReplyCache } from './replyCache';

/** What the application's own bundle for the server offers; see `src/prerender.tsx`. */
interface Bundle {
  prerender: (
    config: unknown,
    pathname: string,
    read: (address: string) => Promise<string>,
  ) => Promise<{ title: string; content: string; answers: string; chunks: string[] } | null>;
}

class NotDrawn extends Error {}

/** The page of every address, around its title and its content. */
const parts = /^([^]*<html)([^]*)<title>[^<]*<\/title>([^]*<div id="root">)[^]*(<\/div>\s*<\/body>[^]*)$/;

/**
 * Gives the page of an address with its data in it, drawn from the API's own answers and kept until something is written; null where there is
 * nothing to draw, for an address with a query (a table's view), or where a call fails: then the application does it all. It cannot be used
 * until its code has come, so it is inert.
 */
export function makeDrawnPages(app: FastifyInstance, directory: string, cache: ReplyCache) {
  const [index, config, code, bundle] = ['index.html', 'config.json', 'code.json', '../dist-server/prerender.cjs'].map((name) =>
    join(directory, name),
  );
  if (!existsSync(bundle!)) return () => Promise.resolve(null);
  const [, start, head, body, end] = parts.exec(readFileSync(index!, 'utf8'))!;
  const files = JSON.parse(readFileSync(code!, 'utf8')) as Record<string, string[]>;
  const load = () => createRequire(import.meta.url)(bundle!) as Bundle;

  async function read(address: string): Promise<string> {
    const answer = await app.inject(address);
    if (answer.statusCode !== 200) throw new NotDrawn();
    return answer.payload;
  }

  async function draw(pathname: string): Promise<string> {
    const drawing = await load().prerender(JSON.parse(readFileSync(config!, 'utf8')), pathname, read);
    if (!drawing) throw new NotDrawn();
    const { title, content, answers, chunks } = drawing;
    const scripts = new Set(chunks.flatMap((name) => files[name] ?? []));
    const preloads = [...scripts].map((href) => `<link rel="preload" as="script" href="${href}">`).join('');
    const drawn = `<div class="drawn" inert>${content}${answers}</div>`;
    return `${start} data-drawn${head}<title>${title}</title>${preloads}${body}${drawn}${end}`;
  }

  return async ({ url, log }: FastifyRequest): Promise<CachedReply | null> => {
    if (url.includes('?')) return null;
    try {
      // An administrator may change the configuration while the server runs.
      const key = `page ${statSync(config!).mtimeMs} ${url}`;
      return await cache.get(key, () => draw(url), String);
    } catch (error) {
      if (!(error instanceof NotDrawn)) log.error(error, 'A page could not be drawn.');
      return null;
    }
  };
}
