import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId } from './accounts';
import { instant, isNotNegative } from './columns';

/** One log-in and all its refreshes. `byPasskey`: a passkey was used in it. */
export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    accountId: accountId(),
    startedAt: instant('started_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    browser: text('browser'),
    byPasskey: boolean('by_passkey').notNull().default(false),
  },
  (t) => [index('session_account').on(t.accountId)],
);

/** A refresh token, stored as its SHA-256 hash. A used token stays for a week to detect its reuse. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('refresh_token_session').on(t.sessionId),
    index('refresh_token_expiry').on(t.expiresAt),
    index('refresh_token_use').on(t.usedAt),
  ],
);

/** Failed log-ins, counted until a time; `key` is the hash of the account or of the caller's address. */
export const logInAttempt = pgTable(
  'log_in_attempt',
  { key: text('key').primaryKey(), failures: integer('failures').notNull(), until: instant('until').notNull() },
  (t) => [index('log_in_attempt_until').on(t.until), isNotNegative(t.failures)],
);
