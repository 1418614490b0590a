/** An authenticator in software: makes ES256 passkeys and signs with them, as a browser would return it by `toJSON()`. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string };
type Json = Record<string, unknown>;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** CBOR (RFC 8949) of what an attestation needs. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) =>
    Buffer.from(
      length < 24
        ? [(major << 5) | length]
        : length < 256
          ? [(major << 5) | 24, length]
          : [(major << 5) | 25, length >> 8, length & 255],
    );
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as string)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** What an authenticator may do wrong. */
interface Faults {
  origin?: string;
  host?: string;
  /** Without asking for a finger, a face or a PIN. */
  unverified?: boolean;
}

export class Authenticator {
  readonly id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #cose: Buffer;
  counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    const point = (text: string) => Buffer.from(text, 'base64url');
    this.#cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
  }

  #data({ host = 'localhost', unverified = false }: Faults, attested: Buffer) {
    const flags = 1 | (unverified ? 0 : 4) | (attested.length ? 64 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, attested]);
  }

  #credential(response: Json): Json {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #client = (type: string, { challenge }: Options, { origin = 'http://localhost' }: Faults) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });

  /** Makes its passkey for the options of a registration. */
  make(options: Options, faults: Faults = {}): Json {
    const length = Buffer.from([0, this.id.length]);
    const authData = this.#data(faults, Buffer.concat([Buffer.alloc(16), length, this.id, this.#cose]));
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#credential({
      clientDataJSON: base64url(this.#client('webauthn.create', options, faults)),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    });
  }

  /** Signs the options of a log-in. */
  sign(options: Options, faults: Faults = {}): Json {
    this.counter += 1;
    const client = this.#client('webauthn.get', options, faults);
    const data = this.#data(faults, Buffer.alloc(0));
    return this.#credential({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), this.#key)),
    });
  }
}
