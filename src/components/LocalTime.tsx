import { useHydrated } from '../browser/useHydrated';
import type { Zone } from '../lib/dates';

type Props = {
  /** A date or date-time of the API. */
  value: string | null | undefined;
  /** `refreshStamp`, `tradeDate` or `kickOffTime`. */
  format: (value: string | null | undefined, zone: Zone) => string;
};

/** A time in the viewer's zone. The server and the hydrating render show it in UTC, because the server does not know that zone. */
export function LocalTime({ value, format }: Props) {
  const zone = useHydrated() ? 'local' : 'utc';
  return <time dateTime={value ?? undefined}>{format(value, zone)}</time>;
}
