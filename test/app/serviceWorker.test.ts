import { registerServiceWorker } from '../../src/app/serviceWorker';

const script = '/service-worker.js';
const javaScript = { 'content-type': 'text/javascript; charset=utf-8' };

/** A browser with a service worker of this origin, or without one. */
function browser({ registered = true, supported = true } = {}) {
  const stored = new Map<string, string>();
  const registration = { unregister: jest.fn(() => Promise.resolve(true)) };
  const serviceWorker = {
    getRegistration: jest.fn(() => Promise.resolve(registered ? registration : undefined)),
    register: jest.fn((_script: string) => Promise.resolve({})),
  };
  const fakes = {
    fetch: jest.fn<Promise<Response>, [string, RequestInit]>(),
    navigator: supported ? { serviceWorker } : {},
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    window: { location: { reload: jest.fn(), hostname: 'localhost' } },
  };
  for (const [name, value] of Object.entries(fakes))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return { ...fakes, ...serviceWorker, unregister: registration.unregister, reload: fakes.window.location.reload };
}

const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => jest.clearAllMocks());

test('the script is checked past every cache, also on localhost, and then registered', async () => {
  const { fetch, register, unregister, reload } = browser();
  fetch.mockResolvedValue(new Response('', { headers: javaScript }));
  await registerServiceWorker();
  expect(fetch.mock.calls).toEqual([[script, expect.objectContaining({ cache: 'no-store' })]]);
  expect(register.mock.calls).toEqual([[script]]);
  expect(unregister).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  expect(info).not.toHaveBeenCalled();
});

test('the responses that earlier versions stored are deleted', async () => {
  browser().fetch.mockResolvedValue(new Response('', { headers: javaScript }));
  const deleteCache = jest.fn(() => Promise.resolve(true));
  Object.defineProperty(globalThis, 'caches', { value: { delete: deleteCache }, configurable: true });
  await registerServiceWorker();
  expect(deleteCache.mock.calls).toEqual([['answers'], ['answers-session']]);
  Reflect.deleteProperty(globalThis, 'caches');
});

test.each([
  ['is missing', new Response('no', { status: 404, headers: javaScript })],
  ['is not JavaScript', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['has no type', new Response(null)],
])('a script that %s: the existing worker is unregistered, and the page reloads once, not in a loop', async (_what, response) => {
  const { fetch, register, unregister, reload } = browser();
  fetch.mockImplementation(() => Promise.resolve(response.clone()));
  await registerServiceWorker();
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
  await registerServiceWorker();
  await registerServiceWorker();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(register).not.toHaveBeenCalled();
});

test('after a valid script, the next missing one reloads again', async () => {
  const { fetch, reload } = browser();
  const missing = () => fetch.mockResolvedValueOnce(new Response(null, { status: 404 }));
  missing();
  await registerServiceWorker();
  fetch.mockResolvedValueOnce(new Response('', { headers: javaScript }));
  await registerServiceWorker();
  missing();
  await registerServiceWorker();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('without an existing worker a missing script reloads nothing', async () => {
  const { fetch, reload } = browser({ registered: false });
  fetch.mockResolvedValue(new Response(null, { status: 404 }));
  await registerServiceWorker();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['a valid script is registered', new Response('', { headers: javaScript }), [1, 0]],
  ['an orphaned worker is unregistered, and the page reloads', new Response(null, { status: 404 }), [0, 1]],
])('while the browser blocks its storage, %s', async (_what, response, counts) => {
  const { fetch, register, reload } = browser();
  Object.defineProperty(globalThis, 'sessionStorage', {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
    configurable: true,
  });
  fetch.mockResolvedValue(response);
  await registerServiceWorker();
  expect([register.mock.calls.length, reload.mock.calls.length]).toEqual(counts);
});

test('offline mode is logged, and the worker stays', async () => {
  const { fetch, register, unregister } = browser();
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await registerServiceWorker();
  expect(info.mock.calls).toEqual([['No internet connection found. App is running in offline mode.']]);
  expect(unregister).not.toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
});

test('a refused registration is logged, no unhandled error', async () => {
  const { fetch, register } = browser();
  fetch.mockResolvedValue(new Response('', { headers: javaScript }));
  register.mockRejectedValue(new Error('insecure'));
  await registerServiceWorker();
  expect(error).toHaveBeenCalledWith('The service worker could not be registered.', new Error('insecure'));
});

test('a browser without service workers registers none', async () => {
  const { fetch } = browser({ supported: false });
  await registerServiceWorker();
  expect(fetch).not.toHaveBeenCalled();
});
