import { TOTP } from 'otpauth';
import { describeSecret, hashRecoveryCode, isAppCode, makeRecoveryCodes, makeSecret, stepOf } from '../../../server/auth/codes';
import { decrypt, encrypt } from '../../../server/db/secrets';

const secret = makeSecret();
const now = Date.UTC(2026, 10, 23, 12);
const step = now / 30_000;
const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });

it.each([-2, -1, 0, 1, 2])('the code of %i steps from now counts up to one step away', (away) => {
  expect(stepOf(codeAt(now + away * 30_000), secret, now)).toBe(Math.abs(away) > 1 ? null : step + away);
});

it('agrees with the test vector of RFC 6238', () => {
  const ofRfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(stepOf('287082', ofRfc, 59_000)).toBe(1);
});

it('accepts a code with spaces, and distinguishes it from a recovery code', () => {
  const code = codeAt(now);
  expect(stepOf(`${code.slice(0, 3)} ${code.slice(3)}`, secret, now)).toBe(step);
  expect(['123 456', '123456', '1234-5678-9012-3456', 'abcdef'].map(isAppCode)).toEqual([true, true, false, false]);
});

it('makes recovery codes that differ, and hashes them as they are typed', () => {
  const codes = makeRecoveryCodes();
  expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
  for (const code of codes) {
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(hashRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')}`)).toBe(hashRecoveryCode(code));
  }
});

it('describes a secret by an address that apps read, and its QR code', () => {
  const { address, qrSize, qrPath } = describeSecret(secret, 'a+b@example.com');
  const { pathname, searchParams } = new URL(address);
  expect(decodeURIComponent(pathname)).toMatch(/Sideline:a\+b@example\.com$/);
  expect(Object.fromEntries(searchParams)).toMatchObject({ secret, issuer: 'Sideline', digits: '6', period: '30' });
  expect((qrSize - 17) % 4).toBe(0);
  // The corner pattern of every QR code: seven dark modules, then five light ones between two dark ones.
  expect(qrPath).toMatch(/^M0 0h7v1h-7z/);
  expect(qrPath).toContain('M0 1h1v1h-1zM6 1h1v1h-1z');
});

it('is encrypted with another key than the keys of hosts', () => {
  const encrypted = encrypt(secret, 'the key of the installation', 'second factors');
  expect(decrypt(encrypted, 'the key of the installation', 'second factors')).toBe(secret);
  expect(decrypt(encrypted, 'the key of the installation', 'host keys')).toBeNull();
});
