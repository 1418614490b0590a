import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

/** The encodings of a response. */
export type Encoding = 'br' | 'gzip' | 'identity';

const smallest = 1024;
const brotli = promisify(brotliCompress);
const gzipped = promisify<Buffer, Buffer>(gzip);

/** By preference. Browsers send a handful of different headers: their results are cached. */
const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

/** The best encoding that an Accept-Encoding header allows. */
export const negotiate = (acceptEncoding = ''): Encoding =>
  (negotiator.negotiate(acceptEncoding) as Encoding | null) ?? 'identity';

/** Whether compressing a body saves enough to pay off. */
export const isWorthCompressing = (body: Buffer) => body.length > smallest;

/** Compresses a body. Brotli at this quality is as fast as gzip and a fifth smaller. */
export const compress = (body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> =>
  encoding === 'gzip'
    ? gzipped(body)
    : brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });

const opaqueTags = /"[^"]*"/g;

/** Whether an If-None-Match header has the ETag: a list, `*`, weak comparison (RFC 9110, 13.1.2). */
export const matchesETag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || [...ifNoneMatch.matchAll(opaqueTags)].some(([tag]) => tag === etag));
