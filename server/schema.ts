/**
 * The tables of the reference API, the same on embedded PGlite and on PostgreSQL.
 *
 * Ids are the product's own, as text; a host's ids stand in `league_source`, `team.external_id` and `player_external_id`.
 * What people enter (`keeper`, `pick_trade` with source `manual`) stands apart from what a host says, so that no import overwrites it.
 */
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const points = (name: string) => numeric(name, { precision: 9, scale: 2, mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** A league. `season` is the one being played or prepared, `standingsSeason` the newest with a played week. */
export const league = pgTable('league', {
  id: text('id').primaryKey(),
  provider: text('provider', { enum: ['default', 'sleeper'] }).notNull(),
  name: text('name').notNull(),
  season: integer('season').notNull(),
  standingsSeason: integer('standings_season').notNull(),
  hasDrafted: boolean('has_drafted').notNull(),
  manualKeepersEnabled: boolean('manual_keepers_enabled').notNull(),
  lastStandingsRefresh: instant('last_standings_refresh'),
  lastDraftOrderRefresh: instant('last_draft_order_refresh'),
});

/** Which league of which host a season of a league comes from. */
export const leagueSource = pgTable(
  'league_source',
  {
    leagueId: text('league_id').notNull(),
    season: integer('season').notNull(),
    provider: text('provider').notNull(),
    externalId: text('external_id').notNull(),
    host: text('host'),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.season] })],
);

/** A team as it is now. Ids of the default provider are unique across leagues; the second provider's are user ids. */
export const team = pgTable(
  'team',
  {
    leagueId: text('league_id').notNull(),
    id: text('id').notNull(),
    externalId: text('external_id'),
    name: text('name').notNull(),
    ownerName: text('owner_name'),
    avatar: text('avatar'),
    division: text('division'),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.id] }), index('team_by_id').on(t.id)],
);

/** A team's standing in a season, under the name and division it had then. */
export const teamSeason = pgTable(
  'team_season',
  {
    leagueId: text('league_id').notNull(),
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
  (t) => [primaryKey({ columns: [t.leagueId, t.season, t.teamId] })],
);

/** An NFL player or defence. `position` is QB, RB, WR, TE, K, DEF or a host's code; `nflTeam` one of the 33 codes. */
export const player = pgTable('player', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  position: text('position').notNull(),
  positionSortOrder: integer('position_sort_order').notNull(),
  nflTeam: text('nfl_team'),
  birthdate: date('birthdate', { mode: 'string' }),
  draftYear: integer('draft_year'),
});

export const playerExternalId = pgTable(
  'player_external_id',
  {
    provider: text('provider').notNull(),
    externalId: text('external_id').notNull(),
    playerId: text('player_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.externalId] })],
);

export const byeWeek = pgTable(
  'bye_week',
  { season: integer('season').notNull(), nflTeam: text('nfl_team').notNull(), week: integer('week').notNull() },
  (t) => [primaryKey({ columns: [t.season, t.nflTeam] })],
);

/** A player's rank before a season. `nflRank` is the host's, the rest the rankings provider's (`avg` is the ADP; `age` in years). */
export const ranking = pgTable(
  'ranking',
  {
    season: integer('season').notNull(),
    playerId: text('player_id').notNull(),
    nflRank: integer('nfl_rank'),
    best: integer('best'),
    worst: integer('worst'),
    avg: numeric('avg', { precision: 7, scale: 2, mode: 'number' }),
    stdDev: numeric('std_dev', { precision: 7, scale: 2, mode: 'number' }),
    age: numeric('age', { precision: 4, scale: 1, mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.season, t.playerId] })],
);

/** A league's rosters now. */
export const rosterEntry = pgTable(
  'roster_entry',
  {
    leagueId: text('league_id').notNull(),
    teamId: text('team_id').notNull(),
    playerId: text('player_id').notNull(),
    slot: text('slot', { enum: ['active', 'reserve', 'taxi'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.playerId] }), index('roster_entry_by_team').on(t.teamId)],
);

/** A keeper mark for a season; `source` tells who set it. */
export const keeper = pgTable(
  'keeper',
  {
    leagueId: text('league_id').notNull(),
    season: integer('season').notNull(),
    teamId: text('team_id').notNull(),
    playerId: text('player_id').notNull(),
    source: text('source', { enum: ['host', 'manual'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.season, t.playerId] })],
);

/** A team's scores of a week; what its starters, bench and reserve (injured, taxi) scored. */
export const teamWeek = pgTable(
  'team_week',
  {
    leagueId: text('league_id').notNull(),
    season: integer('season').notNull(),
    week: integer('week').notNull(),
    teamId: text('team_id').notNull(),
    opponentId: text('opponent_id'),
    teamScore: points('team_score').notNull(),
    benchScore: points('bench_score').notNull(),
    resScore: points('res_score').notNull(),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.season, t.teamId, t.week] })],
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
    playerId: text('player_id').notNull(),
    slot: text('slot', { enum: ['starter', 'bench', 'reserve'] }).notNull(),
    score: points('score'),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.season, t.teamId, t.week, t.index] })],
);

