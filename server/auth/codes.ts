import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { components } from '../../src/api/generated/schema.gen';

const issuer = 'Sideline';
/** Seconds for which a code of an authenticator app is valid. */
const period = 30;

const totpOf = (secret: string, label?: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** A new secret of 160 bits, in base32. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32;

/** The dark modules of a QR code as an SVG path: a rectangle for each run in a row. */
const pathOf = (rows: boolean[][]) =>
  rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join('');

/** A secret for an authenticator app: its text, its otpauth URL, and the QR code of the URL, which names the account by `email`. */
export function describeSecret(secret: string, email: string): components['schemas']['SecondFactorSecret'] {
  const address = totpOf(secret, email).toString();
  const { size, data } = encode(address, { border: 0 });
  return { secret, address, qrSize: size, qrPath: pathOf(data) };
}

/** The normalised code: without spaces and hyphens, in lower case. */
const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase();

/** Whether a code is one of an authenticator app; else it is a recovery code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(plain(code));

/** The time step of an app's code, in units of 30 s since 1970: this one, the one before or the next; null for a wrong code. */
export function stepOf(code: string, secret: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: plain(code), timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten recovery codes of 80 bits each, in groups of four letters. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => {
    const code = Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join('');
    return code.replaceAll(/.{4}(?=.)/g, '$&-');
  });

/** The stored hash of a recovery code. */
export const hashRecoveryCode = (code: string): string => createHash('sha256').update(plain(code)).digest('base64url');
