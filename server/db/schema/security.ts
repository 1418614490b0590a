import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, isOneOf, isPositive } from './columns';

const securityEvents = [
  'log_in',
  'log_in_failed',
  'log_in_refused',
  'log_out',
  'token_reused',
  'password_changed',
  'password_reset',
  'rights_changed',
  'session_ended',
  'account_added',
  'account_removed',
  'invitation_made',
  'invitation_used',
  'invitation_withdrawn',
  'host_key_saved',
  'second_factor_on',
  'second_factor_off',
  'second_factor_removed',
  'second_factor_failed',
  'recovery_code_used',
  'recovery_codes_made',
  'account_rules_changed',
  'league_added',
  'league_exported',
  'league_removed',
  'league_settings_changed',
  'drop_accepted',
  'season_taken_back',
  'alias_saved',
  'alias_removed',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'keys_replaced',
  'access_refused',
  'token_refused',
] as const;

/**
 * An event of accounts and secrets. `accountId` is the affected account, `actorId` the actor. Neither is a foreign key, so that an event
 * outlives its account. `network` is a part of the client's address. Events of one `bucket` are one row with their `count` and the time of
 * the last one.
 */
export const securityEvent = pgTable(
  'security_event',
  {
    id: serial('id').primaryKey(),
    at: instant('at').notNull().defaultNow(),
    kind: text('kind', { enum: securityEvents }).notNull(),
    accountId: integer('account_id'),
    actorId: integer('actor_id'),
    leagueId: text('league_id'),
    network: text('network'),
    detail: text('detail'),
    bucket: text('bucket'),
    count: integer('count').notNull().default(1),
  },
  (t) => [
    isOneOf(t.kind, securityEvents),
    isPositive(t.count),
    index('security_event_at').on(t.at),
    index('security_event_league').on(t.leagueId, t.kind, t.id),
    index('security_event_kind').on(t.kind, t.id),
    uniqueIndex('security_event_bucket').on(t.bucket),
    index('security_event_log_in')
      .on(t.accountId, t.at)
      .where(sql`${t.kind} = 'log_in'`),
  ],
);
