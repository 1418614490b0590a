import { readsOfWeek } from '../../../server/sync/schedule/hostLoad';
import {
  type Calendar,
  dueSlot,
  firstKickOff,
  isWeekOver,
  nextSlot,
  pauseAfter,
  type ScheduledLeague,
  scheduledPriority,
  slotsOfKinds,
} from '../../../server/sync/schedule/schedule';
import type { Resource } from '../../../server/sync/jobs/jobs';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The kick-offs of the NFL's week that an instant is in, which ends on Tuesday at 8: Thursday night, Sunday, Monday night. */
function kickOffsAt(now: number): number[] {
  const tuesday = Math.floor((now - 5 * day - 8 * hour) / (7 * day)) * 7 * day + 5 * day;
  return [2 * day + 24.25 * hour, 5 * day + 17 * hour, 5 * day + 20.5 * hour, 6 * day + 0.25 * hour, 7 * day + 0.25 * hour].map(
    (after) => tuesday + after,
  );
}

const phases: [string, Calendar['phase']][] = [
  ['2026-08-06', 'pre'],
  ['2026-09-09', 'regular'],
  ['2027-01-12T12:00Z', 'post'],
  ['2027-02-15', 'off'],
];
const calendarAt = (now: number): Calendar => {
  const phase = phases.findLast(([from]) => Date.parse(from) <= now)?.[1] ?? 'off';
  return { season: 2026, phase, kickOffs: phase === 'regular' ? kickOffsAt(now) : [] };
};

const league: ScheduledLeague = { host: 'sleeper', season: 2026, pace: 'calendar', viewedAt: null, openDrafts: [] };
const untried = { slotAt: null, triedAt: null, failures: 0 };

/** The instants at which a resource is read, with a look at the schedule each minute. */
function runsOf(resource: Resource, from: string, to: string, of: (now: number) => ScheduledLeague = () => league): number[] {
  const runs: number[] = [];
  let slotAt: number | null = Date.parse(from) - 1;
  for (let now = Date.parse(from); now < Date.parse(to); now += minute) {
    const slot = dueSlot(resource, now, calendarAt(now), of(now), { ...untried, slotAt });
    if (slot === null) continue;
    slotAt = slot;
    runs.push(now);
  }
  return runs;
}

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / day;
const dayOf = (now: number) => new Date(now).getUTCDay();

it('a week is over five hours after its last kick-off, or once the NFL is in a later one', () => {
  const last = Date.parse('2026-09-15T00:15Z');
  const calendar: Calendar = { season: 2026, phase: 'regular', week: 1, kickOffs: [last - 4 * day, last] };
  const isOver = (more: Partial<Calendar>, week = 1, now = last + 6 * hour) =>
    isWeekOver({ ...calendar, ...more }, 2026, week, now);
  expect([isOver({}), isOver({}, 1, last + 4 * hour), isOver({}, 2)]).toEqual([true, false, false]);
  expect([isOver({ week: 2 }, 1, 0), isOver({ phase: 'post', week: 1 }, 17)]).toEqual([true, true]);
  // Of what the calendar does not tell, no week is over.
  const unknown = [isOver({ kickOffs: [] }), isOver({ week: undefined }), isOver({ phase: 'off' }), isOver({ season: 2025 })];
  expect(unknown).toEqual([false, false, false, false]);
});

it('the first kick-off is that of the week of the NFL', () => {
  const kickOffs = ['2026-09-13T17:00Z', '2026-09-11T00:20Z'].map((at) => Date.parse(at));
  const calendar: Calendar = { season: 2026, phase: 'regular', week: 1, kickOffs };
  expect(firstKickOff(calendar)).toEqual({ season: 2026, week: 1, at: '2026-09-11T00:20:00.000Z' });
  expect([firstKickOff({ ...calendar, kickOffs: [] }), firstKickOff({ ...calendar, week: undefined })]).toEqual([
    undefined,
    undefined,
  ]);
});

it('a season from August to February passes week by week: each week is read after its games and on Tuesday and Thursday', () => {
  const [from, to] = ['2026-08-11', '2027-02-23'];
  const runs = runsOf('scores', from, to);
  for (let start = Date.parse(from); start < Date.parse(to); start += 7 * day) {
    const ofWeek = runs.filter((run) => run >= start && run < start + 7 * day);
    const { phase } = calendarAt(start + 2.5 * day);
    const { kickOffs } = calendarAt(start + 6.5 * day);
    expect(ofWeek.some((run) => dayOf(run) === 2)).toBe(true);
    expect(ofWeek.some((run) => dayOf(run) === 4)).toBe(phase === 'regular' || phase === 'post');
    for (const kickOff of kickOffs) expect(runs.some((run) => run > kickOff + 3 * hour && run <= kickOff + 5 * hour)).toBe(true);
    if (phase === 'off') expect(ofWeek).toHaveLength(1);
  }
});

