import { and, asc, eq, exists, gt, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../..';
import type { OpenDraft } from '../../../domain/seasonDrafts';
import { hostOutage, league, leagueSchedule, leagueSource, syncState, watermark } from '../../schema';
import { countPage } from '../countPage';
import { hasDifferences } from '../seasons/watermarks';
import { deleteFailedJobs } from './failedJobs';

const toMs = (instant: string | null) => (instant === null ? null : Date.parse(instant));
const toInstant = (ms: number) => new Date(ms).toISOString();

/** How often a league on the schedule is read. */
export type SchedulePace = (typeof leagueSchedule.pace.enumValues)[number];

/** The drafts of a scheduled league's season that are not over. */
const openDrafts = sql<readonly OpenDraft[]>`(
  select coalesce(json_agg(json_build_object('isRunning', is_running, 'startsAt', starts_at)), '[]')
  from league_draft as open where open.league_id = ${league.id} and open.season = ${league.season} and not is_over)`;

const isOfSeason = and(eq(leagueSource.leagueId, league.id), eq(leagueSource.season, league.season));

async function selectWhere(db: Database, condition?: SQL, page?: { offset: number; limit: number }) {
  const selected = db
    .select({
      id: league.id,
      name: league.name,
      season: league.season,
      host: leagueSource.provider,
      seasons: sql<number[]>`array(
        select season from league_source as each
        where each.league_id = ${league.id} and each.provider = ${leagueSource.provider} order by season desc)`,
      pace: leagueSchedule.pace,
      viewedAt: leagueSchedule.viewedAt,
      openDrafts,
      failedLeagues: sql<number>`coalesce(cardinality(${hostOutage.leagueIds}), 0)`,
      hostFailedAt: hostOutage.failedAt,
    })
    .from(leagueSchedule)
    .innerJoin(league, eq(league.id, leagueSchedule.leagueId))
    .innerJoin(leagueSource, isOfSeason)
    .leftJoin(hostOutage, eq(hostOutage.host, leagueSource.provider))
    .where(condition)
    .orderBy(asc(league.name), asc(league.id));
  const rows = await (page ? selected.limit(page.limit).offset(page.offset) : selected);
  return rows.map((row) => ({ ...row, viewedAt: toMs(row.viewedAt), hostFailedAt: toMs(row.hostFailedAt) }));
}

/**
 * A league that the schedule reads, with the host of its season, its `seasons` there, newest first, and how many leagues of that host failed
 * one after another, the last at `hostFailedAt`; instants in milliseconds since 1970.
 */
export type LeagueOnSchedule = Awaited<ReturnType<typeof selectWhere>>[number];

/** A league on the schedule. */
export const findOnSchedule = async (db: Database, leagueId: string): Promise<LeagueOnSchedule | undefined> =>
  (await selectWhere(db, eq(league.id, leagueId)))[0];

/** Which leagues of the schedule: those with a part of this name, and those that fail, or whose records differ from their weeks. */
export interface ScheduleChoice {
  search?: string;
  only?: 'failing' | 'differing';
}

function isChosen(db: Database, { search, only }: ScheduleChoice) {
  const ofLeague = (table: typeof syncState | typeof watermark) => eq(table.leagueId, league.id);
  const failing = db
    .select({ key: syncState.key })
    .from(syncState)
    .where(and(ofLeague(syncState), isNotNull(syncState.error)));
  const differing = db
    .select({ season: watermark.season })
    .from(watermark)
    .where(and(ofLeague(watermark), hasDifferences));
  return and(
    search === undefined ? undefined : sql`strpos(lower(${league.name}), lower(${search})) > 0`,
    only && exists(only === 'failing' ? failing : differing),
  );
}

/** A page of the chosen leagues on the schedule, by name: the wanted one, from 1, or the last. */
export async function selectOnSchedule(db: Database, choice: ScheduleChoice, wanted: number, pageSize: number) {
  const chosen = db
    .select({ id: league.id })
    .from(leagueSchedule)
    .innerJoin(league, eq(league.id, leagueSchedule.leagueId))
    .innerJoin(leagueSource, isOfSeason)
    .where(isChosen(db, choice));
  const { counted, page } = await countPage(db, chosen, wanted, pageSize);
  const leagues = await selectWhere(db, isChosen(db, choice), { offset: (page - 1) * pageSize, limit: pageSize });
  return { ...counted, leagues };
}

/**
 * The leagues of each host that the schedule reads, how many of them fail, and the seconds since their scores and rosters were read: of half of
 * them at most, of 95 % and of all. Leagues that were never read have no age.
 */
export async function selectScheduleFigures(db: Database) {
  const { rows } = await db.execute<{ host: string; leagues: number; failing: number; ages: number[] | null }>(sql`
    select host, count(*)::int as leagues, (count(*) filter (where is_failing))::int as failing,
      percentile_disc(array[0.5, 0.95, 1]) within group (order by age) as ages
    from (
      select source.provider as host,
        (select extract(epoch from now() - min(done_at))::float8 from sync_state
          where league_id = league.id and key in (league.id || '/scores', league.id || '/rosters')) as age,
        exists (select from sync_state where league_id = league.id and error is not null) as is_failing
      from league_schedule as schedule
        join league on league.id = schedule.league_id
        join league_source as source on source.league_id = league.id and source.season = league.season
      where schedule.pace <> 'paused') as each
    group by host`);
  return rows;
}

/** Whether the schedule reads any league. */
export const hasReadLeagues = async (db: Database): Promise<boolean> =>
  (await db.select().from(leagueSchedule).where(ne(leagueSchedule.pace, 'paused')).limit(1)).length > 0;

/** The leagues with a draft that is not over, and that were viewed after `since`, in milliseconds since 1970. */
export const selectWatchedDrafts = (db: Database, since: number) =>
  selectWhere(
    db,
    and(
      gt(leagueSchedule.viewedAt, toInstant(since)),
      sql`exists (select from league_draft as open
        where open.league_id = ${league.id} and open.season = ${league.season} and not is_over)`,
    ),
  );

/** Sets how often a league is read. @returns whether it is on the schedule */
export async function setPace(db: Database, leagueId: string, pace: SchedulePace): Promise<boolean> {
  const found = await db.update(leagueSchedule).set({ pace }).where(eq(leagueSchedule.leagueId, leagueId)).returning();
  return found.length > 0;
}

const selectStates = async (db: Database, condition: SQL) =>
  (await db.select().from(syncState).where(condition)).map(({ slotAt, triedAt, doneAt, ...row }) => ({
    ...row,
    slotAt: toMs(slotAt),
    triedAt: toMs(triedAt),
    doneAt: toMs(doneAt),
  }));

/** The states of the scheduled jobs of leagues, by key; instants in milliseconds since 1970. */
export const selectSyncStates = async (db: Database, leagueIds: string[]) =>
  new Map((await selectStates(db, inArray(syncState.leagueId, leagueIds))).map((state) => [state.key, state]));

/** The state of a scheduled job; instants in milliseconds since 1970. */
export const findSyncState = async (db: Database, key: string) => (await selectStates(db, eq(syncState.key, key)))[0];

/** Adds a league to the schedule, unless it is on it already. */
export const scheduleLeague = (tx: Database, leagueId: string) =>
  tx.insert(leagueSchedule).values({ leagueId }).onConflictDoNothing();

/** The slot of a resource that the leagues of a kind share: those of a pace, viewed lately or not, of a past season or not. */
export interface SlotOfKind {
  resource: string;
  pace: SchedulePace;
  isViewed: boolean;
  isPast: boolean;
  /** In milliseconds since 1970. */
  slotAt: number;
  priority: number;
}

/** When leagues count as of a kind, and what keeps a due job from being queued. Instants and times in milliseconds. */
export interface DueOptions {
  now: number;
  /** A league that was viewed after it counts as viewed. */
  viewedSince: number;
  /** A league of an earlier season counts as past. */
  season: number;
  /** A job that failed waits `first`, twice as long after each further failure, `most` at most. */
  pause: { first: number; most: number };
  /** A host of which so many leagues failed gets no job for `pause`. */
  outage: { leagues: number; pause: number };
  exceptHosts: string[];
  limit: number;
}

/** A job that is due; `isTrying` when its host counts as down, and its pause is over. */
export type DueJob = Pick<SlotOfKind, 'resource' | 'slotAt' | 'priority'> & { leagueId: string; host: string; isTrying: boolean };

/** The jobs that are due and not queued yet, by priority and slot: one statement for all leagues. */
export async function selectDue(db: Database, slots: SlotOfKind[], options: DueOptions): Promise<DueJob[]> {
  const { now, viewedSince, season, pause, outage, exceptHosts, limit } = options;
  const kinds = JSON.stringify(slots.map((slot, index) => ({ ...slot, index, slotAt: toInstant(slot.slotAt) })));
  const milliseconds = (ms: SQL | number) => sql`make_interval(secs => ${ms} / 1000.0)`;
  const at = sql`${toInstant(now)}::timestamptz`;
  const held = sql`least(${pause.first}::bigint * (1::bigint << least(state.failures - 1, 30)), ${pause.most}::bigint)`;
  const { rows } = await db.execute<{ leagueId: string; host: string; index: number; isTrying: boolean }>(sql`
    select league.id as "leagueId", source.provider as host, slot.index, outage.host is not null as "isTrying"
    from league_schedule as schedule
      join league on league.id = schedule.league_id
      join league_source as source on source.league_id = league.id and source.season = league.season
      join json_to_recordset(${kinds}::json) as slot
        (index int, resource text, pace text, "isViewed" boolean, "isPast" boolean, "slotAt" timestamptz, priority int)
        on slot.pace = schedule.pace and slot."isPast" = (league.season < ${season}::int)
          and slot."isViewed" = coalesce(schedule.viewed_at > ${toInstant(viewedSince)}::timestamptz, false)
      left join sync_state as state on state.key = league.id || '/' || slot.resource
      left join host_outage as outage on outage.host = source.provider and cardinality(outage.league_ids) >= ${outage.leagues}::int
    where (state.slot_at is null or state.slot_at < slot."slotAt")
      and (state.failures is null or state.failures = 0 or state.tried_at is null or state.tried_at + ${milliseconds(held)} <= ${at})
      and (outage.host is null or outage.failed_at + ${milliseconds(sql`${outage.pause}::bigint`)} <= ${at})
      and source.provider <> all(${sql.param(exceptHosts)}::text[])
    order by slot.priority desc, slot."slotAt", league.id, slot.index
    limit ${limit}`);
  return rows.map(({ index, ...row }) => {
    const { resource, slotAt, priority } = slots[index]!;
    return { ...row, resource, slotAt, priority };
  });
}

/** Records the slots that jobs were queued for, in milliseconds since 1970, unless a later one is recorded. @returns the keys of those set */
export async function setSlots(
  db: Database,
  jobs: { key: string; leagueId: string | null; slotAt: number }[],
): Promise<Set<string>> {
  const column = (values: (string | null)[]) => sql`${sql.param(values)}::text[]`;
  // Two processes that set the same slots lock them in the same order.
  const { rows } = await db.execute<{ key: string }>(sql`
    insert into sync_state as state (key, league_id, slot_at)
    select key, league_id, slot_at::timestamptz
    from unnest(${column(jobs.map(({ key }) => key))}, ${column(jobs.map(({ leagueId }) => leagueId))},
      ${column(jobs.map(({ slotAt }) => toInstant(slotAt)))}) as job (key, league_id, slot_at)
    order by key
    on conflict (key) do update set slot_at = excluded.slot_at
    where state.slot_at is null or state.slot_at < excluded.slot_at
    returning key`);
  return new Set(rows.map(({ key }) => key));
}

/** Records the slot that a job was queued for. @returns whether it is later than the recorded one */
export const setSlot = async (db: Database, key: string, leagueId: string | null, slotAt: number): Promise<boolean> =>
  (await setSlots(db, [{ key, leagueId, slotAt }])).has(key);

/** The host of a league's season. */
const hostOfLeague = (leagueId: string) =>
  sql`(select source.provider from league_source as source join league on league.id = source.league_id
    where league.id = ${leagueId} and source.season = league.season)`;

/** Records how a job ended: `error` null for success, which also deletes the failed jobs of its key and ends an outage of its host. */
export async function setTried(db: Database, key: string, leagueId: string | null, error: string | null): Promise<void> {
  if (error === null) await deleteFailedJobs(db, key, leagueId);
  const triedAt = new Date().toISOString();
  const ended = error === null ? { doneAt: triedAt, failures: 0, error } : { failures: sql`${syncState.failures} + 1`, error };
  await db
    .insert(syncState)
    .values({ key, leagueId, triedAt, error, ...(error === null ? { doneAt: triedAt } : { failures: 1 }) })
    .onConflictDoUpdate({ target: syncState.key, set: { triedAt, ...ended } });
  if (error === null && leagueId !== null) await db.delete(hostOutage).where(eq(hostOutage.host, hostOfLeague(leagueId)));
}

/** Records that the host of a league on the schedule failed. Of a league that fails again only the time is new. */
export const setHostFailed = (tx: Database, leagueId: string) =>
  tx.execute(sql`
    insert into host_outage as outage (host, league_ids, failed_at)
    select source.provider, array[league.id], now()
    from league join league_source as source on source.league_id = league.id and source.season = league.season
    where league.id = ${leagueId} and exists (select from league_schedule where league_id = league.id)
    on conflict (host) do update set failed_at = excluded.failed_at,
      league_ids = case when excluded.league_ids <@ outage.league_ids then outage.league_ids
        else (outage.league_ids || excluded.league_ids)[1:10] end`);

/** Records that leagues were viewed now; those that are not on the schedule are ignored. */
export const setViewed = (db: Database, leagueIds: string[]) =>
  db
    .update(leagueSchedule)
    .set({ viewedAt: new Date().toISOString() })
    .where(sql`${leagueSchedule.leagueId} = any(${sql.param(leagueIds)}::text[])`);
