import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AccessTokens } from '../auth/accessTokens';
import type { SendMail } from '../auth/mail';
import { countRefusal } from '../auth/securityLog';
import { authenticate, callerOf } from '../auth/authenticate';
import { refusePrefetch } from './refusePrefetch';
import { readContract } from './contract';
import type { ImportSettings } from '../importSettings';
import type { OpenDatabase } from '../db';
import { makeEventStreams } from './events';
import { directory } from '../db/invalidation';
import { handlers } from './generated/handlers.gen';
import type { HandlerContext, Handler, OperationId } from './operations';
import { makeLeagueAccess } from './leagueAccess';
import { makePublicLeagues } from './publicLeagues';
import type { ResponseCache } from './cache/responseCache';
import { retriedWrite } from '../db/retry';
import { InvalidInputError, NotFoundError } from '../domain/errors';
import type { StreamPlaces } from './streamPlaces';
import { limitWrites } from './writeLimit';

/** Calls per minute and process from one address, which may be an office. Each opened page refreshes its session. */
const callsAMinute: Partial<Record<OperationId, number>> = {
  logIn: 20,
  changePassword: 20,
  acceptInvitation: 20,
  beginInvitedPasskey: 20,
  findInvitation: 20,
  beginPasskeyLogIn: 20,
  logInWithPasskey: 20,
  createInvitation: 60,
  createPasswordReset: 60,
  addLeague: 10,
  findHostLeague: 60,
  findLeaguesOfUser: 60,
  refreshToken: 600,
  revokeToken: 600,
};

/** The largest bodies of operations that take files, in bytes; JSON escapes make a text longer. */
const bodyBytes: Partial<Record<OperationId, number>> = { previewPlayerFile: 3_000_000, loadPlayerFile: 3_000_000 };

/** The origin of the pages: the setting, else from the request. Forwarded headers count if a trusted proxy sent them. */
const originOf = ({ protocol, host }: FastifyRequest, publicUrl: string | null) =>
  publicUrl ?? (URL.canParse(`${protocol}://${host}`) ? new URL(`${protocol}://${host}`).origin : 'http://localhost');

/** The operation and its parameters in the contract's order, as validated: one key for every spelling of a URL. */
const keyOf = (id: OperationId, names: string[], { query }: FastifyRequest) =>
  [id, ...names.map((name) => String((query as Record<string, unknown>)[name]))].join('/');

/**
 * The dependencies of operations; `writesOfAccount` is the most that an account writes in a minute, `publicUrl` the origin of the pages, by
 * default the request's, `sendMail` null without a mail server.
 */
interface OperationOptions {
  database: OpenDatabase;
  cache: ResponseCache;
  tokens: AccessTokens;
  imports: ImportSettings;
  places: StreamPlaces;
  writesOfAccount: number;
  publicUrl: string | null;
  sendMail: SendMail | null;
}

/** Routes every operation of the contract to the handler of its name: token first, then the contract's rules, then the handler. */
export async function registerOperations(
  app: FastifyInstance,
  { database, cache, tokens, imports, places, writesOfAccount, publicUrl, sendMail }: OperationOptions,
): Promise<void> {
  const { db, bus, queue, read: readOn, requireWritableDisk, engine, isEmbedded } = database;
  const { routes, requirements, readers, securers, finders, parameters } = await readContract();

  app.addHook('onResponse', async (request, { statusCode }) => {
    const hasToken = request.headers.authorization !== undefined;
    if (statusCode !== 403 && !(statusCode === 401 && hasToken)) return;
    const client = { address: request.ip };
    const circumstances = { accountId: callerOf(request)?.id ?? null, client, detail: request.routeOptions.url };
    await countRefusal(db, statusCode === 403 ? 'access_refused' : 'token_refused', circumstances).catch((error: unknown) =>
      request.log.error(error, 'A refusal could not be written to the security log.'),
    );
  });

  const access = makeLeagueAccess(db, tokens);
  const limit = limitWrites(app, writesOfAccount);
  const streamEvents = makeEventStreams(app, database, tokens, places);
  const findPublicLeagues = makePublicLeagues(bus);
  const routeOf = ({ operationId, ...route }: (typeof routes)[number]): RouteOptions => {
    if (operationId === 'events') return { ...route, exposeHeadRoute: false, handler: streamEvents };
    const id = operationId as OperationId;
    const handle = handlers[id] as Handler<OperationId>;
    const requirement = requirements.get(id);
    const names = parameters.get(id) ?? [];
    const run = (request: FastifyRequest, on = db, setScope: (scope: string) => void = () => undefined) => {
      const { query, body, log, ip: address } = request;
      const userAgent = request.headers['user-agent'];
      const fixed = { bus, queue, engine, isEmbedded, imports, tokens, findPublicLeagues, sendMail };
      const given = {
        ...fixed,
        origin: originOf(request, publicUrl),
        db: on,
        log,
        address,
        userAgent,
        query,
        body,
        account: callerOf(request),
        setScope,
      };
      return handle(given as HandlerContext<OperationId>);
    };
    const load = (request: FastifyRequest) =>
      readOn(async (on) => {
        let { leagueId: scope } = request.query as { leagueId?: string };
        const response = await run(request, on, (found) => (scope = found));
        const isMembersOnly = scope !== undefined && scope !== directory && (await access.isMembersOnly(scope, on));
        return { type: 'application/json; charset=utf-8', body: JSON.stringify(response), scope, isMembersOnly };
      });
    const read = async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        return await cache.respond(request, reply, keyOf(id, names, request), () => load(request), access.requireMember);
      } catch (error) {
        // The refusal of a year, a team or a player would reveal that the league exists.
        if (error instanceof NotFoundError || error instanceof InvalidInputError) await access.requireVisible(request);
        throw error;
      }
    };
    const write = async (request: FastifyRequest, reply: FastifyReply) => {
      if (finders.has(id)) await access.requireVisible(request);
      if (!readers.has(id)) await requireWritableDisk();
      const response = await retriedWrite(() => run(request));
      reply.header('cache-control', 'no-store');
      return response === undefined ? reply.code(204).send() : response;
    };
    const needs = { reads: readers.has(id), secures: securers.has(id) };
    const max = callsAMinute[id];
    const bodyLimit = bodyBytes[id];
    const isCached = route.method === 'GET' && !requirement && id !== 'health';
    return {
      ...route,
      exposeHeadRoute: isCached || id === 'health',
      ...(bodyLimit !== undefined && { bodyLimit }),
      handler: isCached ? read : write,
      ...(requirement && {
        onRequest: [refusePrefetch, authenticate(db, tokens, requirement, needs), ...(needs.reads ? [] : [limit])],
      }),
      ...(max && { config: { rateLimit: { max, timeWindow: '1 minute' } } }),
    };
  };
  await app.register(async (operations) => routes.forEach((route) => operations.route(routeOf(route))));
}
