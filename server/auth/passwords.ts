import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const cost = { N: 2 ** 17, r: 8, p: 1 };
const keyLength = 32;

const deriveKey = (password: string, salt: Buffer, { N, r, p }: typeof cost) =>
  derive(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * 1024 * 1024 });

const encode = (salt: Buffer, key: Buffer) =>
  ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');

/** Hashes a password as `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return encode(salt, await deriveKey(password, salt, cost));
}

/** A hash that no password has, to spend the same time on an account that does not exist. */
export const unmatchableHash = encode(Buffer.alloc(16), Buffer.alloc(keyLength));

/** Whether the password is the one that was hashed. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const derived = await deriveKey(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}
