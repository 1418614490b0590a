/**
 * The tables of the reference API, the same on embedded PGlite and on PostgreSQL.
 *
 * Ids are the product's own, as text; a host's ids stand in `league_source`, `team.external_id` and `player_external_id`.
 * What people enter (`keeper`, `entered_trade`, `pick_trade` with source `manual`) stands apart from what a host says, so that no import overwrites it.
 */
import type { Rules } from '../domain/rules';
import { getTableName, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const leagueProviders = ['default', 'sleeper'] as const;
const rosterSlots = ['active', 'reserve', 'taxi'] as const;
const lineupSlots = ['starter', 'bench', 'reserve'] as const;
const enteredBy = ['host', 'manual'] as const;
const roles = ['admin', 'commissioner', 'member'] as const;
const transactionTypes = ['trade', 'waiver', 'free_agent', 'commissioner', 'auction'] as const;
const outcomes = ['running', 'done', 'skipped', 'failed'] as const;
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
  'log_in_rules_changed',
  'league_exported',
  'league_removed',
  'league_settings_changed',
] as const;
const schedulePaces = ['calendar', 'daily', 'paused'] as const;

const points = (name: string) => numeric(name, { precision: 9, scale: 2, mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

const rule = (column: PgColumn, name: string, condition: ReturnType<typeof sql>) =>
  check(`${getTableName(column.table)}_${column.name}_${name}`, condition);
/** Drizzle's `enum` is a type only. */
const isOneOf = (column: PgColumn, values: readonly string[]) =>
  rule(column, 'known', sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);
const isNotEmpty = (column: PgColumn) => rule(column, 'not_empty', sql`${column} <> ''`);
const isPositive = (column: PgColumn) => rule(column, 'positive', sql`${column} > 0`);
const isNotNegative = (column: PgColumn) => rule(column, 'not_negative', sql`${column} >= 0`);
/** The years and weeks of the contract. */
const isSeason = (column: PgColumn) => rule(column, 'range', sql`${column} between 1990 and 2100`);
const isWeek = (column: PgColumn) => rule(column, 'range', sql`${column} between 1 and 25`);

/**
 * A league. `season` is the one being played or prepared, `standingsSeason` the newest with a played week. `playerCopies` is how many teams
 * of a pool can have the same player.
 */
export const league = pgTable(
  'league',
  {
    id: text('id').primaryKey(),
    provider: text('provider', { enum: leagueProviders }).notNull(),
    name: text('name').notNull(),
    season: integer('season').notNull(),
    standingsSeason: integer('standings_season').notNull(),
    hasDrafted: boolean('has_drafted').notNull(),
    manualKeepersEnabled: boolean('manual_keepers_enabled').notNull(),
    playerCopies: integer('player_copies').notNull().default(1),
    lastStandingsRefresh: instant('last_standings_refresh'),
    lastDraftOrderRefresh: instant('last_draft_order_refresh'),
  },
  (t) => [
    isNotEmpty(t.id),
    isOneOf(t.provider, leagueProviders),
    isNotEmpty(t.name),
    isSeason(t.season),
    isSeason(t.standingsSeason),
    isPositive(t.playerCopies),
  ],
);

/** The league that a row belongs to, and goes with. */
const leagueId = () =>
  text('league_id')
    .notNull()
    .references(() => league.id, { onDelete: 'cascade' });

/** Which league of which host a season of a league comes from. */
export const leagueSource = pgTable(
  'league_source',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    provider: text('provider').notNull(),
    externalId: text('external_id').notNull(),
    host: text('host'),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season] }),
    isSeason(t.season),
    isOneOf(t.provider, ['mfl', 'sleeper']),
    isNotEmpty(t.externalId),
  ],
);

/**
 * A team as it is now: a place in the league, whoever manages it. `externalId` is its number in the host's league. Ids of the default
 * provider are unique across leagues; a team of the second provider has the user id of the owner it was first imported with. `pool` is the
 * division or conference that has its own copy of every player, null in a league with one pool.
 */
