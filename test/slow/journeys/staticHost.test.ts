/** The built application on a static host, without a server that renders, with the API on another host. */
import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import shipped from '../../../src/static/config.json';
import { Visit } from '../../support/journey';
import { settled } from '../../support/onPage';

const dist = join(__dirname, '../../../dist');
const api = 'https://api.example';
const visit = new Visit();
const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.html': 'text/html' };

const host = createServer(({ url = '/' }, response) => {
  const path = join(dist, new URL(url, 'http://localhost').pathname);
  const file = existsSync(path) && statSync(path).isFile() ? path : join(dist, 'index.html');
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  response.end(readFileSync(file));
});
beforeAll(() => new Promise<void>((resolve) => host.listen(0, resolve)));
afterAll(() => void host.close());

test.each([
  ['/', 'Sideline'],
  ['/league/132', 'Standings'],
  ['/league/132/team/13204', 'Gridiron Gurus'],
  ['/no/such/page', 'Not Found'],
])('%s is rendered by the client alone', async (url, heading) => {
  const { port } = host.address() as AddressInfo;
  const page = await visit.openPage({ baseURL: `http://localhost:${port}`, serviceWorkers: 'block' });
  const hosts = { '*': { apiUrl: api, clientUrl: api } };
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...shipped, hosts } }));
  const requests: string[] = [];
  await page.route(`${api}/**`, async (route) => {
    requests.push(route.request().url());
    const response = await route.fetch({ url: route.request().url().replace(api, visit.address) });
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await settled(page);
  expect(new Set(requests).size).toBe(requests.length);
  expect(requests.length > 0).toBe(url.startsWith('/league'));
  expect(page.complaints.filter((text) => !text.includes('Service Worker'))).toEqual([]);
});
