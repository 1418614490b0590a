import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { BackupError } from './backupError';

/**
 * An encrypted back-up: a header, the AES-256-GCM ciphertext of the compressed file, and its tag. The header, which the tag covers, is
 * magic (8 bytes), version (1), log2 of scrypt's N (1), r (1), p (1), salt (16), nonce (12), key check (32).
 */
const magic = Buffer.from('SIDELINE');
const version = 1;
const cost = { log2N: 17, r: 8, p: 1 };
/** Characters of a new passphrase. */
export const leastPassphrase = 12;
const largestLog2N = 20; // 1 GB
const sizes = { salt: 16, nonce: 12, check: 32, key: 32, tag: 16 };
const saltStart = magic.length + 4;
const nonceStart = saltStart + sizes.salt;
const checkStart = nonceStart + sizes.nonce;
const headerSize = checkStart + sizes.check;

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

/** The key of a passphrase, and the header's check value of the key, from the parameters before it. */
async function keyOf(passphrase: string, parameters: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  const [log2N = 0, r = 0, p = 0] = parameters.subarray(magic.length + 1, saltStart);
  const N = 2 ** log2N;
  const salt = parameters.subarray(saltStart, nonceStart);
  const derived = await derive(passphrase.normalize(), salt, sizes.key + sizes.check, { N, r, p, maxmem: 256 * N * r });
  return { key: derived.subarray(0, sizes.key), check: derived.subarray(sizes.key) };
}

type Chunks = AsyncIterable<Buffer>;

/** Makes a stream stage that encrypts with a passphrase. */
export async function encryptWith(passphrase: string): Promise<(source: Chunks) => AsyncGenerator<Buffer>> {
  const settings = Buffer.from([version, cost.log2N, cost.r, cost.p]);
  const parameters = Buffer.concat([magic, settings, randomBytes(sizes.salt + sizes.nonce)]);
  const { key, check } = await keyOf(passphrase, parameters);
  const header = Buffer.concat([parameters, check]);
  const cipher = createCipheriv('aes-256-gcm', key, header.subarray(nonceStart, checkStart)).setAAD(header);
  return async function* (source) {
    yield header;
    for await (const chunk of source) yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  };
}

/** The header of an encrypted back-up; null for another file. @throws BackupError for an unknown version */
export async function readEncryptionHeader(file: string): Promise<Buffer | null> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headerSize), 0, headerSize, 0);
    if (!buffer.subarray(0, magic.length).equals(magic)) return null;
    if (bytesRead < headerSize) throw new BackupError('it is damaged');
    const [fileVersion, log2N = 0, r = 0] = buffer.subarray(magic.length);
    if (fileVersion !== version || log2N > largestLog2N || r > cost.r) {
      throw new BackupError('it was encrypted by a newer version of Sideline, or is damaged');
    }
    return buffer;
  } finally {
    await handle.close();
  }
}

/**
 * Makes a stream stage that decrypts a whole file with this header. Its output is not authenticated until the end, where it throws
 * BackupError for a modified file. Do not use any output before.
 * @throws BackupError for a wrong passphrase
 */
export async function decryptWith(passphrase: string, header: Buffer): Promise<(source: Chunks) => AsyncGenerator<Buffer>> {
  const { key, check } = await keyOf(passphrase, header);
  if (!timingSafeEqual(check, header.subarray(checkStart))) throw new BackupError('the passphrase is wrong');
  const decipher = createDecipheriv('aes-256-gcm', key, header.subarray(nonceStart, checkStart)).setAAD(header);
  return async function* (source) {
    let toSkip = headerSize;
    let rest = Buffer.alloc(0);
    for await (const chunk of source) {
      const all = Buffer.concat([rest, chunk.subarray(toSkip)]);
      toSkip -= Math.min(toSkip, chunk.length);
      const end = Math.max(0, all.length - sizes.tag);
      rest = all.subarray(end);
      yield decipher.update(all.subarray(0, end));
    }
    try {
      yield decipher.setAuthTag(rest).final();
    } catch {
      throw new BackupError('it is damaged');
    }
  };
}