export const team = pgTable(
  'team',
  {
    leagueId: leagueId(),
    id: text('id').notNull(),
    externalId: text('external_id'),
    name: text('name').notNull(),
    ownerName: text('owner_name'),
    avatar: text('avatar'),
    division: text('division'),
    pool: text('pool'),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.id] }), index('team_by_id').on(t.id), isNotEmpty(t.id), isNotEmpty(t.name)],
);

/** Who managed a team in a season, by the user id of the second provider; co-owners too. One who left during the season stays. */
export const teamManager = pgTable(
  'team_manager',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    teamId: text('team_id').notNull(),
    userId: text('user_id').notNull(),
    name: text('name'),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.teamId, t.userId] }),
    index('team_manager_by_user').on(t.leagueId, t.userId),
    isSeason(t.season),
    isNotEmpty(t.userId),
  ],
);

/** A team's standing in a season, under the name and division it had then. */
export const teamSeason = pgTable(
  'team_season',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    teamId: text('team_id').notNull(),
    name: text('name').notNull(),
    ownerName: text('owner_name'),
    avatar: text('avatar'),
    division: text('division'),
    divisionPosition: integer('division_position').notNull(),
    wins: integer('wins').notNull(),
    losses: integer('losses').notNull(),
    draws: integer('draws').notNull(),
    percentage: numeric('percentage', { precision: 5, scale: 4, mode: 'number' }).notNull(),
    pointsFor: points('points_for').notNull(),
    pointsAgainst: points('points_against').notNull(),
    finalPosition: integer('final_position'),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.teamId] }),
    isSeason(t.season),
    isNotEmpty(t.name),
    isPositive(t.divisionPosition),
    isNotNegative(t.wins),
    isNotNegative(t.losses),
    isNotNegative(t.draws),
    rule(t.percentage, 'range', sql`${t.percentage} between 0 and 1`),
    isPositive(t.finalPosition),
  ],
);

/** An NFL player or defence. `position` is QB, RB, WR, TE, K, DEF or a host's code; `nflTeam` one of the 33 codes. */
export const player = pgTable(
  'player',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    position: text('position').notNull(),
    positionSortOrder: integer('position_sort_order').notNull(),
    nflTeam: text('nfl_team'),
    birthdate: date('birthdate', { mode: 'string' }),
    draftYear: integer('draft_year'),
  },
  (t) => [isNotEmpty(t.id), isNotEmpty(t.name), isPositive(t.positionSortOrder)],
);

/** A player. No player is ever deleted. */
const playerId = () =>
  text('player_id')
    .notNull()
    .references(() => player.id);

/** Another name of a player, as files or hosts write it, or a host's id of him (`mfl player 4711`), entered by people. */
export const playerAlias = pgTable('player_alias', {
  name: text('name').primaryKey(),
  playerName: text('player_name').notNull(),
  /** Null for one that was entered before this was kept. */
  givenAt: instant('given_at'),
});

/**
 * The ids of players at hosts and in files; `alias` where one made the link, which goes with it. A `provisional` one leads to a player who
 * was added because nobody could tell who he is; the players of a host, a crosswalk or an alias may tell it later.
 */
export const playerExternalId = pgTable(
  'player_external_id',
  {
    provider: text('provider').notNull(),
    externalId: text('external_id').notNull(),
    playerId: playerId(),
    alias: text('alias').references(() => playerAlias.name, { onDelete: 'cascade' }),
    provisional: boolean('provisional').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.provider, t.externalId] })],
);

export const byeWeek = pgTable(
  'bye_week',
  { season: integer('season').notNull(), nflTeam: text('nfl_team').notNull(), week: integer('week').notNull() },
  (t) => [primaryKey({ columns: [t.season, t.nflTeam] }), isSeason(t.season), isWeek(t.week)],
);

