import { get } from '../../support/call';

const kinds = [
  '/api/League/GetLeague?leagueId=132',
  '/api/League/GetLeague',
  '/api/Nothing',
  '/avatars/13201.svg',
  '/nowhere.js',
];

describe.each(kinds)('the response of %s', (url) => {
  it('restricts what a browser does with it', async () => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()') as string,
      'cross-origin-resource-policy': url.startsWith('/avatars/') ? 'cross-origin' : 'same-origin',
    });
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types sideline sideline#webpack',
      ]),
    );
  });

  it('sets no cookie, allows no other site, and does not say what serves it', async () => {
    const { headers } = await server.inject({ url, headers: { cookie: 'a=b', origin: 'https://elsewhere.example' } });
    const unwanted = ['set-cookie', 'access-control-allow-origin', 'server', 'x-powered-by', 'strict-transport-security'];
    expect(Object.keys(headers).filter((name) => unwanted.includes(name))).toEqual([]);
  });
});

it('warns once of a proxy that is not trusted', async () => {
  for (const header of ['x-forwarded-for', 'forwarded'])
    await server.inject({ url: '/api/health', headers: { [header]: '10.0.0.1' } });
  expect(await server.logged(/TRUST_PROXY/)).toEqual([expect.objectContaining({ level: 40 })]);
});

it('ignores a forwarded TLS header of an untrusted proxy', async () => {
  const { headers } = await server.inject({ url: '/api/health', headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toBeUndefined();
});
