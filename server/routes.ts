import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { AccessTokens } from './auth/accessTokens';
import { authenticate, callerOf } from './auth/authenticate';
import { refusePrefetch } from './auth/refusePrefetch';
import { readContract } from './contract';
import type { OpenDatabase } from './db';
import { makeFinishedReplies } from './finishedReplies';
import { handlers } from './handlers';
import type { Call, Handler, OperationId } from './operations';
import { bodyFor, type CachedReply, makeReplyCache, type ReplyCache } from './replyCache';
import { retriedWrite } from './retry';
import { shedLoad } from './shedding';

/** Calls a minute from one address to one process: a flood costs little, using the product is not hindered. */
const callsAMinute: Partial<Record<OperationId, number>> = { logIn: 20, refreshToken: 60, revokeToken: 60 };

async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: CachedReply,
  finish: (headers: Record<string, unknown>, body: Buffer) => void,
) {
  reply.type('application/json; charset=utf-8');
  const body = await bodyFor(request, reply, kept);
  finish({ ...reply.raw.getHeaders(), ...reply.getHeaders() }, body);
  return reply.send(body);
}

/** An address with the parameters that the operation knows, so that made-up ones do not fill the cache. */
function keyOf(path: string, { query }: FastifyRequest, names: string[]): string {
  const given = query as Record<string, string | number>;
  return `${path}?${new URLSearchParams(names.map((name) => [name, String(given[name])])).toString()}`;
}

/**
 * Routes every operation of the contract to the handler of its name: token first, then the contract's rules, then the handler. Returns the
 * cache of replies.
 */
export async function registerOperations(
  app: FastifyInstance,
  { db, read: readOn, requireRoom, engine, changes }: OpenDatabase,
  tokens: AccessTokens,
): Promise<ReplyCache> {
  const { specification, requirements, readers, parameters } = readContract();
  shedLoad(app.server);
  const finishedReplies = makeFinishedReplies(changes);
  finishedReplies.standBefore(app.server);
  const cache = makeReplyCache(changes, finishedReplies.forget);

  app.addHook('onRoute', ({ schema }) => {
    const body = schema?.body as { content?: Record<string, { schema: object }> } | undefined;
    // Chosen by content type, a body without one would go unchecked.
    if (schema && body?.content) schema.body = body.content['application/json']?.schema;
  });

  const operationResolver = (operationId: string, method: string, path: string) => {
    const id = operationId as OperationId;
    const handle = handlers[id] as Handler<OperationId>;
    const requirement = requirements.get(id);
    const names = parameters.get(id) ?? [];
    const run = (request: FastifyRequest, on = db) => {
      const { query, body, log, ip: address } = request;
      const given = { db: on, engine, tokens, log, address, query, body, account: callerOf(request), changed: cache.changed };
      return handle(given as Call<OperationId>);
    };
    const read = async (request: FastifyRequest, reply: FastifyReply) => {
      const finish = finishedReplies.begin(request.raw);
      const kept = await cache.get(keyOf(path, request, names), () => readOn((on) => run(request, on)));
      return sendCached(request, reply, kept, finish);
    };
    const write = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!readers.has(id)) await requireRoom();
      const answer = await retriedWrite(() => run(request)).finally(() => requirement && !readers.has(id) && cache.changed());
      reply.header('cache-control', 'no-store');
      return answer === undefined ? reply.code(204).send() : answer;
    };
    const max = callsAMinute[id];
    return {
      method,
      url: path,
      handler: requirement || method !== 'GET' || id === 'health' ? write : read,
      ...(requirement && { onRequest: [refusePrefetch, authenticate(db, tokens, requirement)] }),
      ...(max && { config: { rateLimit: { max, timeWindow: '1 minute' } } }),
    };
  };
  await app.register(openapiGlue, { specification, operationResolver });
  return cache;
}
