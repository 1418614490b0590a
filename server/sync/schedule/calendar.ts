import type { Database } from '../../db';
import { readValue, writeValue } from '../../db/queries/installation';
import type { Hosts } from '../hosts';
import { isSourceError } from '../result';
import type { Calendar } from './schedule';

const name = 'nflCalendar';
const freshForMs = 6 * 60 * 60_000;
/** Milliseconds after which an incompletely read calendar is read again. */
const retryAfterMs = 15 * 60_000;

/** `readAt` in milliseconds since 1970; `error` is why a part of it is older. */
interface Stored {
  readAt: number;
  calendar: Calendar;
  error?: string | undefined;
}

/** The calendar of an installation that has never reached its hosts: the corrections of a week, and rosters every six hours. */
const unread: Calendar = { season: 0, phase: 'regular', kickOffs: [] };

/** The last calendar; undefined before the first read. */
const findStored = async (db: Database): Promise<Stored | undefined> => {
  const text = await readValue(db, name);
  return text === undefined ? undefined : (JSON.parse(text) as Stored);
};

/** The last NFL calendar; undefined before the first read. */
export const findCalendar = async (db: Database): Promise<Calendar | undefined> => (await findStored(db))?.calendar;

/** Reads a part of the calendar. @returns `otherwise` if the host cannot be reached or understood; the message goes to `errors` */
async function readPart<Part>(read: () => Promise<Part>, otherwise: Part, errors: string[]): Promise<Part> {
  try {
    return await read();
  } catch (error) {
    if (!isSourceError(error)) throw error;
    errors.push(error.message);
    return otherwise;
  }
}

/**
 * The NFL's calendar, read from the hosts when it is more than six hours old. Only Sleeper has the phase, only MyFantasyLeague the
 * kick-offs: for a host that is down the stored part is used, and the host is called again 15 minutes later.
 * @param now in milliseconds since 1970
 * @param warn gets why a part could not be read
 */
export async function currentCalendar(
  db: Database,
  { sleeper, mfl }: Hosts,
  now: number,
  warn: (message: string) => void,
): Promise<Calendar> {
  const stored = await findStored(db);
  if (stored && now - stored.readAt < freshForMs) return stored.calendar;
  const last = stored?.calendar ?? unread;
  const errors: string[] = [];
  const { season, phase, week } = await readPart<Omit<Calendar, 'kickOffs'>>(() => sleeper.nflState(), last, errors);
  const storedKickOffs = last.season === season && last.week === week ? last.kickOffs : [];
  const readKickOffs = async () => (week === undefined ? storedKickOffs : mfl.kickOffs(season, week));
  const kickOffs = phase === 'regular' ? await readPart(readKickOffs, storedKickOffs, errors) : [];
  const calendar = { season, phase, week, kickOffs };
  const error = errors.length ? errors.join(' ') : undefined;
  if (error !== undefined) warn(`The NFL calendar could not be read, the stored one is used: ${error}`);
  const readAt = error === undefined ? now : now - freshForMs + retryAfterMs;
  await writeValue(db, name, JSON.stringify({ readAt, calendar, error } satisfies Stored));
  return calendar;
}
