import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { AccessTokens } from '../auth/accessTokens';
import { authenticate, callerOf } from '../auth/authenticate';
import { refusePrefetch } from './refusePrefetch';
import { readContract } from './contract';
import type { ImportSettings } from '../config';
import type { OpenDatabase } from '../db';
import { makeEventStreams } from './events';
import { handlers } from './handlers';
import type { HandlerContext, Handler, OperationId } from './operations';
import type { ResponseCache } from './cache/responseCache';
import { retriedWrite } from '../db/retry';
import { shedLoad } from './loadShedding';

/** Calls a minute from one address, which may be an office, to one process. Each page that is opened renews its session. */
const callsAMinute: Partial<Record<OperationId, number>> = {
  logIn: 20,
  changePassword: 20,
  acceptInvitation: 20,
  refreshToken: 600,
  revokeToken: 600,
};

/** Event streams that one address may open: those of an office whose proxy has restarted. */
const streamsAMinute = 300;

/** The operation and its parameters in the contract's order, as validated: one key for every spelling of a URL. */
const keyOf = (id: OperationId, names: string[], { query }: FastifyRequest) =>
  [id, ...names.map((name) => String((query as Record<string, unknown>)[name]))].join('/');

/** Routes every operation of the contract to the handler of its name: token first, then the contract's rules, then the handler. */
export async function registerOperations(
  app: FastifyInstance,
  database: OpenDatabase,
  cache: ResponseCache,
  tokens: AccessTokens,
  imports: ImportSettings,
): Promise<void> {
  const { db, bus, queue, read: readOn, requireWritableDisk, engine, isEmbedded } = database;
  const { specification, requirements, readers, securers, parameters } = readContract();
  shedLoad(app.server);

  app.addHook('onRoute', ({ schema }) => {
    const body = schema?.body as { content?: Record<string, { schema: object }> } | undefined;
    // Chosen by content type, a body without one would go unchecked.
    if (schema && body?.content) schema.body = body.content['application/json']?.schema;
  });

  const streamEvents = makeEventStreams(app, bus);
  const operationResolver = (operationId: string, method: string, path: string) => {
    if (operationId === 'events') {
      const rateLimit = { max: streamsAMinute, timeWindow: '1 minute' };
      return { method, url: path, exposeHeadRoute: false, handler: streamEvents, config: { rateLimit } };
    }
    const id = operationId as OperationId;
    const handle = handlers[id] as Handler<OperationId>;
    const requirement = requirements.get(id);
    const names = parameters.get(id) ?? [];
    const run = (request: FastifyRequest, on = db, tagLeague: (leagueId: string) => void = () => undefined) => {
      const { query, body, log, ip: address } = request;
      const userAgent = request.headers['user-agent'];
      const fixed = { bus, queue, engine, isEmbedded, imports, tokens };
      const given = { ...fixed, db: on, log, address, userAgent, query, body, account: callerOf(request), tagLeague };
      return handle(given as HandlerContext<OperationId>);
    };
    const read = (request: FastifyRequest, reply: FastifyReply) =>
      cache.respond(request, reply, keyOf(id, names, request), async () => {
        let { leagueId } = request.query as { leagueId?: string };
        const response = await readOn((on) => run(request, on, (found) => (leagueId = found)));
        return { type: 'application/json; charset=utf-8', body: JSON.stringify(response), leagueId };
      });
    const write = async (request: FastifyRequest, reply: FastifyReply) => {
      if (!readers.has(id)) await requireWritableDisk();
      const response = await retriedWrite(() => run(request));
      reply.header('cache-control', 'no-store');
      return response === undefined ? reply.code(204).send() : response;
    };
    const access = { reads: readers.has(id), secures: securers.has(id) };
    const max = callsAMinute[id];
    const isCached = method === 'GET' && !requirement && id !== 'health';
    return {
      method,
      url: path,
      exposeHeadRoute: isCached || id === 'health',
      handler: isCached ? read : write,
      ...(requirement && { onRequest: [refusePrefetch, authenticate(db, tokens, requirement, access)] }),
      ...(max && { config: { rateLimit: { max, timeWindow: '1 minute' } } }),
    };
  };
  await app.register(openapiGlue, { specification, operationResolver });
}
