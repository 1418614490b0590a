import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { NOT_AVAILABLE } from './numbers';

dayjs.extend(utc);

/** The time zone of shown times: the viewer's, or UTC if it is unknown. */
export type Zone = 'local' | 'utc';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?)(?:(Z)|([+-]\d{2}):?(\d{2}))?$/i;
/** Whether the day exists: JavaScript turns 2025-02-30 into 2 March. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** A date without a time is that calendar day in every zone; a date-time without a zone is UTC. Undefined for any other text. */
function parse(value: string | null | undefined, zone: Zone): Dayjs | undefined {
  const text = value?.trim() ?? '';
  if (DATE.test(text)) return isDay(text) ? dayjs.utc(text) : undefined;
  const [, day = '', time = '', , hours, minutes] = DATE_TIME.exec(text) ?? [];
  if (!day || !isDay(day)) return undefined;
  const instant = dayjs.utc(new Date(`${day}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`));
  return zone === 'utc' ? instant : instant.local();
}

/** A Last Refresh stamp as year-month-day hour:minute: `2025-09-04 18:30`. 'N/A' for what is no date. */
export const refreshStamp = (value: string | null | undefined, zone: Zone = 'local'): string =>
  parse(value, zone)?.format('YYYY-MM-DD HH:mm') ?? NOT_AVAILABLE;

/** A trade's day as day, short month, year: `4 Sep 2025`. 'N/A' for what is no date. */
export const tradeDate = (value: string | null | undefined, zone: Zone = 'local'): string =>
  parse(value, zone)?.format('D MMM YYYY') ?? NOT_AVAILABLE;

/** A kick-off with its weekday: `Thu 10 Sep 2026, 20:20`. 'N/A' for what is no date. */
export const kickOffTime = (value: string | null | undefined, zone: Zone = 'local'): string =>
  parse(value, zone)?.format('ddd D MMM YYYY, HH:mm') ?? NOT_AVAILABLE;