it('during games a league that somebody views is read every five minutes, another one hourly', () => {
  const [sunday, end] = ['2026-09-20T17:00:00Z', '2026-09-20T20:00:00Z'];
  expect(runsOf('scores', sunday, end)).toHaveLength(3);
  const viewed = runsOf('scores', sunday, end, (now) => ({ ...league, viewedAt: now - 59 * minute }));
  expect(viewed).toHaveLength(36);
  expect(runsOf('scores', sunday, end, (now) => ({ ...league, viewedAt: now - 61 * minute }))).toHaveLength(3);
  expect(runsOf('scores', '2026-09-18T10:00:00Z', '2026-09-20T16:00:00Z')).toEqual([]);
});

it.each<[Resource, string, string, (number: number) => number]>([
  ['rosters', '2026-09-08', '2026-12-08', (length) => length * 4],
  ['players', '2026-09-08', '2026-12-08', (length) => length],
  ['rosters', '2027-02-16', '2027-06-15', (length) => length / 7],
  ['players', '2027-02-16', '2027-06-15', (length) => length / 7],
  ['scores', '2027-02-16', '2027-06-15', (length) => length / 7],
  ['season', '2026-08-11', '2027-06-15', () => 0],
])('reads %s from %s to %s at its own pace', (resource, from, to, expected) => {
  expect(runsOf(resource, from, to)).toHaveLength(expected(days(from, to)));
});

it('asks for the next season once the NFL is in it, until the league has it', () => {
  const [from, to] = ['2026-08-11', '2026-08-18'];
  expect(runsOf('season', from, to, () => ({ ...league, season: 2025 }))).toHaveLength(7);
  expect(runsOf('season', from, to)).toEqual([]);
});

it('reads a league at the pace that is set for it', () => {
  const [from, to] = ['2026-09-15', '2026-09-22'];
  for (const resource of ['scores', 'rosters'] as const) {
    expect(runsOf(resource, from, to, () => ({ ...league, pace: 'daily' }))).toHaveLength(7);
    expect(runsOf(resource, from, to, () => ({ ...league, pace: 'paused' }))).toEqual([]);
  }
});

it('waits longer each time that a job fails, and a day at most', () => {
  expect([1, 2, 3, 20].map(pauseAfter)).toEqual([15 * minute, 30 * minute, hour, day]);
  const now = Date.parse('2026-09-20T18:05:00Z');
  const failed = { slotAt: now - 2 * hour, failures: 3 };
  const due = (triedAt: number) => dueSlot('scores', now, calendarAt(now), league, { ...failed, triedAt });
  expect(due(now - 59 * minute)).toBeNull();
  expect(due(now - 61 * minute)).not.toBeNull();
  expect(nextSlot('scores', now, calendarAt(now), league, { ...failed, triedAt: now - 50 * minute })).toBe(now + 10 * minute);
});

it('says when a league is read next', () => {
  const now = Date.parse('2026-09-20T16:30:00Z');
  const next = (resource: Resource, of = league) => nextSlot(resource, now, calendarAt(now), of, { ...untried, slotAt: now });
  expect(next('scores')).toBe(Date.parse('2026-09-20T17:00:00Z'));
  expect(next('rosters')).toBe(Date.parse('2026-09-20T18:00:00Z'));
  expect(next('season')).toBeNull();
  expect(next('scores', { ...league, pace: 'paused' })).toBeNull();
});

it('in a week of the season a league that nobody views is read as often as the arithmetic of the pace says', () => {
  const reads = (resource: Resource) => runsOf(resource, '2026-09-22', '2026-09-29').length;
  expect({ scores: reads('scores'), rosters: reads('rosters') }).toEqual(readsOfWeek);
});

it('scores of running games go first, and of two leagues the one that somebody looks at', () => {
  const sunday = Date.parse('2026-09-20T18:05:00Z');
  const placeOf = (resource: Resource, viewedAt: number | null, now = sunday) =>
    scheduledPriority(resource, now, calendarAt(now), { ...league, viewedAt });
  const wednesday = Date.parse('2026-09-23T18:05:00Z');
  const places = [
    placeOf('players', null),
    placeOf('scores', sunday - minute),
    placeOf('scores', null),
    placeOf('rosters', sunday - minute),
    placeOf('rosters', sunday - 2 * hour),
  ];
  expect(places).toEqual([...new Set(places)].sort((one, other) => other - one));
  expect(placeOf('scores', null, wednesday)).toBe(placeOf('rosters', null));
});

