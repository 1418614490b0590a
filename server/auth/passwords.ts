import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { makeTaskQueue } from '../domain/taskQueue';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
/** The cost of new hashes. Tests lower it. */
export const hashCost = { N: 2 ** 17, r: 8, p: 1 };
const keyLength = 32;

/**
 * A hash takes about 0.3 s of one core, 128 MB, and a thread of the four that file access and compression need too. So two run at a time
 * in a process, and 20 wait. Ten more places are for those that go first, so that nobody can shut them out by a flood of log-ins.
 */
const inTurn = makeTaskQueue(2, 20, 10);

const deriveKey = (password: string, salt: Buffer, { N, r, p }: typeof hashCost, goesFirst: boolean) =>
  inTurn(() => derive(password.normalize('NFKC'), salt, keyLength, { N, r, p, maxmem: 256 * 1024 * 1024 }), goesFirst);

const encode = (salt: Buffer, key: Buffer) =>
  ['scrypt', hashCost.N, hashCost.r, hashCost.p, salt.toString('base64url'), key.toString('base64url')].join('$');

/**
 * Hashes the new password of somebody who has been checked already, as `scrypt$N$r$p$salt$key`; it goes first.
 * @throws QueueFullError when too many hashes are waiting
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return encode(salt, await deriveKey(password, salt, hashCost, true));
}

/** A hash that no password matches, so that an unknown account takes the same time. */
export const unmatchableHash = () => encode(Buffer.alloc(16), Buffer.alloc(keyLength));

/**
 * Whether the password is the one that was hashed.
 * @param goesFirst before log-ins from unknown networks
 * @throws QueueFullError when too many hashes are waiting
 */
export async function verifyPassword(password: string, hash: string, goesFirst = false): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await deriveKey(password, Buffer.from(salt, 'base64url'), cost, goesFirst);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}