/** A player's rank before a season. `nflRank` is the host's, the rest the rankings provider's (`avg` is the ADP; `age` in years). */
export const ranking = pgTable(
  'ranking',
  {
    season: integer('season').notNull(),
    playerId: playerId(),
    nflRank: integer('nfl_rank'),
    best: integer('best'),
    worst: integer('worst'),
    avg: numeric('avg', { precision: 7, scale: 2, mode: 'number' }),
    stdDev: numeric('std_dev', { precision: 7, scale: 2, mode: 'number' }),
    age: numeric('age', { precision: 4, scale: 1, mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.season, t.playerId] }), isSeason(t.season)],
);

/** A league's rosters now. Leagues with player pools or several copies of a player have him on more than one team. */
export const rosterEntry = pgTable(
  'roster_entry',
  {
    leagueId: text('league_id').notNull(),
    teamId: text('team_id').notNull(),
    playerId: playerId(),
    slot: text('slot', { enum: rosterSlots }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.playerId, t.teamId] }),
    index('roster_entry_by_team').on(t.teamId),
    foreignKey({
      name: 'roster_entry_team_fk',
      columns: [t.leagueId, t.teamId],
      foreignColumns: [team.leagueId, team.id],
    }).onDelete('cascade'),
    isOneOf(t.slot, rosterSlots),
  ],
);

/** A keeper mark for a season; `source` tells who set it. */
export const keeper = pgTable(
  'keeper',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    teamId: text('team_id').notNull(),
    playerId: playerId(),
    source: text('source', { enum: enteredBy }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.playerId, t.teamId] }),
    isSeason(t.season),
    isOneOf(t.source, enteredBy),
  ],
);

/** Who set or removed a keeper mark, by e-mail address; host's keepers are not in it. */
export const keeperChange = pgTable(
  'keeper_change',
  {
    id: serial('id').primaryKey(),
    leagueId: leagueId(),
    season: integer('season').notNull(),
    teamId: text('team_id').notNull(),
    playerId: playerId(),
    isKeeper: boolean('is_keeper').notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (t) => [index('keeper_change_by_season').on(t.leagueId, t.season), isSeason(t.season)],
);

/** What a league plays by in a season, by the contract. */
export const leagueRules = pgTable(
  'league_rules',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    rules: jsonb('rules').$type<Rules>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.season] }), isSeason(t.season)],
);

/** A team's scores of a week; what its starters, bench and reserve (injured, taxi) scored. */
export const teamWeek = pgTable(
  'team_week',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    week: integer('week').notNull(),
    teamId: text('team_id').notNull(),
    opponentId: text('opponent_id'),
    teamScore: points('team_score').notNull(),
    benchScore: points('bench_score').notNull(),
    resScore: points('res_score').notNull(),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.season, t.teamId, t.week] }), isSeason(t.season), isWeek(t.week)],
);

/** A team's side of a game of a week without scores, as the host announces it. */
export const comingGame = pgTable(
  'coming_game',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    week: integer('week').notNull(),
    teamId: text('team_id').notNull(),
    opponentId: text('opponent_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.season, t.week, t.teamId, t.opponentId] }), isSeason(t.season), isWeek(t.week)],
);

/** A player's score for a team in a week; `index` is the place in the line-up, from 0; `score` null when he did not play. */
export const teamWeekPlayer = pgTable(
  'team_week_player',
  {
    leagueId: text('league_id').notNull(),
    season: integer('season').notNull(),
    week: integer('week').notNull(),
    teamId: text('team_id').notNull(),
    index: integer('index').notNull(),
    playerId: playerId(),
    slot: text('slot', { enum: lineupSlots }).notNull(),
    score: points('score'),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.teamId, t.week, t.index] }),
    foreignKey({
      name: 'team_week_player_team_week_fk',
      columns: [t.leagueId, t.season, t.teamId, t.week],
      foreignColumns: [teamWeek.leagueId, teamWeek.season, teamWeek.teamId, teamWeek.week],
    }).onDelete('cascade'),
    isNotNegative(t.index),
    isOneOf(t.slot, lineupSlots),
  ],
);