it('the slots that leagues share are those of each of them', () => {
  for (const from of ['2026-08-11T10:05Z', '2026-09-20T18:05Z', '2026-09-22T12:01Z', '2027-02-16T12:01Z']) {
    const now = Date.parse(from);
    const calendar = calendarAt(now);
    const kinds = slotsOfKinds(now, calendar);
    for (const pace of ['calendar', 'daily', 'paused'] as const)
      for (const isViewed of [true, false])
        for (const season of [2025, 2026])
          for (const resource of ['scores', 'rosters', 'season'] as const) {
            const own = { ...league, pace, season, viewedAt: now - (isViewed ? 59 : 61) * minute };
            const kind = kinds.find(
              (each) =>
                each.resource === resource &&
                each.pace === pace &&
                each.isViewed === isViewed &&
                each.isPast === season < calendar.season,
            );
            expect(kind?.slotAt ?? null).toBe(dueSlot(resource, now, calendar, own, untried));
            if (kind) expect(kind.priority).toBe(scheduledPriority(resource, now, calendar, own));
          }
  }
});

describe('a draft', () => {
  const start = Date.parse('2026-08-30T20:00:00Z');
  const looked = { ...league, viewedAt: start + hour };
  /** The distances between reads in the hour after one, in seconds, while somebody looks or for `lookedFor` from its beginning. */
  const distances = (of: Partial<ScheduledLeague>, at = start + hour, lookedFor = Infinity) => {
    const runs: number[] = [];
    let slotAt: number | null = null;
    for (let now = at; now <= at + hour; now += 5_000) {
      const viewedAt = Math.min(now, at + lookedFor);
      const slot = dueSlot('draft', now, calendarAt(now), { ...looked, ...of, viewedAt }, { ...untried, slotAt });
      if (slot === null) continue;
      slotAt = slot;
      runs.push(now);
    }
    return [...new Set(runs.slice(1).map((run, i) => (run - runs[i]!) / 1_000))];
  };
  const running = [{ isRunning: true, startsAt: null }];
  const planned = [{ isRunning: false, startsAt: start }];

  it('that runs is read every 15 seconds on Sleeper, every minute on MyFantasyLeague', () => {
    expect(distances({ openDrafts: running })).toEqual([15]);
    expect(distances({ openDrafts: running, host: 'mfl' })).toEqual([60]);
  });

  it('that should have begun is read as if it ran, for twelve hours; any other that is open every 15 minutes', () => {
    expect(distances({ openDrafts: planned })).toEqual([15]);
    expect(distances({ openDrafts: planned }, start - 2 * hour)).toEqual([900]);
    expect(distances({ openDrafts: planned }, start + 12 * hour)).toEqual([900]);
    expect(distances({ openDrafts: [{ isRunning: false, startsAt: null }], host: 'mfl' })).toEqual([900]);
    // One that never began does not hide another.
    expect(distances({ openDrafts: [{ isRunning: false, startsAt: start - 30 * day }, ...running] })).toEqual([15]);
  });

  it('is read for two minutes after the last look, and never without one, at another pace, or when all are over', () => {
    const due = (of: Partial<ScheduledLeague>, now = start + hour) =>
      dueSlot('draft', now, calendarAt(now), { ...looked, openDrafts: running, ...of }, untried);
    expect(due({ viewedAt: start + hour - 119_000 })).toBe(start + hour);
    expect(due({ viewedAt: start + hour - 120_000 })).toBeNull();
    expect([due({ viewedAt: null }), due({ pace: 'daily' }), due({ pace: 'paused' }), due({ openDrafts: [] })]).toEqual(
      Array(4).fill(null),
    );
    expect(
      nextSlot(
        'draft',
        start + hour + 1,
        calendarAt(start),
        { ...looked, openDrafts: running },
        { ...untried, slotAt: start + hour },
      ),
    ).toBe(start + hour + 15_000);
  });

  it('that could not be read waits a minute, then longer, 15 minutes at most', () => {
    const waits = [1, 2, 9].map((failures) => {
      const state = { slotAt: start, triedAt: start, failures };
      const now = Array.from({ length: 400 }, (_, i) => start + i * 5_000);
      return (
        now.find((at) => dueSlot('draft', at, calendarAt(at), { ...looked, viewedAt: at, openDrafts: running }, state))! - start
      );
    });
    expect(waits).toEqual([minute, 2 * minute, 15 * minute]);
  });
});
