import type { FastifyBaseLogger } from 'fastify';
import type { operations } from '../src/api/generated/schema.gen';
import type { AccessTokens } from './auth/accessTokens';
import type { Account } from './queries/accounts';
import type { Database } from './db';

/** The contract's operations, by their operationId. */
export type OperationId = keyof operations;

type QueryOf<Id extends OperationId> = operations[Id]['parameters']['query'];
type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : undefined;
type ReplyOf<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Reply } };
}
  ? Reply
  : undefined;

/** What a handler may use. `query` and `body` are valid by the contract; `account` is set where the contract asks for a token. */
export interface Call<Id extends OperationId> {
  db: Database;
  engine: string;
  tokens: AccessTokens;
  log: FastifyBaseLogger;
  /** Where the call comes from. */
  address: string;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  account: Account;
  /** Makes every process forget its replies of a league, or of all. Each writing call ends with that for all; a long one calls it earlier. */
  changed: (leagueId?: string) => Promise<void>;
}

/** Answers an operation, by the contract; undefined is 204. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ReplyOf<Id>>;

/** The handlers of the operations `Id`. */
export type Handlers<Id extends OperationId> = { [Name in Id]: Handler<Name> };