/** A pick as first given out; who holds it now follows from `pick_trade`. `playerId` is who was picked. */
export const draftPick = pgTable(
  'draft_pick',
  {
    leagueId: text('league_id').notNull(),
    season: integer('season').notNull(),
    round: integer('round').notNull(),
    pick: integer('pick').notNull(),
    originalTeamId: text('original_team_id').notNull(),
    playerId: text('player_id'),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.season, t.round, t.pick] })],
);

/** One pick that changed hands. A trade of two picks is two rows. `date` null when the host does not say it. */
export const pickTrade = pgTable(
  'pick_trade',
  {
    id: serial('id').primaryKey(),
    leagueId: text('league_id').notNull(),
    season: integer('season').notNull(),
    date: date('date', { mode: 'string' }),
    round: integer('round').notNull(),
    pick: integer('pick').notNull(),
    fromTeamId: text('from_team_id').notNull(),
    toTeamId: text('to_team_id').notNull(),
    source: text('source', { enum: ['host', 'manual'] }).notNull(),
  },
  (t) => [index('pick_trade_by_pick').on(t.leagueId, t.season, t.round, t.pick)],
);

/** A rookie; `height` is feet-inches ("6-2"), `weightLbs` pounds, `yardDash` seconds over 40 yards. */
export const rookie = pgTable(
  'rookie',
  {
    season: integer('season').notNull(),
    playerId: text('player_id').notNull(),
    name: text('name').notNull(),
    position: text('position').notNull(),
    weightLbs: integer('weight_lbs'),
    height: text('height'),
    yardDash: numeric('yard_dash', { precision: 4, scale: 2, mode: 'number' }),
    fantasyProsRank: integer('fantasy_pros_rank'),
    draftBuzzRank: integer('draft_buzz_rank'),
  },
  (t) => [primaryKey({ columns: [t.season, t.playerId] })],
);

export const account = pgTable(
  'account',
  {
    id: serial('id').primaryKey(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['admin', 'commissioner', 'member'] }).notNull(),
  },
  (t) => [uniqueIndex('account_email').on(t.email)],
);

/** A commissioner's league (`teamId` empty) or a member's team. */
export const accountScope = pgTable(
  'account_scope',
  {
    accountId: integer('account_id').notNull(),
    leagueId: text('league_id').notNull(),
    teamId: text('team_id').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.leagueId, t.teamId] })],
);

/** A refresh token, stored as its SHA-256 hash. `family` is the session: one log-in and all its renewals. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text('hash').primaryKey(),
    family: text('family').notNull(),
    accountId: integer('account_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('refresh_token_family').on(t.family)],
);

/** Failed log-ins, counted until a time; `key` is the hash of the account's or the caller's address that they are counted for. */
export const logInAttempt = pgTable('log_in_attempt', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  until: instant('until').notNull(),
});

/** Values of this installation, such as the key that signs access tokens. */
export const installation = pgTable('installation', { name: text('name').primaryKey(), value: text('value').notNull() });

/** The answer of a host as it came last; `sha256` of the body in hexadecimal. */
export const rawResponse = pgTable('raw_response', {
  url: text('url').primaryKey(),
  body: text('body').notNull(),
  sha256: text('sha256').notNull(),
  etag: text('etag'),
  fetchedAt: instant('fetched_at').notNull(),
});

/** How far an import of a league's season has come. A season that is `complete` is read no more. */
export const watermark = pgTable(
  'watermark',
  {
    leagueId: text('league_id').notNull(),
    season: integer('season').notNull(),
    resource: text('resource').notNull(),
    week: integer('week').notNull(),
    complete: boolean('complete').notNull(),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.season, t.resource] })],
);

/** Who was on reserve or taxi in a week, where a host tells it only while the week is on. */
export const rosterSnapshot = pgTable(
  'roster_snapshot',
  {
    leagueId: text('league_id').notNull(),
    season: integer('season').notNull(),
    week: integer('week').notNull(),
    teamId: text('team_id').notNull(),
    playerId: text('player_id').notNull(),
    slot: text('slot', { enum: ['active', 'reserve', 'taxi'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.leagueId, t.season, t.week, t.playerId] })],
);

/** Another name of a player, as files or hosts write it, entered by people. */
export const playerAlias = pgTable('player_alias', {
  name: text('name').primaryKey(),
  playerName: text('player_name').notNull(),
});

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
    outcome: text('outcome', { enum: ['running', 'done', 'skipped', 'failed'] }).notNull(),
    rows: integer('rows').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    unmatched: jsonb('unmatched').$type<string[]>().notNull().default([]),
    note: text('note'),
    error: text('error'),
  },
  (t) => [index('import_run_by_call').on(t.call, t.chosen)],
);
