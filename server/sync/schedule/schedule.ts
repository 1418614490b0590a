import { type OpenDraft, startsWithin } from '../../domain/seasonDrafts';
import { priorities, type Resource } from '../jobs/jobs';

/** The state of the NFL, by its host: `kickOffs` are those of the `week` (absent in one stored long ago), in milliseconds since 1970. */
export interface Calendar {
  season: number;
  phase: 'off' | 'pre' | 'regular' | 'post';
  week?: number;
  kickOffs: number[];
}

/** The schedule's view of a league; `viewedAt` in milliseconds since 1970, `openDrafts` those of its season. */
export interface ScheduledLeague {
  host: string;
  season: number;
  pace: 'calendar' | 'daily' | 'paused';
  viewedAt: number | null;
  openDrafts: readonly OpenDraft[];
}

/** What the schedule reads: the draft alone besides the resources of jobs. */
export type ScheduledResource = Resource | 'draft';

/** The history of a job, in milliseconds since 1970. */
export interface JobState {
  slotAt: number | null;
  triedAt: number | null;
  failures: number;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** Instants at equal distances: those of `every` milliseconds since 1970 plus `at`, from `from` until `until`. */
interface Slots {
  every: number;
  at?: number;
  from?: number;
  until?: number;
}

/** Weekdays as an offset from 1 January 1970, a Thursday. */
const weekdays = { thursday: 0, tuesday: 5 * day };

const daily: Slots = { every: day, at: 10 * hour };
/** After Monday's game, and after the corrections of Wednesday. */
const tuesday: Slots = { every: week, at: weekdays.tuesday + 12 * hour };
const thursday: Slots = { every: week, at: weekdays.thursday + 12 * hour };

/** A game and the host's scoring after it. */
const gameLength = 5 * hour;
/** How recently somebody has viewed a league that is read more often, and before others. */
export const viewedWithin = hour;

const isViewed = (now: number, { viewedAt }: Pick<ScheduledLeague, 'viewedAt'>) =>
  viewedAt !== null && now - viewedAt < viewedWithin;

function scoresOf(now: number, { phase, kickOffs }: Calendar, league: ScheduledLeague): Slots[] {
  if (phase === 'off' || phase === 'pre') return [tuesday];
  const every = isViewed(now, league) ? 5 * minute : hour;
  const games = [...new Set(kickOffs)].map((from) => ({ every, from, until: from + gameLength }));
  return [tuesday, thursday, ...games];
}

/**
 * How often a running draft is read, by host. MyFantasyLeague publishes picks up to 15 minutes late, and its pace allows 30 calls a minute
 * to all of its leagues together.
 */
const runningDraftEvery: Readonly<Record<string, number>> = { sleeper: 15 * second };
const otherDraftEvery = minute;
/** How often a draft is read of which the host does not say that it runs: it may begin at another time than planned, or without a plan. */
const openDraftEvery = 15 * minute;
/** How recently somebody has viewed a league whose draft is read. A page that shows an open draft asks for it every 45 seconds. */
export const lookedAtWithin = 2 * minute;

/** Milliseconds between the reads of a draft of the league that runs or should have begun; null without one. */
export function draftInterval(now: number, { host, pace, openDrafts }: ScheduledLeague): number | null {
  const isDue = ({ isRunning, startsAt }: OpenDraft) =>
    isRunning || (startsAt !== null && startsAt <= now && now < startsAt + startsWithin);
  if (pace !== 'calendar' || !openDrafts.some(isDue)) return null;
  return runningDraftEvery[host] ?? otherDraftEvery;
}

/** When the draft is read alone: only while somebody looks. */
function draftSlots(now: number, league: ScheduledLeague): Slots[] {
  const { pace, viewedAt, openDrafts } = league;
  const isLookedAt = viewedAt !== null && now - viewedAt < lookedAtWithin;
  if (pace !== 'calendar' || !openDrafts.length || !isLookedAt) return [];
  return [{ every: draftInterval(now, league) ?? openDraftEvery }];
}

/** When a resource is read. */
function slotsOf(resource: ScheduledResource, now: number, calendar: Calendar, league: ScheduledLeague): Slots[] {
  if (resource === 'draft') return draftSlots(now, league);
  if (league.pace === 'paused') return [];
  const isOff = calendar.phase === 'off';
  if (resource === 'players') return [isOff ? tuesday : daily];
  if (resource === 'season') return calendar.season > league.season ? [isOff ? tuesday : daily] : [];
  if (league.pace === 'daily') return [daily];
  if (resource === 'scores') return scoresOf(now, calendar, league);
  return [isOff ? tuesday : { every: 6 * hour }];
}

const isGameOn = (now: number, { kickOffs }: Calendar) =>
  kickOffs.some((kickOff) => kickOff <= now && now <= kickOff + gameLength);

/** The place in the queue of a league's resource: scores of running games first, and what somebody looks at. */
export function scheduledPriority(resource: ScheduledResource, now: number, calendar: Calendar, league: ScheduledLeague): number {
  if (resource === 'players') return priorities.shared;
  if (resource !== 'scores' || !isGameOn(now, calendar)) return isViewed(now, league) ? priorities.viewed : priorities.rest;
  return isViewed(now, league) ? priorities.viewedGame : priorities.game;
}

/** The last of the slots until `now`. */
function lastOf({ every, at = 0, from = -Infinity, until = Infinity }: Slots, now: number): number {
  const slot = Math.floor((Math.min(now, until) - at) / every) * every + at;
  return slot < from ? -Infinity : slot;
}

/** The first of the slots after `now`. */
function nextOf({ every, at = 0, from = -Infinity, until = Infinity }: Slots, now: number): number {
  const after = Math.floor((now - at) / every) * every + every;
  const slot = Math.max(after, Math.ceil((from - at) / every) * every) + at;
  return slot > until ? Infinity : slot;
}

/** Whether a week of a season is over in the NFL; false if the calendar does not have it. */
export function isWeekOver({ season, phase, week, kickOffs }: Calendar, ofSeason: number, ofWeek: number, now: number): boolean {
  if (season !== ofSeason || (phase !== 'regular' && phase !== 'post')) return false;
  if (phase === 'post' || (week ?? 0) > ofWeek) return true;
  return week === ofWeek && kickOffs.length > 0 && kickOffs.every((kickOff) => kickOff + gameLength <= now);
}

/** The first kick-off of the NFL's week, as an ISO date-time; undefined in the off-season, and while it is not known. */
export function firstKickOff({ season, week, kickOffs }: Calendar): { season: number; week: number; at: string } | undefined {
  if (week === undefined || !kickOffs.length) return undefined;
  return { season, week, at: new Date(Math.min(...kickOffs)).toISOString() };
}

/** The delays of a repeatedly failing job, in milliseconds. */
export const failurePause = { first: 15 * minute, most: day };

/** The delay of a repeatedly failing job, in milliseconds: 15 minutes, doubled each time, at most a day. */
export const pauseAfter = (failures: number) => Math.min(failurePause.first * 2 ** (failures - 1), failurePause.most);

/** The same of a draft that is read alone: a minute at first, 15 minutes at most. */
const draftPauseAfter = (failures: number) => Math.min(minute * 2 ** (failures - 1), 15 * minute);

function heldUntil(resource: ScheduledResource, { failures, triedAt }: JobState): number {
  if (!failures || triedAt === null) return 0;
  return triedAt + (resource === 'draft' ? draftPauseAfter(failures) : pauseAfter(failures));
}

const lastSlot = (resource: ScheduledResource, now: number, calendar: Calendar, league: ScheduledLeague) =>
  Math.max(-Infinity, ...slotsOf(resource, now, calendar, league).map((slots) => lastOf(slots, now)));

/**
 * The slot for which a league's resource is due, in milliseconds since 1970. Null if none is due: the last one was queued, or the job keeps
 * failing.
 */
export function dueSlot(
  resource: ScheduledResource,
  now: number,
  calendar: Calendar,
  league: ScheduledLeague,
  state: JobState,
): number | null {
  const slot = lastSlot(resource, now, calendar, league);
  const isNew = Number.isFinite(slot) && slot > (state.slotAt ?? -Infinity);
  return isNew && now >= heldUntil(resource, state) ? slot : null;
}

/** The resources that the schedule reads of each league. */
export const leagueResources = ['scores', 'rosters', 'season'] as const;

/** The slots until `now` that leagues share, with their places in the queue: those of a pace, viewed lately or not, of a past season or not. */
export function slotsOfKinds(now: number, calendar: Calendar) {
  const both = [false, true];
  return (['calendar', 'daily'] as const).flatMap((pace) =>
    both.flatMap((viewed) =>
      both.flatMap((isPast) =>
        leagueResources.flatMap((resource) => {
          const season = isPast ? calendar.season - 1 : calendar.season;
          const league: ScheduledLeague = { host: '', season, pace, viewedAt: viewed ? now : null, openDrafts: [] };
          const slotAt = lastSlot(resource, now, calendar, league);
          const kind = { resource, pace, isViewed: viewed, isPast, priority: scheduledPriority(resource, now, calendar, league) };
          return Number.isFinite(slotAt) ? { ...kind, slotAt } : [];
        }),
      ),
    ),
  );
}

/** When a resource of a league is read next, in milliseconds since 1970; null when it is not. */
export function nextSlot(
  resource: ScheduledResource,
  now: number,
  calendar: Calendar,
  league: ScheduledLeague,
  state: JobState,
): number | null {
  const from = Math.max(now, heldUntil(resource, state));
  if (dueSlot(resource, from, calendar, league, state) !== null) return from;
  const next = Math.min(Infinity, ...slotsOf(resource, from, calendar, league).map((slots) => nextOf(slots, from)));
  return Number.isFinite(next) ? next : null;
}