/** A pick as first given out; who holds it now follows from `pick_trade`. `playerId` is who was picked. */
export const draftPick = pgTable(
  'draft_pick',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    round: integer('round').notNull(),
    pick: integer('pick').notNull(),
    originalTeamId: text('original_team_id').notNull(),
    playerId: text('player_id').references(() => player.id),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.round, t.pick] }),
    isSeason(t.season),
    isPositive(t.round),
    isPositive(t.pick),
  ],
);

/**
 * A trade of two picks as a person entered it: what each side gave, by whom it was entered, and taken back. One that stands has two
 * `pick_trade` rows, one that was taken back has none. `enteredBy` and `enteredAt` are null for a trade entered before they were kept.
 */
export const enteredTrade = pgTable(
  'entered_trade',
  {
    id: serial('id').primaryKey(),
    leagueId: leagueId(),
    season: integer('season').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    fromTeamId: text('from_team_id').notNull(),
    toTeamId: text('to_team_id').notNull(),
    roundFrom: integer('round_from').notNull(),
    pickFrom: integer('pick_from').notNull(),
    roundTo: integer('round_to').notNull(),
    pickTo: integer('pick_to').notNull(),
    enteredBy: text('entered_by'),
    enteredAt: instant('entered_at'),
    takenBackBy: text('taken_back_by'),
    takenBackAt: instant('taken_back_at'),
    /** The trade that was entered in place of this one. */
    replacedBy: integer('replaced_by'),
  },
  (t) => [
    index('entered_trade_by_draft').on(t.leagueId, t.season),
    isSeason(t.season),
    ...[t.roundFrom, t.pickFrom, t.roundTo, t.pickTo].map(isPositive),
  ],
);

/**
 * One pick that changed hands. A trade of two picks is two rows. `date` null when the host does not say it; `tradeId` for an entered
 * trade only.
 */
export const pickTrade = pgTable(
  'pick_trade',
  {
    id: serial('id').primaryKey(),
    leagueId: leagueId(),
    season: integer('season').notNull(),
    date: date('date', { mode: 'string' }),
    round: integer('round').notNull(),
    pick: integer('pick').notNull(),
    fromTeamId: text('from_team_id').notNull(),
    toTeamId: text('to_team_id').notNull(),
    source: text('source', { enum: enteredBy }).notNull(),
    tradeId: integer('trade_id').references(() => enteredTrade.id),
  },
  (t) => [
    index('pick_trade_by_pick').on(t.leagueId, t.season, t.round, t.pick),
    isSeason(t.season),
    isPositive(t.round),
    isPositive(t.pick),
    isOneOf(t.source, enteredBy),
  ],
);

/** What changed hands in a host's league at once; `bid` is what a waiver claim cost. `week` 1 has all from the off-season on. */
export const leagueTransaction = pgTable(
  'league_transaction',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    externalId: text('external_id').notNull(),
    type: text('type', { enum: transactionTypes }).notNull(),
    week: integer('week').notNull(),
    at: instant('at').notNull(),
    bid: doublePrecision('bid'),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.externalId] }),
    isSeason(t.season),
    isWeek(t.week),
    isOneOf(t.type, transactionTypes),
    isNotNegative(t.bid),
  ],
);

/**
 * A part of a transaction: a player, a pick (`pickTeamId` had it at first) or a budget for waiver claims that went from a team to a team; a
 * team is null where he came from, or went to, the free agents.
 */
export const transactionMove = pgTable(
  'transaction_move',
  {
    leagueId: text('league_id').notNull(),
    season: integer('season').notNull(),
    externalId: text('external_id').notNull(),
    index: integer('index').notNull(),
    playerId: text('player_id').references(() => player.id),
    pickSeason: integer('pick_season'),
    pickRound: integer('pick_round'),
    pickTeamId: text('pick_team_id'),
    budget: doublePrecision('budget'),
    fromTeamId: text('from_team_id'),
    toTeamId: text('to_team_id'),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.externalId, t.index] }),
    foreignKey({
      name: 'transaction_move_transaction_fk',
      columns: [t.leagueId, t.season, t.externalId],
      foreignColumns: [leagueTransaction.leagueId, leagueTransaction.season, leagueTransaction.externalId],
    }).onDelete('cascade'),
    index('transaction_move_by_pick').on(t.leagueId, t.pickSeason),
  ],
);

