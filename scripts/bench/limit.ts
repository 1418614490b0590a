/**
 * The limit: for each measured page a static HTML page with the same content and no script, written from the same data and served,
 * Brotli-compressed, by a plain HTTP server.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { image, type Case } from './cases';

interface File {
  body: Buffer;
  type: string;
  encoding?: string;
}

const style =
  'body{margin:0;font:15px/1.5 system-ui,sans-serif;background:#f1f1ea}header{height:64px;background:#12331f;color:#fff}' +
  'main{max-width:1440px;margin:auto;padding:24px}table{width:100%;border-collapse:collapse;background:#fff}td,th{height:44px;' +
  'padding:0 12px;border-top:1px solid #d6dbd3;text-align:left}img.picture{width:100%;height:720px;object-fit:cover}';

function written({ name, cells, rowsOf, most = Infinity, picture }: Case, responses: Record<string, unknown>[], splash: string) {
  const rows = rowsOf?.(responses.at(-1)!) ?? [];
  const heads = Object.keys(cells ?? {});
  const row = (values: unknown[], tag: string) => `<tr>${values.map((value) => `<${tag}>${value ?? ''}</${tag}>`).join('')}</tr>`;
  const table = cells
    ? `<table><thead>${row(heads, 'th')}</thead><tbody class="limit">${rows
        .slice(0, most)
        .map((each) =>
          row(
            Object.values(cells).map((cell) => cell(each as never)),
            'td',
          ),
        )
        .join('')}</tbody></table>`
    : '';
  const leagues = (responses[0]!['leagues'] ?? []) as { id: string; name: string }[];
  const links = `<ul class="limit">${leagues.map((league) => `<li><a href="/league/${league.id}">${league.name}</a></li>`).join('')}</ul>`;
  const hero = picture ? `<img class="picture" src="${splash}" alt="">` : '';
  const profile = responses.length > 1 ? Object.values(responses.at(-2)!).filter((value) => typeof value === 'string') : [];
  const head = profile.map((value) => (value.startsWith('/') ? image(value, 96) : `<p>${value}</p>`)).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><style>${style}</style></head><body><header>Sideline</header>${hero}<main><h1>${name}</h1>${head}${table}${picture ? links : ''}</main><footer>© Sideline</footer></body></html>`;
}

async function fetched(address: string): Promise<File> {
  const response = await fetch(address);
  return { body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' };
}

/** Writes the limit pages of all cases from a running product's responses, and serves them. */
export async function startLimit(product: string, cases: Case[], splash: string) {
  const files = new Map<string, File>();
  for (const each of cases) {
    const responses = await Promise.all(each.calls.map(async (call) => (await fetch(product + call)).json() as Promise<never>));
    const html = written(each, responses, splash);
    files.set(each.path, { body: brotliCompressSync(html), type: 'text/html; charset=utf-8', encoding: 'br' });
    for (const [, source] of html.matchAll(/<img[^>]* src="([^"]+)"/g)) {
      if (!files.has(source!)) files.set(source!, await fetched(product + source!));
    }
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    const isPage = file.encoding !== undefined;
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.body.length,
      'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isPage && { 'content-encoding': 'br' }),
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, stop: () => server.close() };
}
