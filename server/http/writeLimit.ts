import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../auth/authenticate';
import { Problem } from './problem';

/**
 * A hook that counts the writing calls of each account, all operations together, in this process. It runs after the authentication.
 * @param most how many calls of one account are served in a minute
 * @throws Problem 429 beyond that, with the seconds until the minute is over
 */
export function limitWrites(app: FastifyInstance, most: number): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({
    max: most,
    timeWindow: '1 minute',
    keyGenerator: (request) => callerOf(request)!.id,
  });
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return; // allowed means here: not counted
    const retryAfter = counted.ttlInSeconds;
    throw new Problem(429, `This account changes too much at once. Try again in ${retryAfter} seconds.`, { retryAfter });
  };
}