/** Rows of a league as they were before its new season was created. */
export interface LeagueState {
  league: typeof league.$inferSelect;
  teams: (typeof team.$inferSelect)[];
  roster: (typeof rosterEntry.$inferSelect)[];
  managers: (typeof teamManager.$inferSelect)[];
  standings: (typeof teamSeason.$inferSelect)[];
  rules: (typeof leagueRules.$inferSelect)[];
  sources: (typeof leagueSource.$inferSelect)[];
  picks: (typeof draftPick.$inferSelect)[];
  hostTransfers: (typeof pickTrade.$inferSelect)[];
}

/**
 * How a league came to its newest season, and what it was before, for taking that season back. `lastTradeId` is the last trade entered
 * before. A migration that changes a table of {@link LeagueState} empties this one: its rows would no longer fit.
 */
export const newSeason = pgTable(
  'new_season',
  {
    leagueId: text('league_id')
      .primaryKey()
      .references(() => league.id, { onDelete: 'cascade' }),
    season: integer('season').notNull(),
    createdBy: text('created_by'),
    createdAt: instant('created_at').notNull(),
    lastTradeId: integer('last_trade_id').notNull(),
    before: jsonb('before').$type<LeagueState>().notNull(),
  },
  (t) => [isSeason(t.season)],
);

/** A rookie; `height` is feet-inches ("6-2"), `weightLbs` pounds, `yardDash` seconds over 40 yards. */
export const rookie = pgTable(
  'rookie',
  {
    season: integer('season').notNull(),
    playerId: playerId(),
    name: text('name').notNull(),
    position: text('position').notNull(),
    weightLbs: integer('weight_lbs'),
    height: text('height'),
    yardDash: numeric('yard_dash', { precision: 4, scale: 2, mode: 'number' }),
    fantasyProsRank: integer('fantasy_pros_rank'),
    draftBuzzRank: integer('draft_buzz_rank'),
  },
  (t) => [primaryKey({ columns: [t.season, t.playerId] }), isSeason(t.season), isNotEmpty(t.name)],
);

export const account = pgTable(
  'account',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: roles }).notNull(),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
  },
  (t) => [uniqueIndex('account_email').on(t.email), isNotEmpty(t.email), isOneOf(t.role, roles)],
);

/** The account that a row belongs to, and goes with. */
const accountId = () =>
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
 * The secret of an account's authenticator app, encrypted (`db/secrets.ts`). It counts once a code of it was confirmed (`isOn`). `lastStep` is the
 * time step of the last code that was accepted, in units of 30 s since 1970: no code up to it is accepted again.
 */
export const secondFactor = pgTable('second_factor', {
  accountId: accountId().primaryKey(),
  encrypted: text('encrypted').notNull(),
  isOn: boolean('is_on').notNull().default(false),
  lastStep: integer('last_step').notNull().default(0),
  madeAt: instant('made_at').notNull().defaultNow(),
});

/** A recovery code that was not used yet, as its SHA-256 hash. */
export const recoveryCode = pgTable('recovery_code', { accountId: accountId(), hash: text('hash').notNull() }, (t) => [
  primaryKey({ columns: [t.accountId, t.hash] }),
]);

/** One log-in and all its renewals. */
export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    accountId: accountId(),
    startedAt: instant('started_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    browser: text('browser'),
  },
  (t) => [index('session_account').on(t.accountId)],
);

/** A refresh token, stored as its SHA-256 hash. A used one stays for a week, so that its reuse is noticed. */
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

