import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import utc from 'dayjs/plugin/utc';
import { NOT_AVAILABLE } from './numbers';

dayjs.extend(utc);
dayjs.locale('en-gb');

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/** Whether the day exists: 2025-02-30 would otherwise turn into 2 March. */
function isDay(date: string): boolean {
  return dayjs.utc(date).isValid() && dayjs.utc(date).format('YYYY-MM-DD') === date;
}

/** A date without a time stays that calendar day in every zone; a date-time without a zone is UTC, shown in the viewer's zone. */
function parse(value: string | null | undefined): dayjs.Dayjs | undefined {
  const text = value?.trim() ?? '';
  if (DATE.test(text)) return isDay(text) ? dayjs.utc(text) : undefined;
  const [, day, , , , zone] = DATE_TIME.exec(text) ?? [];
  if (!day || !isDay(day)) return undefined;
  return zone ? dayjs(text.replace(' ', 'T')) : dayjs.utc(text.replace(' ', 'T')).local();
}

function show(value: string | null | undefined, format: string): string {
  return parse(value)?.format(format) ?? NOT_AVAILABLE;
}

/** A Last Refresh stamp as year-month-day hour:minute: `2025-09-04 18:30`. 'N/A' for what is no date. */
export function refreshStamp(value: string | null | undefined): string {
  return show(value, 'YYYY-MM-DD HH:mm');
}

/** A trade's day as day, short month, year: `4 Sep 2025`. 'N/A' for what is no date. */
export function tradeDate(value: string | null | undefined): string {
  return show(value, 'D MMM YYYY');
}
