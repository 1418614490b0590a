import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { parse } from 'yaml';
import type { AccessTokens } from './auth/accessTokens';
import type { Database } from './db';
import { handlers } from './handlers';
import type { Handler, OperationId } from './operations';
import { Problem } from './problem';
import { type Account, findAccountInSession } from './queries/accounts';
import { type CachedReply, makeReplyCache } from './replyCache';

interface Operation {
  operationId: OperationId;
  security?: object[];
  responses: object;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

/** Reads the contract without its answers: the tests hold those, the server checks what comes in. */
function readContract(): Contract {
  const contract = parse(readFileSync(new URL('../openapi/openapi.yaml', import.meta.url), 'utf8')) as Contract;
  for (const path of Object.values(contract.paths)) {
    for (const operation of Object.values(path)) operation.responses = { default: { description: 'An answer.' } };
  }
  return contract;
}

/** Calls a minute from one address: guessing passwords is slow, using the product is not hindered. */
const callsAMinute: Partial<Record<OperationId, number>> = { logIn: 20, refreshToken: 60, revokeToken: 60 };

const callers = new WeakMap<FastifyRequest, Account>();

const authenticate = (db: Database, tokens: AccessTokens) => async (request: FastifyRequest) => {
  const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new Problem(401, 'This call needs an access token.');
  let account: Account | undefined;
  try {
    const { accountId, session } = tokens.verify(token);
    account = await findAccountInSession(db, accountId, session);
  } catch (error) {
    request.log.debug(error);
  }
  if (!account) throw new Problem(401, 'The access token is not valid, or its session is over.');
  callers.set(request, account);
};

function sendCached(request: FastifyRequest, reply: FastifyReply, { body, gzipped, etag }: CachedReply) {
  reply.type('application/json; charset=utf-8').headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  const zips = gzipped && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  return zips ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(body);
}

/** Routes every operation of the contract to the handler of its name: token first, then the contract's rules, then the handler. */
export async function registerOperations(
  app: FastifyInstance,
  { db, engine, tokens }: { db: Database; engine: string; tokens: AccessTokens },
) {
  const contract = readContract();
  const cache = makeReplyCache();
  const onRequest = authenticate(db, tokens);

  app.addHook('onRoute', ({ schema }) => {
    const body = schema?.body as { content?: Record<string, { schema: object }> } | undefined;
    // Chosen by content type, a body without one would go unchecked.
    if (schema && body?.content) schema.body = body.content['application/json']?.schema;
  });

  const operationResolver = (operationId: string, method: string, path: string) => {
    const id = operationId as OperationId;
    const handle = handlers[id] as Handler<OperationId>;
    const secured = Boolean(contract.paths[path]?.[method.toLowerCase()]?.security?.length);
    const run = (request: FastifyRequest) => {
      const { query, body, log } = request;
      return handle({ db, engine, tokens, log, query, body, account: callers.get(request) } as Parameters<typeof handle>[0]);
    };
    const read = async (request: FastifyRequest, reply: FastifyReply) =>
      sendCached(request, reply, await cache.get(request.url, () => run(request)));
    const write = async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await run(request).finally(cache.clear);
      reply.header('cache-control', 'no-store');
      return answer === undefined ? reply.code(204).send() : answer;
    };
    const max = callsAMinute[id];
    return {
      method,
      url: path,
      handler: secured || method !== 'GET' || id === 'health' ? write : read,
      ...(secured && { onRequest }),
      ...(max && { config: { rateLimit: { max, timeWindow: '1 minute' } } }),
    };
  };
  await app.register(openapiGlue, { specification: contract, operationResolver });
}
