import type { FastifyBaseLogger } from 'fastify';
import type { operations } from '../../src/api/generated/schema.gen';
import type { AccessTokens } from '../auth/accessTokens';
import type { SendMail } from '../auth/mail';
import type { ImportSettings } from '../importSettings';
import type { Caller } from '../db/queries/accounts/accounts';
import type { Database } from '../db';
import type { JobQueue } from '../db/queue';
import type { InvalidationBus } from '../db/invalidation';
import type { FindPublicLeagues } from './publicLeagues';

/** The contract's operations, by their operationId, except the event stream, which `events.ts` serves. */
export type OperationId = Exclude<keyof operations, 'events'>;

type QueryOf<Id extends OperationId> = operations[Id]['parameters']['query'];
type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : undefined;
/** What an operation responds with. */
export type ReplyOf<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Reply } };
}
  ? Reply
  : undefined;

/** The context of a handler. The contract has validated `query` and `body`. `account` is set if the contract requires a token. */
export interface HandlerContext<Id extends OperationId> {
  db: Database;
  bus: InvalidationBus;
  engine: string;
  queue: JobQueue;
  isEmbedded: boolean;
  imports: ImportSettings;
  tokens: AccessTokens;
  findPublicLeagues: FindPublicLeagues;
  /** Null without a mail server. */
  sendMail: SendMail | null;
  log: FastifyBaseLogger;
  /** The client's IP address. */
  address: string;
  userAgent: string | undefined;
  /** The origin of the pages: scheme, host name and port. */
  origin: string;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  account: Caller;
  /**
   * Sets what makes a cached response stale, if the query does not name its league: a write to that league, or to `directory`.
   */
  setScope: (scope: string) => void;
}

/** Handles an operation of the contract; undefined becomes 204. */
export type Handler<Id extends OperationId> = (context: HandlerContext<Id>) => Promise<ReplyOf<Id>>;

/** The handlers of the operations `Id`. */
export type Handlers<Id extends OperationId> = { [Name in Id]: Handler<Name> };