/** Failed log-ins, counted until a time; `key` is the hash of the account's or the caller's address that they are counted for. */
export const logInAttempt = pgTable(
  'log_in_attempt',
  { key: text('key').primaryKey(), failures: integer('failures').notNull(), until: instant('until').notNull() },
  (t) => [index('log_in_attempt_until').on(t.until), isNotNegative(t.failures)],
);

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
  },
  (t) => [primaryKey({ columns: [t.provider, t.externalId, t.season] }), isOneOf(t.provider, ['mfl']), isSeason(t.season)],
);

/** When calls to a host started, in milliseconds since 1970, oldest first: as many as its pace counts. */
export const hostPace = pgTable('host_pace', {
  host: text('host').primaryKey(),
  starts: bigint('starts', { mode: 'number' }).array().notNull(),
});

/** A league that is read by the schedule: how often, and when somebody last looked at it. */
export const leagueSchedule = pgTable(
  'league_schedule',
  {
    leagueId: text('league_id')
      .primaryKey()
      .references(() => league.id, { onDelete: 'cascade' }),
    pace: text('pace', { enum: schedulePaces }).notNull().default('calendar'),
    viewedAt: instant('viewed_at'),
  },
  (t) => [isOneOf(t.pace, schedulePaces)],
);

/**
 * What the schedule knows of a job, whose `key` is its league and resource, or the resource alone: the slot that it was last queued for, its
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

/** How far an import of a league's season has come. A season that is `complete` is read no more. */
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
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.resource] }),
    isSeason(t.season),
    isWeek(t.week),
    isNotNegative(t.settledWeek),
  ],
);

/** Who was on reserve or taxi in a week, where a host tells it only while the week is on. */
export const rosterSnapshot = pgTable(
  'roster_snapshot',
  {
    leagueId: leagueId(),
    season: integer('season').notNull(),
    week: integer('week').notNull(),
    teamId: text('team_id').notNull(),
    playerId: playerId(),
    slot: text('slot', { enum: rosterSlots }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.leagueId, t.season, t.week, t.playerId, t.teamId] }),
    isSeason(t.season),
    isWeek(t.week),
    isOneOf(t.slot, rosterSlots),
  ],
);

/** A file of the import folder that was loaded, by the SHA-256 hash of what is in it. */
export const importFile = pgTable('import_file', {
  sha256: text('sha256').primaryKey(),
  name: text('name').notNull(),
  loadedAt: instant('loaded_at').notNull(),
});

/**
 * A maintenance call on one league, or on none. `run` is the click that it belongs to, `chosen` what that click was about (0: all leagues);
 * `endedAt` null while it goes on, or when its process ended before it did.
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
  },
  (t) => [
    isOneOf(t.outcome, outcomes),
    isNotNegative(t.rows),
    isNotNegative(t.skipped),
    index('import_run_by_call').on(t.call, t.chosen, t.id),
    index('import_run_started').on(t.startedAt),
    index('import_run_by_run').on(t.run),
    index('import_run_done')
      .on(t.call, t.leagueId, t.id.desc().nullsFirst())
      .where(sql`${t.outcome} = 'done'`),
  ],
);

/**
 * What happened to accounts and secrets. `accountId` is whom it happened to, `actorId` who did it; neither is a reference, so that an event outlives
 * its account. `network` is a part of the client's address.
 */
export const securityEvent = pgTable(
  'security_event',
  {
    id: serial('id').primaryKey(),
    at: instant('at').notNull().defaultNow(),
    kind: text('kind', { enum: securityEvents }).notNull(),
    accountId: integer('account_id'),
    actorId: integer('actor_id'),
    network: text('network'),
    detail: text('detail'),
  },
  (t) => [isOneOf(t.kind, securityEvents), index('security_event_at').on(t.at)],
);

/**
 * A link that works once, by the SHA-256 hash of its token: for a new account with a role and its leagues and teams, or, with `accountId`, for a new
 * password of that account.
 */
export const invitation = pgTable(
  'invitation',
  {
    id: serial('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    scopes: jsonb('scopes').$type<{ leagueId: string; teamId: string }[]>().notNull().default([]),
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
