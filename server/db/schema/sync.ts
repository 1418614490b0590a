import { sql } from 'drizzle-orm';
import { bigint, boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { RecordDifferences } from '../../domain/recordDifferences';
import { account } from './accounts';
import { instant, isOneOf, isNotNegative, isSeason, isWeek } from './columns';
import { league, leagueId } from './leagues';

const outcomes = ['running', 'done', 'skipped', 'failed'] as const;

const schedulePaces = ['calendar', 'daily', 'paused'] as const;

/** Values of this installation, such as the key that signs access tokens. */
export const installation = pgTable('installation', { name: text('name').primaryKey(), value: text('value').notNull() });

/** The last response of a host at a URL. */
export const rawResponse = pgTable(
  'raw_response',
  {
    url: text('url').primaryKey(),
    body: text('body').notNull(),
    etag: text('etag'),
    fetchedAt: instant('fetched_at').notNull(),
  },
  (t) => [index('raw_response_fetched').on(t.fetchedAt)],
);

/** The key that opens a private league of a host for a season, encrypted (`db/secrets.ts`). */
export const hostKey = pgTable(
  'host_key',
  {
    provider: text('provider').notNull(),
    externalId: text('external_id').notNull(),
    season: integer('season').notNull(),
    encrypted: text('encrypted').notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.externalId, t.season] }), isOneOf(t.provider, ['mfl']), isSeason(t.season)],
);

/** An account that has entered a right key of a private league and season, and so may read it from its host. */
export const hostKeyAccount = pgTable(
  'host_key_account',
  {
    provider: text('provider').notNull(),
    externalId: text('external_id').notNull(),
    season: integer('season').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.externalId, t.season, t.accountId] }),
    foreignKey({
      columns: [t.provider, t.externalId, t.season],
      foreignColumns: [hostKey.provider, hostKey.externalId, hostKey.season],
    }).onDelete('cascade'),
    index('host_key_account_of').on(t.accountId),
  ],
);

/** The calls to a host for `domain/hostPace.ts`; times in milliseconds since 1970. */
export const hostPace = pgTable('host_pace', {
  host: text('host').primaryKey(),
  starts: bigint('starts', { mode: 'number' }).array().notNull().default([]),
  inFlight: jsonb('in_flight').$type<Record<string, number>>().notNull().default({}),
  refusals: integer('refusals').notNull().default(0),
  pausedUntil: bigint('paused_until', { mode: 'number' }).notNull().default(0),
});

/**
 * The leagues of a host (`league_source.provider`) that failed one after another, ten at most, and when the last one did. A league that is
 * read deletes the row.
 */
export const hostOutage = pgTable('host_outage', {
  host: text('host').primaryKey(),
  leagueIds: text('league_ids').array().notNull(),
  failedAt: instant('failed_at').notNull(),
});

/** A league that is read by the schedule: how often, and when somebody last viewed it. */
export const leagueSchedule = pgTable(
  'league_schedule',
  {
    leagueId: text('league_id')
      .primaryKey()
      .references(() => league.id, { onDelete: 'cascade' }),
    pace: text('pace', { enum: schedulePaces }).notNull().default('calendar'),
    viewedAt: instant('viewed_at'),
  },
  (t) => [index('league_schedule_viewed').on(t.viewedAt), isOneOf(t.pace, schedulePaces)],
);

/**
 * The state of a scheduled job, whose `key` is its league and resource, or the resource alone: the slot that it was last queued for, its
 * last try and success, and how often it has failed since.
 */
export const syncState = pgTable(
  'sync_state',
  {
    key: text('key').primaryKey(),
    leagueId: text('league_id').references(() => league.id, { onDelete: 'cascade' }),
    slotAt: instant('slot_at'),
    triedAt: instant('tried_at'),
    doneAt: instant('done_at'),
    failures: integer('failures').notNull().default(0),
    error: text('error'),
  },
  (t) => [index('sync_state_league').on(t.leagueId), isNotNegative(t.failures)],
);

/** The progress of an import of a league's season. A `complete` season is not read again. */
export const watermark = pgTable(
  'watermark',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    resource: text('resource').notNull(),
    week: integer('week').notNull(),
    complete: boolean('complete').notNull(),
    settledWeek: integer('settled_week').notNull().default(0),
    hasScoring: boolean('has_scoring').notNull().default(false),
    difference: text('difference').notNull().default(''),
    differences: jsonb('differences').$type<RecordDifferences>(),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.resource] }),
    isSeason(t.season),
    isWeek(t.week),
    isNotNegative(t.settledWeek),
  ],
);

/** A loaded file of the import folder, by the SHA-256 hash of its content. */
export const importFile = pgTable('import_file', {
  sha256: text('sha256').primaryKey(),
  name: text('name').notNull(),
  loadedAt: instant('loaded_at').notNull(),
});

/**
 * A maintenance call on one league, or on none. `run` identifies the click, `chosen` is its chosen league (0: all leagues); `endedAt` is
 * null while it runs, or if its process ended first. `isDrop` if it failed because most of the league's rows would be removed.
 */
export const importRun = pgTable(
  'import_run',
  {
    id: serial('id').primaryKey(),
    run: text('run').notNull(),
    call: text('call').notNull(),
    chosen: text('chosen').notNull(),
    leagueId: text('league_id'),
    leagueName: text('league_name'),
    startedBy: text('started_by').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    outcome: text('outcome', { enum: outcomes }).notNull(),
    rows: integer('rows').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    unmatched: jsonb('unmatched').$type<string[]>().notNull().default([]),
    note: text('note'),
    error: text('error'),
    isDrop: boolean('is_drop').notNull().default(false),
  },
  (t) => [
    isOneOf(t.outcome, outcomes),
    isNotNegative(t.rows),
    isNotNegative(t.skipped),
    index('import_run_by_call').on(t.call, t.chosen, t.id),
    index('import_run_started').on(t.startedAt),
    index('import_run_by_run').on(t.run),
    index('import_run_drop')
      .on(t.leagueId, t.call, t.id.desc().nullsFirst())
      .where(sql`${t.isDrop}`),
    index('import_run_done')
      .on(t.call, t.leagueId, t.id.desc().nullsFirst())
      .where(sql`${t.outcome} = 'done'`),
  ],
);
