import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, isOneOf, isNotEmpty, isNotNegative } from './columns';
import { leagueId } from './leagues';

const roles = ['admin', 'commissioner', 'member'] as const;

/** An account that can log in. `passwordHash` is null for an account with passkeys only. */
export const account = pgTable(
  'account',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    role: text('role', { enum: roles }).notNull(),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
  },
  (t) => [
    uniqueIndex('account_email').on(t.email),
    index('account_admins')
      .on(t.id)
      .where(sql`${t.role} = 'admin'`),
    isNotEmpty(t.email),
    isOneOf(t.role, roles),
  ],
);

/** The account of a row, which is deleted with it. */
export const accountId = () =>
  integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });

/** A commissioner's league (`teamId` empty) or a member's team. */
export const accountScope = pgTable(
  'account_scope',
  {
    accountId: accountId(),
    leagueId: leagueId(),
    teamId: text('team_id').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.leagueId, t.teamId] })],
);

/**
 * The secret of an account's authenticator app, encrypted (`db/secrets.ts`). It applies once a code of it was confirmed (`isOn`).
 * `lastStep` is the time step of the last code that was accepted, in units of 30 s since 1970: no code up to it is accepted again.
 */
export const secondFactor = pgTable('second_factor', {
  accountId: accountId().primaryKey(),
  encrypted: text('encrypted').notNull(),
  isOn: boolean('is_on').notNull().default(false),
  lastStep: integer('last_step').notNull().default(0),
  madeAt: instant('made_at').notNull().defaultNow(),
});

/** An unused recovery code, as its SHA-256 hash. */
export const recoveryCode = pgTable('recovery_code', { accountId: accountId(), hash: text('hash').notNull() }, (t) => [
  primaryKey({ columns: [t.accountId, t.hash] }),
]);

/**
 * A passkey: the public key of a credential that an authenticator has (WebAuthn). `counter` is the authenticator's signature count, 0 if it
 * does not count. `transports` are hints for the browser.
 */
export const passkey = pgTable(
  'passkey',
  {
    id: serial('id').primaryKey(),
    accountId: accountId(),
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    name: text('name').notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    uniqueIndex('passkey_credential').on(t.credentialId),
    index('passkey_account').on(t.accountId),
    isNotEmpty(t.name),
    isNotNegative(t.counter),
  ],
);

/** A challenge that an authenticator signs once, until it expires, for one `purpose`. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  { challenge: text('challenge').primaryKey(), purpose: text('purpose').notNull(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('passkey_challenge_expiry').on(t.expiresAt)],
);

/**
 * A one-time link with the SHA-256 hash of its token. It is for a new account with a role, leagues and teams, or, with `accountId`, for a
 * new password of that account. With `removesSecondFactor` it also removes the second factor and passkeys.
 */
export const invitation = pgTable(
  'invitation',
  {
    id: serial('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    scopes: jsonb('scopes').$type<{ leagueId: string; teamId: string }[]>().notNull().default([]),
    removesSecondFactor: boolean('removes_second_factor').notNull().default(false),
    createdBy: integer('created_by')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('invitation_by_token').on(t.tokenHash),
    index('invitation_by_account').on(t.accountId),
    index('invitation_by_creator').on(t.createdBy),
    isOneOf(t.role, roles),
  ],
);
