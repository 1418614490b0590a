import { onFirstUse } from './onFirstUse';

/** Shown for a missing value. */
export const NOT_AVAILABLE = 'N/A';

type Maybe<T> = T | null | undefined;

/** A number with a fixed number of decimals, by default two: `1234.50`. 'N/A' for a missing one. */
export function decimals(value: Maybe<number>, digits = 2): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return NOT_AVAILABLE;
  // Rounded on the decimal digits, so that 1.005 gives 1.01 and -0.001 gives 0.00.
  const rounded = Number(`${Math.round(Number(`${Math.abs(value)}e${digits}`))}e-${digits}`);
  const size = Number.isNaN(rounded) ? Math.abs(value) : rounded;
  return (value < 0 && size > 0 ? -size : size).toFixed(digits);
}

/** Points with two decimals, or more where they have more: `104.50`, `100.004`. 'N/A' for missing ones. @param most the most decimals */
export const points = (value: Maybe<number>, most = 3): string => decimals(value, most).replace(/(\.\d\d\d*?)0+$/, '$1');

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = onFirstUse(() => new Intl.PluralRules('en-GB', { type: 'ordinal' }));

/** A place: `1st`, `12th`. */
export const ordinal = (place: number): string => `${place}${endings[ordinals().select(place)] ?? 'th'}`;

/** A win percentage, 0 to 1, with three decimals: `0.679`. */
export function percentage(value: Maybe<number>): string {
  return decimals(value, 3);
}

const HEIGHT = /^(\d+)-(\d{1,2})$/;

/** A height in feet and inches (`6-2`) in inches; undefined if it cannot be parsed. */
export function heightInInches(value: Maybe<string>): number | undefined {
  const [, feet, inches] = HEIGHT.exec(value?.trim() ?? '') ?? [];
  if (!feet || !inches || Number(inches) > 11) return undefined;
  return Number(feet) * 12 + Number(inches);
}

/** Formats a height in feet and inches (`6-2`) as `6′2″`. Other text is returned unchanged. */
export function height(value: Maybe<string>): string {
  const inches = heightInInches(value);
  if (inches === undefined) return value?.trim() || NOT_AVAILABLE;
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}

/** A 40-yard dash in seconds: `4.43 s`. */
export function fortyYard(value: Maybe<number>): string {
  const seconds = decimals(value);
  return seconds === NOT_AVAILABLE ? seconds : `${seconds} s`;
}
