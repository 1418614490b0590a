import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The purposes of encryption; each has its own key. */
export type Purpose = 'host keys' | 'second factors';

const keyOf = (secret: string, purpose: Purpose) => Buffer.from(hkdfSync('sha256', secret, '', `sideline ${purpose}`, 32));

/** Encrypts a text for the database. @returns base64url of nonce, tag and ciphertext */
export function encrypt(text: string, secret: string, purpose: Purpose): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret, purpose), nonce);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url');
}

/** How many secrets there are, and how many of them a key does not decrypt. */
export interface Reencrypted {
  total: number;
  unreadable: number;
}

/** Decrypts what {@link encrypt} returned. @returns null for another secret or purpose, or a modified text */
export function decrypt(encrypted: string, secret: string, purpose: Purpose): string | null {
  const all = Buffer.from(encrypted, 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret, purpose), all.subarray(0, nonceBytes));
    decipher.setAuthTag(all.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(all.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
