import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyRequest } from 'fastify';
import { causeOf } from './db/retry';

type LoggerOptions = Exclude<FastifyHttpOptions<Server>['logger'], boolean | undefined>;

/** Bytes of a log line. */
const maxLine = 16 * 1024;
/** Characters that stay of each text in a longer line. */
const maxText = 2_000;

/** Calls logged without their query, because it has a ticket, or a token or password put there by mistake. */
const withSecrets = /^\/api\/(token|Events)\b/;

const request = ({ method, url, ip, hostname }: FastifyRequest) => ({
  method,
  url: withSecrets.test(url) ? url.split('?')[0] : url,
  ip,
  hostname,
});

/** The database driver's error of a failed query has neither the query nor its values, but details with values of rows. */
function error(given: unknown) {
  const cause = causeOf(given);
  const {
    name: type,
    message,
    stack = '',
    code,
  } = (cause instanceof Error ? cause : new Error(String(cause))) as NodeJS.ErrnoException;
  return { type, message, code, stack };
}

const cut = (_key: string, value: unknown) =>
  typeof value === 'string' && value.length > maxText ? `${value.slice(0, maxText)} …` : value;

function shorten(line: string): string {
  if (Buffer.byteLength(line) <= maxLine) return line;
  const entry = JSON.parse(line, cut) as Record<string, unknown>;
  const shortened = `${JSON.stringify({ ...entry, isShortened: true })}\n`;
  if (Buffer.byteLength(shortened) <= maxLine) return shortened;
  const { level, time, reqId, msg } = entry;
  return `${JSON.stringify({ level, time, reqId, msg, isShortened: true })}\n`;
}

/** The process log: an error is logged by its cause, and no line is longer than {@link maxLine}. */
export const logOptions = {
  serializers: { req: request, err: error },
  hooks: {
    logMethod(given, write) {
      const [first, ...more] = given;
      write.apply(this, [(first as unknown) instanceof Error ? causeOf(first) : first, ...more] as typeof given);
    },
    streamWrite: shorten,
  },
} satisfies LoggerOptions;
