import type { Database } from '../db';
import { readValue, writeValue } from '../db/queries/installation';
import type { Hosts } from './hosts';
import type { Calendar } from './schedule';

const name = 'nflCalendar';
const freshForMs = 6 * 60 * 60_000;

interface Stored {
  readAt: number;
  calendar: Calendar;
}

/** The calendar that was read last; undefined before that. */
const findStored = async (db: Database): Promise<Stored | undefined> => {
  const text = await readValue(db, name);
  return text === undefined ? undefined : (JSON.parse(text) as Stored);
};

/** The NFL's calendar as it was read last; undefined before that. */
export const findCalendar = async (db: Database): Promise<Calendar | undefined> => (await findStored(db))?.calendar;

/**
 * The NFL's calendar, read from the hosts when it is more than six hours old. Only Sleeper tells the phase, only MyFantasyLeague the kick-offs.
 * @param now in milliseconds since 1970
 * @throws HostError when it has to be read, and cannot
 */
export async function currentCalendar(db: Database, { sleeper, mfl }: Hosts, now: number): Promise<Calendar> {
  const stored = await findStored(db);
  if (stored && now - stored.readAt < freshForMs) return stored.calendar;
  const { season, phase, week } = await sleeper.nflState();
  const kickOffs = phase === 'regular' ? await mfl.kickOffs(season, week) : [];
  const calendar = { season, phase, week, kickOffs };
  await writeValue(db, name, JSON.stringify({ readAt: now, calendar } satisfies Stored));
  return calendar;
}
