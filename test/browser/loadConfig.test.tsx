import { hostOrAlert, loadConfig } from '../../src/browser/loadConfig';
import { ConfigError } from '../../src/lib/config';
import { testConfig } from '../support/renderApp';
import shipped from '../../src/static/config.json';

afterEach(() => server.intercept(null));

test('GET /config.json is read and checked', async () => {
  const seen: string[] = [];
  server.intercept(({ url }) => {
    seen.push(new URL(url).pathname);
    return Response.json(shipped);
  });
  expect(await loadConfig()).toEqual(shipped);
  expect(seen).toEqual(['/config.json']);
});

test.each<[message: string, response: () => Response]>([
  ['config.json could not be loaded', () => new Response('', { status: 404 })],
  [
    'config.json could not be loaded',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['config.json must be JSON', () => new Response('<!doctype html>')],
  ['season must be a whole number or null', () => Response.json({ ...shipped, season: '2021' })],
])('a missing or malformed one shows a message: %s', async (message, response) => {
  server.intercept(response);
  await expect(loadConfig()).rejects.toThrow(new ConfigError(message));
});

test('no entry for the host: an alert names the host name without an API URL', () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  expect(hostOrAlert(testConfig(), 'anywhere.example')).toEqual({ apiUrl: '', clientUrl: '' });
  expect(alert).not.toHaveBeenCalled();
  expect(hostOrAlert(testConfig({ hosts: {} }), 'anywhere.example')).toBeNull();
  expect(alert.mock.calls).toEqual([['No API URL is specified for anywhere.example']]);
  alert.mockRestore();
});
